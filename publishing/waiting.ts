import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { parseFile } from '../src/content/file.ts';
import { schemaName, schemas } from '../src/content/read.ts';
import { chosenField, type Field, fieldAt, jsonSchema, labelOf, valueAt, withKnownNames } from '../src/schema/json.ts';
import { PICTURES } from '../src/schema/picture.ts';
import { readKept, writeKept } from './kept.ts';
import { isYaml, type Source } from './source.ts';

/** The text of each YAML file and the hash of each other file, by the file's path. */
const snapshot = z.record(z.string(), z.string());

type Snapshot = z.infer<typeof snapshot>;

/** A file that changed, and its changes in words, such as “Automações: Texto de abertura; Foto”. */
export type Change = { file: string; text: string };

/** The most fields of a file that are named. */
const MOST = 3;

export function snapshotOf(files: Source): Snapshot {
  return Object.fromEntries(files.map(({ path, bytes, hash }) => [path, isYaml(path) ? bytes.toString() : hash]));
}

/**
 * Returns functions that store the owner's files of each published version, and compare them with the files of today.
 * @param own The folder of the publications.
 */
export function published(own: string) {
  const file = join(own, 'textos.json');
  const all = () => readKept(file, z.record(z.string(), snapshot)) ?? {};
  return {
    /**
     * Stores the files of a published version, and deletes those of versions that are not stored any more.
     * @param kept The names of the versions whose files are still stored.
     */
    note(version: string, now: Snapshot, kept: readonly string[]): void {
      const known = Object.entries(all()).filter(([name]) => kept.includes(name));
      writeKept(file, { ...Object.fromEntries(known), [version]: now });
    },
    /** The changes since a published version, sorted by files; undefined if the files of that version are unknown. */
    waiting(version: string | undefined, now: Snapshot): Change[] | undefined {
      const then = version === undefined ? undefined : all()[version];
      // An earlier version of this program stored the hash of each text, which has no colon.
      if (!then?.['site.yaml']?.includes(':')) return undefined;
      const [before, after] = [valuesIn(then), valuesIn(now)];
      return Object.keys({ ...then, ...now })
        .filter((path) => then[path] !== now[path])
        .sort()
        .flatMap((path) => {
          const state = !(path in then) ? 'nova' : path in now ? '' : 'apagada';
          const text = isYaml(path)
            ? inWords(path, before.get(path), after.get(path), state)
            : photoInWords(path, state);
          return text === undefined ? [] : { file: path, text };
        });
    },
  };
}

/** The form of a file. */
export const schemaOf = (file: string): Field => jsonSchema(schemas[schemaName(file)]);

/** The values of the files of a snapshot. */
export function valuesIn(files: Snapshot): Map<string, unknown> {
  const texts = new Map(Object.entries(files));
  return new Map(
    [...texts.keys()].filter(isYaml).flatMap((file) => {
      const parsed = parseFile('', file, texts);
      return 'faults' in parsed ? [] : [[file, withKnownNames(schemaOf(file), parsed.document.toJS())] as const];
    }),
  );
}

/** The name of a page, or of another YAML file. */
export function nameOf(file: string, value: unknown): string {
  const named = file.includes('/') ? valueAt(value, ['name']) : schemaOf(file).title;
  return typeof named === 'string' ? named : basename(file, '.yaml');
}

/** The name of a field, such as “Automações: Texto de abertura”. */
export function fieldName(file: string, path: readonly PropertyKey[], value: unknown): string {
  return [nameOf(file, value), labelOf({ ...schemaOf(file), title: '' }, path, value)].filter(Boolean).join(': ');
}

/** Whether a file is new or was deleted; empty if it only changed. */
type FileState = 'nova' | 'apagada' | '';

/** The change of another file in words; undefined if the site does not show the file. */
const photoInWords = (file: string, state: FileState) =>
  file.startsWith(`${PICTURES}/`) ? `Foto ${state}`.trim().concat(`: ${basename(file)}`) : undefined;

/** The changes of a YAML file in words; undefined if only its spelling changed, such as a comment. */
function inWords(file: string, then: unknown, now: unknown, state: FileState): string | undefined {
  const schema = schemaOf(file);
  const name = nameOf(file, now ?? then);
  if (state) return `${name}: página ${state}`;
  const paths = differing(schema, then, now);
  const labels = [...new Set(paths.map((path) => labelOf({ ...schema, title: '' }, path, now)))];
  const more = labels.length > MOST ? ` e mais ${labels.length - MOST}` : '';
  return labels.length > 0 ? `${name}: ${labels.slice(0, MOST).join('; ')}${more}` : undefined;
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The innermost paths at which two values differ. A list that got longer, shorter or another order counts as one
 * difference, and so does a group whose choice changed.
 */
function differing(
  field: Field | undefined,
  then: unknown,
  now: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (isDeepStrictEqual(then, now)) return [];
  const isList = Array.isArray(then) && Array.isArray(now);
  const isMoved =
    isList && (then.length !== now.length || now.every((one) => then.some((old) => isDeepStrictEqual(old, one))));
  const isSame = isGroup(then) && isGroup(now) && chosenField(field, then) === chosenField(field, now);
  if (isMoved || !isSame) return [path];
  return Object.keys({ ...then, ...now }).flatMap((name) => {
    const key = isList ? Number(name) : name;
    return differing(fieldAt(field, [key], now), valueAt(then, [key]), valueAt(now, [key]), [...path, key]);
  });
}
