import { cpSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isMap, parseDocument } from 'yaml';
import { contentFolder, KEPT } from '../../src/content/reader/folders.ts';
import { AS_TEXT } from '../../src/content/reader/parse.ts';
import { damaged, picturesIn, readCopy, readSource } from './copy.ts';
import { fileOf, isSame, type SiteFile, writeSite } from './files.ts';
import { onServer, serverOf } from './opener.ts';
import { record } from './records.ts';
import { Declined, fileCount, type Hosting, Stopped, type Talk, whenOf } from './talk.ts';
import { readManifest } from './transfer.ts';

const SITE = 'site.yaml';

/**
 * Brings the owner's files from a server, and returns what was brought, in a sentence. All files that are here are first
 * set aside. Where this computer publishes is never taken from the server, and the owner confirms who gets the messages.
 */
export async function bring(hosting: Hosting, talk: Talk): Promise<string> {
  const folder = contentFolder();
  talk.say(`Conecto a ${hosting.host} e procuro os textos e as fotos…`);
  const here = readSource(folder);
  const [{ date }, copy] = await onServer(
    hosting,
    talk,
    async (remote) => [await readManifest(remote), await readCopy(remote, here)] as const,
  );
  if (!copy)
    throw new Stopped(
      `Em ${hosting.host}, na pasta ${hosting.folder ?? 'em que se entra'}, não há cópia dos textos e das fotos. Confira a pasta; se estiver certa, o site foi publicado sem a cópia, e ela só pode vir do computador que o publicou (“Guardar uma cópia”, em “Publicar”).`,
    );
  const source = copy.map((file) => (file.path === SITE ? withPublishing(file, hosting) : file));
  const when = date && `, publicados ${whenOf(date)}`;
  const isHere = isSame(here, source);
  const [before, now] = [here, source].map(recipientsIn);
  const text = `Os textos do servidor dizem para onde vai o que as pessoas escrevem:\n${now}\nSão mesmo vocês? Se não conhece um deles, responda que não.`;
  if (!isHere && now !== before && !(await talk.ask({ kind: 'recipients', text })))
    throw new Declined('Não trouxe nada: os textos e as fotos daqui continuam como estavam.');
  record(serverOf(hosting), { date, pictures: picturesIn(source) });
  if (isHere) return `Nada a trazer: os textos e as fotos do servidor já estão aqui${when}.`;
  const aside = `${folder}-${new Date().toLocaleString('sv').replace(' ', '-').replaceAll(':', '')}`;
  // Windows renames no folder that an open editor watches.
  cpSync(folder, aside, { recursive: true, filter: (path) => basename(path) !== KEPT });
  for (const { path } of here) rmSync(join(folder, path));
  writeSite(folder, source);
  return `Trouxe ${fileCount(source.length)} (textos, fotos e logos)${when}. Os de antes estão na pasta ${basename(aside)}.`;
}

/** `site.yaml` with the destination of this computer. The file stays as it is if it has this destination already. */
function withPublishing(file: SiteFile, hosting: Hosting): SiteFile {
  const document = parseDocument(String(file.bytes), AS_TEXT);
  if (document.errors.length > 0 || !isMap(document.contents)) throw damaged();
  const given = Object.fromEntries(Object.entries(hosting).map(([name, value]) => [name, String(value)]));
  if (isDeepStrictEqual(document.toJS().publishing, given)) return file;
  document.set('publishing', document.createNode(given));
  return fileOf(SITE, Buffer.from(document.toString({ lineWidth: 0 })));
}

/** The recipients of visitors' messages, in words: a line for the WhatsApp number and one for the form. */
function recipientsIn(source: SiteFile[]): string {
  const site = parseDocument(String(source.find(({ path }) => path === SITE)?.bytes ?? ''), AS_TEXT).toJS();
  const { whatsapp, delivery = {} } = site?.contact ?? {};
  return `  WhatsApp: ${whatsapp}\n  Formulário: ${Object.values(delivery).flat().join(', ')}`;
}
