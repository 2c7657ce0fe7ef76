import { zipSync } from 'fflate';
import { isRelative } from './foreign.ts';
import type { Archive } from './manifest.ts';
import { isYaml, type Source, sourceOf } from './source.ts';
import { unzipped } from './zip.ts';

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
  try {
    const files = unzipped(bytes, LARGEST_ARCHIVE).map(({ path, bytes: part }) => [path, Buffer.from(part)] as const);
    const outside = files.find(([path]) => !isRelative(path));
    if (outside) throw new Error(outside[0]);
    return sourceOf(files);
  } catch (cause) {
    throw new Error(DAMAGED, { cause });
  }
}
