import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { unzipSync, zipSync } from 'fflate';
import { isRead } from '../../src/content/ownerFiles.ts';
import { Stopped, UNSAFE } from './talk.ts';

/** A file of the built site, or one of the owner's. */
export type SiteFile = { path: string; bytes: Buffer; hash: string };

export const hashOf = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22);

/** A file with its hash. */
export const fileOf = (path: string, bytes: Buffer): SiteFile => ({ path, bytes, hash: hashOf(bytes) });

/** Reads all files in a folder, such as a built site, or those whose path is wanted. They are sorted by their paths. */
export function readSite(folder: string, isWanted: (path: string) => boolean = () => true): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter(isWanted)
    .sort()
    .map((path) => fileOf(path, readFileSync(join(folder, path))));
}

/** Whether two sites, or two copies of the owner's files, have the same files. */
export const isSame = (one: readonly SiteFile[], other: readonly SiteFile[]): boolean =>
  isDeepStrictEqual(hashesOf(one), hashesOf(other));

/** The hash of each file, by its path. */
export const hashesOf = (site: readonly SiteFile[]): Record<string, string> =>
  Object.fromEntries(site.map(({ path, hash }) => [path, hash]));

/** The number of bytes of some files. */
export const sum = (site: readonly SiteFile[]): number => site.reduce((bytes, one) => bytes + one.bytes.length, 0);

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

/** The maximum size of an unpacked archive in bytes. */
export const LARGEST = 50_000_000;

const isText = (path: string) => /\.ya?ml$/i.test(path);

/** Names that lead elsewhere: on Windows, and, as `x.ts#.png`, in a build, which would read `x.ts`. */
const ELSEWHERE = /[\\:]|\.\w+#|(?:^|\/)(?:con|prn|aux|nul|(?:com|lpt)\d)\./i;

/**
 * Whether a file may be in the copy: one that the site reads, with a name that leads to the same place on every system.
 * Packing, unpacking and listing all use this definition.
 */
const isOwners = (path: string) => isRead(path) && !ELSEWHERE.test(path) && !UNSAFE.test(path);

/** The owner's files (texts, pictures, logos), sorted by their paths. */
export const readSource = (folder: string): SiteFile[] => readSite(folder, isOwners);

/** All files in one archive. The same files give the same archive, because the time of each file is fixed. */
export const zip = (source: readonly SiteFile[]): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(source.map(({ path, bytes }) => [path, bytes])), { mtime: '1980-01-01' }));

/** The files that a server gets for a copy: each picture once, and the texts in one archive. */
export function pack(source: readonly SiteFile[]): SiteFile[] {
  const pictures = picturesIn(source);
  const index = fileOf(INDEX, Buffer.from(JSON.stringify(pictures)));
  const sent = new Map(
    source.filter(({ path }) => path in pictures).map((file) => [file.hash, { ...file, path: PICTURE + file.hash }]),
  );
  return [...sent.values(), fileOf(ARCHIVE, zip([...source.filter(({ path }) => isText(path)), index]))];
}

/** The hash of each picture, by its path. */
export const picturesIn = (source: readonly SiteFile[]): Record<string, string> =>
  hashesOf(source.filter(({ path }) => !isText(path)));

export const damaged = (): Stopped =>
  new Stopped(
    'A cópia dos textos e das fotos no servidor está estragada, e não a uso. Nada mudou aqui. Publique de novo do computador que os tem, ou use o arquivo de “Guardar uma cópia”.',
  );

/**
 * Reads the archive of a server: the texts, and the hash of each picture by its path.
 * @throws `Stopped` if the archive is damaged or too large, or has any other file.
 */
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
