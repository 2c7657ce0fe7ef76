import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { KEPT } from '../src/content/folders.ts';
import { faultsOf, readContent } from '../src/content/read.ts';
import { ARCHIVE, LARGEST_ARCHIVE, unzip } from './archive.ts';
import { keptIn } from './kept.ts';
import { connected, type Machine, serverOf } from './opener.ts';
import type { Hosting } from './remote.ts';
import { readListed } from './send.ts';
import { files, publisher, stamp } from './sentences.ts';
import { hashesOf, readSource, type Source } from './source.ts';
import type { Talk } from './talk.ts';

/**
 * Brings the owner's files from a server. The files of a folder that is there already are first set aside, all of them.
 * @throws an error with a message for the owner, in Portuguese.
 */
export function bring(hosting: Hosting, folder: string, machine: Omit<Machine, 'kept'>, talk: Talk): Promise<void> {
  const beside = `${folder}.trazendo`;
  // An earlier run that was killed may have left its files.
  rmSync(beside, { recursive: true, force: true });
  // A new folder appears only when it is complete.
  const kept = keptIn(join(existsSync(folder) ? folder : beside, KEPT));
  return connected(hosting, { ...machine, kept }, talk, async (use) => {
    talk.say(`Conecto a ${hosting.host} e procuro os textos e as fotos…`);
    const { isDamaged: _, ...manifest } = await readListed(use);
    const bytes = await use((remote) => remote.read(ARCHIVE, LARGEST_ARCHIVE));
    if (!bytes)
      throw new Error(
        `Em ${hosting.host}, na pasta ${hosting.folder ?? 'em que se entra'}, não há cópia dos textos e das fotos. Confira a pasta; se estiver certa, o site foi publicado sem a cópia, e ela só pode vir do computador que o publicou (“Guardar uma cópia”, em “Publicar”).`,
      );
    const source = unzip(bytes);
    const who = manifest.source ? `, que ${publisher(manifest.source)}` : '';
    if (existsSync(folder) && isDeepStrictEqual(hashesOf(readSource(folder)), hashesOf(source))) {
      kept.know(serverOf(hosting), { manifest });
      return talk.say(`Nada a trazer: os textos e as fotos do servidor já estão aqui${who}.`);
    }
    for (const { path, bytes: content } of source) {
      mkdirSync(dirname(join(beside, path)), { recursive: true });
      writeFileSync(join(beside, path), content);
    }
    // The files may name the same server in another way.
    const named = faultsOf(beside).length === 0 ? readContent(beside).site.publishing : undefined;
    for (const server of new Set([hosting, named ?? hosting].map(serverOf))) kept.know(server, { manifest });
    const aside = exchange(folder, beside, source);
    const before = aside ? ` Os de antes estão na pasta ${aside}.` : '';
    talk.say(`Trouxe ${files(source.length)} (textos, fotos e logos)${who}.${before}`);
  }).finally(() => rmSync(beside, { recursive: true, force: true }));
}

/**
 * Gives a folder the files of the folder beside it. Its own files are copied first, because Windows renames no folder
 * that an open editor watches.
 * @returns the name of the copy; undefined if there was no folder.
 */
function exchange(folder: string, beside: string, source: Source): string | undefined {
  if (!existsSync(folder)) {
    renameSync(beside, folder);
    return undefined;
  }
  const aside = `${folder}-${stamp()}`;
  cpSync(folder, aside, { recursive: true, filter: (path) => basename(path) !== KEPT });
  const brought = new Set(source.map(({ path }) => path));
  // First, because on many systems `Foto.jpg` and `foto.jpg` are the same file.
  for (const { path } of readSource(folder)) if (!brought.has(path)) rmSync(join(folder, path));
  for (const { path } of source) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    renameSync(join(beside, path), join(folder, path));
  }
  return basename(aside);
}
