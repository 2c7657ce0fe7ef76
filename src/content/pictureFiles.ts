import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Changes } from './folders.ts';
import type { Content } from './read.ts';
import { withoutAccents } from './schema/normalise.ts';
import { PICTURE_FILE, PICTURES } from './schema/picture.ts';

/**
 * The names of the pictures in the owner's folder, as the disk has them, and of those that are about to come there.
 * @param named The names that a picture may have.
 */
export function pictureFiles(folder: string, changes: Changes = new Map(), named: RegExp = PICTURE_FILE): string[] {
  const pictures = join(folder, PICTURES);
  const entries = existsSync(pictures) ? readdirSync(pictures, { withFileTypes: true }) : [];
  const there = entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
  const coming = [...changes.keys()].filter((path) => path.startsWith(`${PICTURES}/`)).map((path) => basename(path));
  return [...there, ...coming].filter((file) => named.test(file));
}

/** The file of a picture. A Mac may write an accent in its name as a character of its own. */
export function fileOf(picture: string, files: readonly string[]): string | undefined {
  return files.find((file) => file.normalize('NFC') === picture);
}

/** The file that was probably meant, if there is none of that name; its name differs in capitals or accents. */
export function similarFile(picture: string, files: readonly string[]): string | undefined {
  const meant = withoutAccents(picture);
  return files.find((file) => withoutAccents(file) === meant)?.normalize('NFC');
}

/** The pictures that the home page shows, each once. */
export function namedPictures({ people, works }: Content['home']): string[] {
  const items = [...(people.items ?? []), ...(works.items ?? [])];
  return [...new Set(items.flatMap(({ picture }) => picture ?? []))];
}

/** The files of the logo, each once. */
export function namedLogos({ brand: { logo } }: Content['site']): string[] {
  return [...new Set([logo?.file, logo?.dark].flatMap((file) => file ?? []))];
}
