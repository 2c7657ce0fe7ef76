import { join } from 'node:path';
import { PICTURE_FILE, PICTURES } from '#schema/picture.ts';
import { entriesOf } from './folders.ts';
import { textsNamed } from './texts.ts';

/**
 * The file names of the pictures in the owner's folder, as spelt on the disk.
 * @param pattern The pattern that a picture's file name must match.
 */
export function pictureFiles(folder: string, pattern: RegExp = PICTURE_FILE): string[] {
  const there = entriesOf(join(folder, PICTURES)).flatMap((entry) => (entry.isFile() ? entry.name : []));
  return there.filter((file) => pattern.test(file));
}

/** The file of a picture. On a Mac, an accent in the file name may be a separate character. */
export function fileOf(picture: string, files: readonly string[]): string | undefined {
  return files.find((file) => file.normalize('NFC') === picture);
}

/** The file names of the pictures in a value, each once. */
export function pictureNames(value: unknown): string[] {
  return [...new Set(textsNamed('picture', value).map((text) => text.value))];
}
