import { join } from 'node:path';
import { plainLine } from '#lib/schema/normalise.ts';
import { PICTURES } from '#lib/schema/picture.ts';
import { entriesOf } from './folders.ts';

/**
 * The path of a picture; undefined if there is none. On a Mac, an accent in the file name may be a separate character, and
 * the name of a screenshot has a narrow non-breaking space.
 */
export function picturePath(folder: string, name: string): string | undefined {
  const pictures = join(folder, PICTURES);
  const file = entriesOf(pictures).find((entry) => entry.isFile() && plainLine(entry.name) === name);
  return file && join(pictures, file.name);
}
