/*
 * A chosen picture waits beside the editor until a form that names it is saved. Only then does it come into the owner's
 * folder. So a form that is never saved leaves nothing there, and a draft in the browser finds its picture again.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { PICTURES } from '../src/content/schema/picture.ts';
import { EDITOR_CACHE } from './cache.ts';
import type { Intake } from './pictureIntake.ts';

const ASIDE = resolve(EDITOR_CACHE, PICTURES);

/** The two folders: where chosen pictures wait, and the owner's. */
export type Places = { aside: string; pictures: string };

/** @param folder The owner's. */
export const placesOf = (folder: string, aside = ASIDE): Places => ({ aside, pictures: join(folder, PICTURES) });

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The path of a picture that waits or is in the owner's folder. A name that is not in their lists has none. */
export function pathOf(name: string, { aside, pictures }: Places): string | undefined {
  for (const folder of [aside, pictures]) {
    const file = filesIn(folder).find((one) => one.normalize('NFC') === name);
    if (file) return join(folder, file);
  }
  return undefined;
}

/** Lets a picture wait, and returns its name: with a number if another picture has it. The same picture is kept once. */
export function setAside({ name, bytes }: Pick<Intake, 'name' | 'bytes'>, places: Places): string {
  const taken = [places.aside, places.pictures].flatMap((folder) => filesIn(folder).map((file) => join(folder, file)));
  const { name: base, ext } = parse(name);
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${base}-${count}${ext}`;
    const other = taken.find((path) => parse(path).base.toLowerCase() === free);
    if (other && !readFileSync(other).equals(bytes)) continue;
    if (!other) {
      mkdirSync(places.aside, { recursive: true });
      writeFileSync(join(places.aside, free), bytes);
    }
    return other ? parse(other).base : free;
  }
}

/** The pictures that wait and that a form names. */
export function waitingIn(values: unknown, { aside }: Places): string[] {
  const texts = new Set(textsOf(values));
  return filesIn(aside).filter((file) => texts.has(file));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Which of these pictures have the name of another one that has come into the owner's folder in the meantime. */
export function overtaken(files: readonly string[], { aside, pictures }: Places): string[] {
  return files.filter((file) => {
    const path = join(pictures, file);
    return existsSync(path) && !readFileSync(path).equals(readFileSync(join(aside, file)));
  });
}

/** Puts pictures that wait into the owner's folder. It overwrites nothing. */
export function bringIn(files: readonly string[], { aside, pictures }: Places): void {
  mkdirSync(pictures, { recursive: true });
  for (const file of files) {
    if (!existsSync(join(pictures, file)))
      copyFileSync(join(aside, file), join(pictures, file), constants.COPYFILE_EXCL);
    rmSync(join(aside, file));
  }
}
