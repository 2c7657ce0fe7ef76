import { afterAll } from 'vitest';
import { emptyFolder } from '../../../tests/temporary.ts';
import { fileOf, readSite, writeSite } from '../files.ts';
import type { Talk } from '../talk.ts';
import { PASSWORD } from './servers.ts';

/** Writes a file, and the folders that it needs. */
export const write = (folder: string, path: string, content: string | Buffer): void =>
  writeSite(folder, [fileOf(path, Buffer.from(content))]);

/**
 * Writes a small site like the build's: pages, cards, compressed copies and `.htaccess`.
 * @returns the folder of the site.
 */
export function makeSite({ word = 'boas', services = ['bots', 'sites'] } = {}): string {
  const folder = emptyFolder(afterAll);
  // A page is large enough to arrive in several parts.
  const page = (text: string) => `<p>${text}</p>`.padEnd(70_000, '.');
  const files: Record<string, string> = {
    '404.html': page('Não há'),
    'index.html': page(`${word} vindas: ${services.join(', ')}`),
    '.well-known/security.txt': 'Contact: x',
    ...Object.fromEntries(services.map((name) => [`${name}.html`, page(name)])),
    ...Object.fromEntries(services.map((name) => [`cartoes/${name}.png`, name])),
  };
  for (const [path, content] of Object.entries(files))
    for (const form of ['', '.br', '.gz']) write(folder, path + form, form + content);
  write(folder, '.htaccess', 'AddType text/html .br .gz\n');
  return folder;
}

/** The content of every file in a folder, except the files that the publication itself keeps there. */
export const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readSite(folder, (path) => !/\.ht(?:publicado|conteudo)/.test(path)).map(({ path, bytes }) => [
      path,
      String(bytes),
    ]),
  );

/** An owner who reads everything, answers yes, and gives the password; the settings change the answers. */
export const answering = (settings: Partial<Talk> = {}): Talk => ({
  say: () => undefined,
  progress: () => undefined,
  warn: () => undefined,
  ask: async () => true,
  password: async (_account, refusal) => (refusal ? undefined : PASSWORD),
  ...settings,
});
