import { join } from 'node:path';
import { PICTURES } from '#schema/picture.ts';
import { entriesOf } from './folders.ts';

/** The names of the files in the owner's folder of pictures, as spelt on the disk. */
export function pictureFiles(folder: string): string[] {
  return entriesOf(join(folder, PICTURES)).flatMap((entry) => (entry.isFile() ? entry.name : []));
}

/** The file of a picture. On a Mac, an accent in the file name may be a separate character. */
export function fileOf(picture: string, files: readonly string[]): string | undefined {
  return files.find((file) => file.normalize('NFC') === picture);
}
