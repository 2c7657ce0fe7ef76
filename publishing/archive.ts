import { crc32 } from 'node:zlib';
import { unzipSync, zipSync } from 'fflate';
import { isRelative } from './foreign.ts';
import type { Archive } from './manifest.ts';
import { isYaml, type Source, sourceOf } from './source.ts';

/** The name of the newest archive on a server. Apache and LiteSpeed serve no files whose name starts with `.ht`. */
export const ARCHIVE = '.htconteudo.zip';

/** The name of an earlier archive on a server. */
export const archiveOf = (date: string): string => `.htconteudo-${date.replaceAll(/[:.]/g, '-')}.zip`;

/** The names of all archives on a server. */
export const namesOf = (archive: Archive | undefined): string[] =>
  archive ? [ARCHIVE, ...archive.earlier.map(archiveOf)] : [];

/** The name of an archive that the owner stores on this computer. */
export const copyName = (): string => `conteudo-${new Date().toLocaleDateString('sv')}.zip`;

/** How many archives stay on a server. */
export const MOST = 5;

/** The largest size of an archive, and of all files in it, in bytes. */
export const LARGEST_ARCHIVE = 500_000_000;

/** The time of each file in an archive. It is fixed, so the same files give the same archive. */
const TIME = new Date(1980, 0, 1);

/** Only texts are compressed, because photos are already. */
export const zip = (source: Source): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        source.map(({ path, bytes }) => [path, [bytes, { level: isYaml(path) ? 9 : 0, mtime: TIME }]]),
      ),
    ),
  );

const DAMAGED =
  'A cópia dos textos e das fotos está estragada, e não a uso. Publique de novo do computador que os tem; se já não há nenhum, as cópias anteriores estão no painel da hospedagem (.htconteudo-….zip).';

/**
 * Reads the files of an archive.
 * @throws an error with a message for the owner if the archive is damaged or too large, or has a path outside.
 */
export function unzip(bytes: Buffer): Source {
  const sums = checksums(bytes);
  const files = new Map<string, Buffer>();
  try {
    let size = 0;
    const isSafe = ({ name, originalSize }: { name: string; originalSize: number }) => {
      size += originalSize;
      // Other programs also store the folders.
      const isFolder = name.endsWith('/');
      if (size > LARGEST_ARCHIVE || !isRelative(isFolder ? name.slice(0, -1) : name)) throw new Error(name);
      return !isFolder;
    };
    for (const [path, part] of Object.entries(unzipSync(bytes, { filter: isSafe }))) {
      if (sums.get(path) !== crc32(part)) throw new Error(path);
      files.set(path, Buffer.from(part));
    }
  } catch (cause) {
    throw new Error(DAMAGED, { cause });
  }
  return sourceOf(files);
}

/** The checksum of each file of an archive, from the list at the archive's end. The package does not check them. */
function checksums(zip: Buffer): Map<string, number> {
  const sums = new Map<string, number>();
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'));
  let at = end < 0 || end + 22 > zip.length ? zip.length : zip.readUInt32LE(end + 16);
  while (at + 46 <= zip.length && zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    sums.set(zip.toString('utf8', at + 46, at + 46 + name), zip.readUInt32LE(at + 16));
    at += 46 + name + extra + comment;
  }
  return sums;
}
