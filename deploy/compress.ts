import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /[.](?:html|js|css|svg|xml|txt|json|webmanifest|md|vcf)$/;

/**
 * Writes the brotli and gzip forms of each text file beside the file, at the highest level.
 * @returns the size of each file's brotli form, in bytes.
 */
export async function compressTexts(folder: string, files: readonly string[]): Promise<Map<string, number>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const compress = async (file: string) => {
    const path = join(folder, file);
    const content = readFileSync(path);
    const small = await promisify(brotliCompress)(content, { params });
    writeFileSync(`${path}.br`, small);
    writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    return [file, small.length] as const;
  };
  return new Map(await Promise.all(files.filter((file) => TEXT.test(file)).map(compress)));
}
