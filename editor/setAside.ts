/*
 * A chosen picture is stored in the editor's cache until a form that names it is saved; then it is moved to the owner's
 * folder. So an unsaved form leaves no file in the owner's folder, and a draft in the browser still finds its picture.
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
import { PICTURES } from '../src/schema/picture.ts';
import { EDITOR_CACHE } from './cache.ts';
import type { Intake } from './pictureIntake.ts';

const ASIDE = resolve(EDITOR_CACHE, PICTURES);

/** The two folders: `aside` has the pictures that wait for a save, `pictures` has the owner's pictures. */
export type Places = { aside: string; pictures: string };

/** @param folder The owner's content folder. */
export const placesOf = (folder: string, aside = ASIDE): Places => ({ aside, pictures: join(folder, PICTURES) });

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The path of a picture in one of the two folders; undefined if neither folder lists a file of that name. */
export function pathOf(name: string, { aside, pictures }: Places): string | undefined {
  for (const folder of [aside, pictures]) {
    const file = filesIn(folder).find((one) => one.normalize('NFC') === name);
    if (file) return join(folder, file);
  }
  return undefined;
}

/**
 * Stores a picture in the cache, and returns the stored name. The name gets a number if a different picture has the
 * name already. If an equal picture in either folder has the name already, the picture is not stored again.
 */
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

/** The pictures in the cache whose names are among the texts in `values`, at any depth. */
export function waitingIn(values: unknown, { aside }: Places): string[] {
  const texts = new Set(textsOf(values));
  return filesIn(aside).filter((file) => texts.has(file));
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The waiting pictures for which the owner's folder has a different picture with the same name. */
export function overtaken(files: readonly string[], { aside, pictures }: Places): string[] {
  return files.filter((file) => {
    const path = join(pictures, file);
    return existsSync(path) && !readFileSync(path).equals(readFileSync(join(aside, file)));
  });
}

/** Moves waiting pictures into the owner's folder, without overwriting any file. */
export function bringIn(files: readonly string[], { aside, pictures }: Places): void {
  mkdirSync(pictures, { recursive: true });
  for (const file of files) {
    if (!existsSync(join(pictures, file)))
      copyFileSync(join(aside, file), join(pictures, file), constants.COPYFILE_EXCL);
    rmSync(join(aside, file));
  }
}
