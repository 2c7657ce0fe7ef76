import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { KEPT, kept } from './kept.ts';

const TEXT = /[.](?:html|js|css|svg|xml|txt|json|webmanifest|md|vcf)$/;

/**
 * Writes the brotli and gzip forms of each text file beside the file, at the highest level. Brotli takes most of the time,
 * so its forms are kept.
 */
export async function compressTexts(folder: string, files: readonly string[]): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const compress = async (file: string) => {
    const path = join(folder, file);
    const content = readFileSync(path);
    const brotli = () => promisify(brotliCompress)(content, { params });
    writeFileSync(`${path}.br`, await kept(join(KEPT, `${file}.br`), content.toString(), brotli));
    writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  };
  await Promise.all(files.filter((file) => TEXT.test(file)).map(compress));
}
