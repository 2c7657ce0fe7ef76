/** The copy of the owner's files (texts, pictures, logos), as one archive or on a server. */

import { unzipSync, zipSync } from 'fflate';
import { isRead } from '../../src/content/reader/ownerFiles.ts';
import { ELSEWHERE } from '../../src/lib/schema/picture.ts';
import { fileOf, hashesOf, hashOf, readSite, type SiteFile } from './files.ts';
import type { Remote } from './remote.ts';
import { Stopped, UNSAFE } from './talk.ts';

/**
 * The archive of the texts on a server, and the start of the name of each picture there; the rest is the picture's hash.
 * Apache and LiteSpeed serve no files whose name starts with `.ht`.
 */
export const ARCHIVE = '.htconteudo.zip';
const PICTURE = '.htfoto-';

/** The maximum size of an unpacked archive in bytes. */
export const LARGEST = 50_000_000;

const isText = (path: string) => /\.ya?ml$/i.test(path);

/** Whether a file may be in the copy: one that the site reads, with a name that leads to the same place everywhere. */
const isOwners = (path: string) => isRead(path) && !ELSEWHERE.test(path) && !UNSAFE.test(path);

/** The owner's files (texts, pictures, logos), sorted by their paths. */
export const readSource = (folder: string): SiteFile[] => readSite(folder, isOwners);

/** All files in one archive. The same files give the same archive, because the time of each file is fixed. */
export function zip(source: SiteFile[]): Buffer {
  const files = Object.fromEntries(source.map(({ path, bytes }) => [path, bytes]));
  return Buffer.from(zipSync(files, { mtime: new Date(1980, 0, 1) }));
}

/** The hash of each picture, by its path. */
export const picturesIn = (source: SiteFile[]): Record<string, string> =>
  hashesOf(source.filter(({ path }) => !isText(path)));

/** The files that a server gets for a copy: each picture once, and an archive in which a picture is only its hash. */
export function pack(source: SiteFile[]): SiteFile[] {
  const pictures = source.filter(({ path }) => !isText(path));
  // The server's list has no hash of a picture, because it would tell the picture's name there.
  const sent = new Map(pictures.map(({ hash, bytes }) => [hash, { path: PICTURE + hash, bytes, hash: '' }]));
  const listed = source.map((file) => (isText(file.path) ? file : { ...file, bytes: Buffer.from(file.hash) }));
  return [...sent.values(), fileOf(ARCHIVE, zip(listed))];
}

export const damaged = (): Stopped =>
  new Stopped(
    'A cópia dos textos e das fotos no servidor está estragada, e não a uso. Nada mudou aqui. Publique de novo do computador que os tem, ou use o arquivo de “Guardar uma cópia”.',
  );

/** Reads a server's archive, which must have no other files than the owner's. A picture is only its hash. */
export function unpack(archive: Buffer): SiteFile[] {
  let size = 0;
  try {
    const files = unzipSync(archive, {
      filter({ name, originalSize }) {
        size += originalSize;
        if (size > LARGEST || !isOwners(name)) throw damaged();
        return true;
      },
    });
    return Object.entries(files).map(([path, bytes]) => fileOf(path, Buffer.from(bytes)));
  } catch {
    throw damaged();
  }
}

/** Reads the copy on a server, if there is one. Pictures that are here already are not read again. */
export async function readCopy(remote: Pick<Remote, 'read'>, here: SiteFile[]): Promise<SiteFile[] | undefined> {
  const archive = await remote.read(ARCHIVE);
  if (!archive) return undefined;
  const copy = unpack(archive);
  for (const file of copy) {
    if (isText(file.path)) continue;
    const hash = String(file.bytes);
    // Another text could lead to another file, or contain a command for the server.
    if (!/^[\w-]{22}$/.test(hash)) throw damaged();
    const bytes = here.find((known) => known.hash === hash)?.bytes ?? (await remote.read(PICTURE + hash));
    if (!bytes || hashOf(bytes) !== hash) throw damaged();
    Object.assign(file, { bytes, hash });
  }
  return copy;
}
