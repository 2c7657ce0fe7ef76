import { unzipSync, zipSync } from 'fflate';
import { isRead } from '../../src/content/ownerFiles.ts';
import { fileOf, hashesOf, readSite, type SiteFile } from './files.ts';
import { LARGEST } from './remote.ts';
import { Stopped } from './talk.ts';
import { UNSAFE } from './trouble.ts';

/** The owner's files (texts, pictures, logos), sorted by their paths. */
export type Source = readonly SiteFile[];

/**
 * The archive of the texts on a server, and the start of the name of each picture there; the rest is the picture's hash.
 * Apache and LiteSpeed serve no files whose name starts with `.ht`.
 */
export const ARCHIVE = '.htconteudo.zip';
export const PICTURE = '.htfoto-';

/** The name of the archive that the owner stores on this computer. */
export const copyName = (): string => `conteudo-${new Date().toLocaleDateString('sv')}.zip`;

/** The file in the archive on a server that has the hash of each picture, by its path. */
const INDEX = 'fotos.json';

/** The time of each file in an archive. It is fixed, so the same files give the same archive. */
const TIME = new Date(1980, 0, 1);

const isText = (path: string) => /\.ya?ml$/i.test(path);

/**
 * Whether a file may be in the copy: one that the site reads, with a name that leads to the same place on every system.
 * Packing, unpacking and listing all use this definition.
 */
const isOwners = (path: string) => isRead(path) && !path.includes('\\') && !UNSAFE.test(path);

export const readSource = (folder: string): Source => readSite(folder, isOwners);

/** All files in one archive. */
export const zip = (source: Source): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(source.map(({ path, bytes }) => [path, bytes])), { mtime: TIME }));

/** The files that a server gets for a copy: each picture once, and the texts in one archive. */
export function pack(source: Source): SiteFile[] {
  const pictures = picturesIn(source);
  const index = fileOf(INDEX, Buffer.from(JSON.stringify(pictures)));
  const sent = new Map(
    source.filter(({ path }) => path in pictures).map((file) => [file.hash, { ...file, path: PICTURE + file.hash }]),
  );
  const archive = zip([...source.filter(({ path }) => isText(path)), index]);
  return [...sent.values(), fileOf(ARCHIVE, archive)];
}

/** The hash of each picture, by its path. */
export const picturesIn = (source: Source): Record<string, string> =>
  hashesOf(source.filter(({ path }) => !isText(path)));

export const damaged = (cause?: unknown): Stopped =>
  new Stopped(
    'A cópia dos textos e das fotos no servidor está estragada, e não a uso. Nada mudou aqui. Publique de novo do computador que os tem, ou use o arquivo de “Guardar uma cópia”.',
    { cause },
  );

/**
 * Reads the archive of a server: the texts, and the hash of each picture by its path.
 * @throws `Stopped` if the archive is damaged or too large, or has any other file.
 */
export function unpack(archive: Buffer): { texts: SiteFile[]; pictures: [path: string, hash: string][] } {
  let size = 0;
  try {
    const files = unzipSync(archive, {
      filter({ name, originalSize }) {
        size += originalSize;
        if (size > LARGEST || !(name === INDEX || (isText(name) && isOwners(name)))) throw new Error(name);
        return true;
      },
    });
    const { [INDEX]: index = Buffer.alloc(0), ...texts } = files;
    const pictures = Object.entries<unknown>(JSON.parse(Buffer.from(index).toString()));
    return {
      texts: Object.entries(texts).map(([path, bytes]) => fileOf(path, Buffer.from(bytes))),
      pictures: pictures.map(([path, hash]) => {
        if (isText(path) || !isOwners(path) || !/^[\w-]{22}$/.test(String(hash))) throw new Error(path);
        return [path, String(hash)];
      }),
    };
  } catch (cause) {
    throw damaged(cause);
  }
}
