import { unzipSync, zipSync } from 'fflate';
import { isRelative } from './foreign.ts';
import { isYaml, type Source, sourceOf } from './source.ts';

/** The name of the archive on a server. Apache and LiteSpeed serve no files whose name starts with `.ht`. */
export const ARCHIVE = '.htconteudo.zip';

/** The name of an archive that the owner stores on this computer. */
export const copyName = (): string => `conteudo-${new Date().toLocaleDateString('sv')}.zip`;

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
  'A cópia dos textos e das fotos está estragada, e não a uso. Publique de novo do computador que os tem, ou use o arquivo de “Guardar uma cópia”.';

/**
 * Reads the files of an archive.
 * @throws an error with a message for the owner if the archive is damaged or too large, or has a path outside.
 */
export function unzip(bytes: Buffer): Source {
  let size = 0;
  try {
    const all = unzipSync(bytes, {
      filter({ name, originalSize }) {
        size += originalSize;
        if (size > LARGEST_ARCHIVE || !isRelative(name.replace(/\/$/, ''))) throw new Error(name);
        return !name.endsWith('/');
      },
    });
    return sourceOf(Object.entries(all).map(([path, part]) => [path, Buffer.from(part)]));
  } catch (cause) {
    throw new Error(DAMAGED, { cause });
  }
}
