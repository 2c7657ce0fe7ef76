import { join } from 'node:path';
import { PICTURES } from '#schema/picture.ts';
import { entriesOf } from './folders.ts';

/** The path of a picture; undefined if there is none. On a Mac, an accent in the file name may be a separate character. */
export function picturePath(folder: string, name: string): string | undefined {
  const pictures = join(folder, PICTURES);
  const file = entriesOf(pictures).find((entry) => entry.isFile() && entry.name.normalize('NFC') === name);
  return file && join(pictures, file.name);
}
