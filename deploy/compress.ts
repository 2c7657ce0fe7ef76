import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The folder for `kept`, in Astro's own cache. */
const KEPT = 'node_modules/.astro/kept';

const TEXT = /[.](?:html|js|css|svg|xml|txt|json|webmanifest|md|vcf)$/;

/**
 * Writes the brotli and gzip forms of each text file beside the file, at the highest level. Brotli takes most of the time,
 * so its forms are kept.
 * @returns the size of each file's brotli form, in bytes.
 */
export async function compressTexts(folder: string, files: readonly string[]): Promise<Map<string, number>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const compress = async (file: string) => {
    const path = join(folder, file);
    const content = readFileSync(path);
    const brotli = () => promisify(brotliCompress)(content, { params });
    const small = await kept(join(KEPT, `${file}.br`), content.toString(), brotli);
    writeFileSync(`${path}.br`, small);
    writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    return [file, small.length] as const;
  };
  return new Map(await Promise.all(files.filter((file) => TEXT.test(file)).map(compress)));
}

/**
 * The result of `make`, which `file` keeps for the next build. The file begins with a hash of the source and the result,
 * so a file that is damaged, or that another build is just writing, counts as missing.
 * @param file A new result replaces the former one, so that the folder does not grow with each build.
 * @param source Everything that the result depends on.
 */
export async function kept(file: string, source: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const hashOf = (result: Uint8Array) => createHash('sha256').update(source).update(result).digest();
  if (existsSync(file)) {
    const before = readFileSync(file);
    const result = before.subarray(HASH);
    if (hashOf(result).equals(before.subarray(0, HASH))) return result;
  }
  const result = await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.concat([hashOf(result), result]));
  return result;
}

/** The length of a SHA-256 hash in bytes. */
const HASH = 32;
