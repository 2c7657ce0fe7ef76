import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Publishing } from '../src/content/files/publishing.ts';
import { AS_TEXT } from '../src/content/parse.ts';
import { readContent } from '../src/content/read.ts';
import type { Terminal } from './terminal.ts';

const KINDS: Record<string, Publishing['kind']> = { 1: 'sftp', 2: 'ftp', 3: 'cloudflare' };

/**
 * Asks where the site is or will be published, and writes the answer into `site.yaml`.
 * @param isNoted Whether to write the answer.
 */
export async function askForServer(
  folder: string,
  { read, say }: Terminal,
  isNoted = true,
): Promise<Publishing | undefined> {
  say(
    'Onde o site mora, ou vai morar?\n  1  hospedagem, por SFTP (prefira, se houver)\n  2  hospedagem, por FTP com TLS\n  3  Cloudflare',
  );
  const kind = KINDS[await read('1, 2 ou 3: ')];
  if (!kind) return undefined;
  const answers =
    kind === 'cloudflare'
      ? { name: await read('Nome do site na Cloudflare (Enter para agencia-site): ') }
      : {
          host: await read('Servidor, como ftp.meucoletivo.org.br: '),
          port: await read(`Porta (Enter para ${kind === 'sftp' ? 22 : 21}): `),
          user: await read('Usuário: '),
          folder: await read('Pasta do site no servidor, como public_html (Enter para a pasta em que se entra): '),
        };
  const file = join(folder, 'site.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'), AS_TEXT);
  const given = Object.entries({ kind, ...answers }).filter(([, value]) => value !== '');
  const key = document.createNode('publishing');
  key.spaceBefore = true;
  document.set(key, document.createNode(Object.fromEntries(given)));
  const text = document.toString({ lineWidth: 0 });
  const { site } = readContent(folder, { changes: new Map([['site.yaml', text]]) });
  if (!isNoted) return site.publishing;
  writeFileSync(file, text);
  say(`Anotei em ${file}, em “Publicação”. A senha não fica lá.`);
  return site.publishing;
}
