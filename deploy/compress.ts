import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { COMPRESSIBLE } from './hostConfigs.ts';

const TEXT = new RegExp(`[.](?:${COMPRESSIBLE})$`);

/** Compresses each text file at the highest level, for the hosts that serve precompressed files. */
export function compressTexts(folder: string, files: readonly string[]): void {
  for (const file of files.filter((one) => TEXT.test(one))) compress(join(folder, file));
}

/** Writes the brotli and gzip forms of a file beside the file. */
function compress(path: string): void {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
