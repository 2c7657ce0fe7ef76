import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join, parse } from 'node:path';
import { groupsWith } from '../../src/content/groups.ts';
import { pictureFiles } from '../../src/content/pictureFiles.ts';
import { slugOf } from '../../src/schema/normalise.ts';
import { PICTURE_FILE, PICTURES } from '../../src/schema/picture.ts';

/**
 * Returns a function that gives the path pattern of a published asset. Pictures are in a separate folder, so that one
 * rule of `_headers` makes all of them immutable: Cloudflare reads only 100 rules. The rule also makes the 404 response
 * of a missing picture immutable. Therefore no picture may be added to a published folder: the folder's name changes
 * with the owner's pictures and their focus. The pictures' file names are plain, because some servers do not find names
 * with accents or other special characters.
 * @param folder The folder of the owner's files.
 */
export function assetNames(folder: string, content: object): (asset: { names: string[] }) => string {
  const hash = createHash('sha256');
  for (const file of pictureFiles(folder).sort()) {
    hash.update(`${file}/${statSync(join(folder, PICTURES, file)).size}/`);
  }
  for (const { group } of groupsWith('picture', content)) {
    if ('focus' in group && group.focus) hash.update(`${group.picture}/${group.focus}/`);
  }
  const published = `_astro/fotos.${hash.digest('hex').slice(0, 8)}`;
  return ({ names: [name = ''] }) =>
    PICTURE_FILE.test(name)
      ? `${published}/${slugOf(parse(name).name) || 'foto'}.[hash][extname]`
      : '_astro/[name].[hash][extname]';
}
