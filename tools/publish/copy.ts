/** The copy of the owner's files (texts, pictures, logos), as one archive or on a server. */

import { unzipSync, zipSync } from 'fflate';
import { isRead } from '../../src/content/reader/ownerFiles.ts';
import { ELSEWHERE } from '../../src/lib/schema/picture.ts';
import { fileOf, hashesOf, readSite, type SiteFile } from './files.ts';
import type { Remote } from './remote.ts';
import { Stopped, UNSAFE } from './talk.ts';

/**
 * The archive of the texts on a server, and the start of the name of each picture there; the rest is the picture's hash.
 * Apache and LiteSpeed serve no files whose name starts with `.ht`.
 */
export const ARCHIVE = '.htconteudo.zip';
const PICTURE = '.htfoto-';

/** The file in the archive on a server that has the hash of each picture, by its path. */
const INDEX = 'fotos.json';

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

/** The files that a server gets for a copy: each picture once, and the texts in one archive. */
export function pack(source: SiteFile[]): SiteFile[] {
  const texts = source.filter(({ path }) => isText(path));
  const pictures = source.filter((file) => !texts.includes(file));
  const index = fileOf(INDEX, Buffer.from(JSON.stringify(hashesOf(pictures))));
  // The server's list has no hash of a picture, because it would tell the picture's name there.
  const sent = new Map(pictures.map(({ hash, bytes }) => [hash, { path: PICTURE + hash, bytes, hash: '' }]));
  return [...sent.values(), fileOf(ARCHIVE, zip([...texts, index]))];
}

/** The hash of each picture, by its path. */
export const picturesIn = (source: SiteFile[]): Record<string, string> =>
  hashesOf(source.filter(({ path }) => !isText(path)));

export const damaged = (): Stopped =>
  new Stopped(
    'A cópia dos textos e das fotos no servidor está estragada, e não a uso. Nada mudou aqui. Publique de novo do computador que os tem, ou use o arquivo de “Guardar uma cópia”.',
  );

/** Reads a server's archive, which must have no other file: the texts, and the hash of each picture by its path. */
export function unpack(archive: Buffer): { texts: SiteFile[]; pictures: [path: string, hash: string][] } {
  let size = 0;
  try {
    const { [INDEX]: index, ...texts } = unzipSync(archive, {
      filter({ name, originalSize }) {
        size += originalSize;
        if (size > LARGEST || !(name === INDEX || (isText(name) && isOwners(name)))) throw damaged();
        return true;
      },
    });
    const pictures = Object.entries<string>(JSON.parse(Buffer.from(index ?? []).toString()));
    if (pictures.some(([path, hash]) => isText(path) || !isOwners(path) || !/^[\w-]{22}$/.test(hash))) throw damaged();
    return { texts: Object.entries(texts).map(([path, bytes]) => fileOf(path, Buffer.from(bytes))), pictures };
  } catch {
    throw damaged();
  }
}

/** Reads the copy on a server, if there is one. Pictures that are here already are not read again. */
export async function readCopy(remote: Remote, here: SiteFile[]): Promise<SiteFile[] | undefined> {
  const archive = await remote.read(ARCHIVE);
  if (!archive) return undefined;
  const { texts, pictures } = unpack(archive);
  for (const [path, hash] of pictures) {
    const known = here.find((file) => file.hash === hash);
    const bytes = known?.bytes ?? (await remote.read(PICTURE + hash));
    if (!bytes || fileOf(path, bytes).hash !== hash) throw damaged();
    texts.push(fileOf(path, bytes));
  }
  return texts;
}
