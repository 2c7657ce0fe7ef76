import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;

/**
 * Where the build publishes an asset. Pictures have a folder of their own: one rule of `_headers` then makes all of them
 * immutable, because hosts read only 100 rules. The folder's name changes with the owner's pictures, so a host that
 * has the rule also has every file that a page loads from there.
 * @param pictures The folder of the owner's pictures.
 */
export function assetNames(pictures: string): (asset: { names: string[] }) => string {
  const files = existsSync(pictures) ? readdirSync(pictures).sort() : [];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}/${statSync(join(pictures, file)).size}/`);
  const folder = `_astro/fotos.${hash.digest('hex').slice(0, 8)}`;
  return ({ names: [name = ''] }) => `${PICTURE.test(name) ? folder : '_astro'}/[name].[hash][extname]`;
}
