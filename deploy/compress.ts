import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { COMPRESSIBLE } from './hostConfigs.ts';
import { KEPT, kept } from './kept.ts';

const TEXT = new RegExp(`[.](?:${COMPRESSIBLE})$`);

/** Compresses each text file at the highest level, for the hosts that serve precompressed files. Uses all cores. */
export async function compressTexts(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((one) => TEXT.test(one)).map((file) => compress(folder, file)));
}

/** Writes the brotli and gzip forms of a file beside the file. Brotli takes most of the time, so its form is kept. */
async function compress(folder: string, file: string): Promise<void> {
  const path = join(folder, file);
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const brotli = () => promisify(brotliCompress)(content, { params });
  writeFileSync(`${path}.br`, await kept(join(KEPT, `${file}.br`), JSON.stringify(params) + content, brotli));
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
