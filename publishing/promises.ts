import { join } from 'node:path';
import { z } from 'zod';
import { chosenField, type Field } from '../src/schema/json.ts';
import { readKept, writeKept } from './kept.ts';
import { fieldName, schemaOf } from './waiting.ts';

type Path = readonly (string | number)[];

/** A sentence of the site that promises something, such as a guarantee. `isTrue`: the owner has confirmed it. */
export type Promised = { file: string; path: Path; label: string; text: string; isTrue: boolean };

/**
 * Returns functions that find the promises in the owner's files, and store which of them the owner has confirmed.
 * They are stored by their texts, so that a changed promise is asked for again.
 * @param own The folder of the publications.
 */
export function promises(own: string) {
  const file = join(own, 'promessas.json');
  const kept = () => readKept(file, z.array(z.string())) ?? [];
  return {
    /** The promises in files, given by their values. A text that several pages have is listed once. */
    of(values: ReadonlyMap<string, unknown>): Promised[] {
      const known = new Set(kept());
      const all = [...values].flatMap(([name, value]) =>
        promisesIn(schemaOf(name), value).map(({ path, text }) => {
          return { file: name, path, label: fieldName(name, path, value), text, isTrue: known.has(text) };
        }),
      );
      return all.filter(({ text }, index) => all.findIndex((one) => one.text === text) === index);
    },
    /** Stores that a promise is true, or that it is not. */
    note(text: string, isTrue: boolean): void {
      const others = kept().filter((one) => one !== text);
      writeKept(file, isTrue ? [...others, text] : others);
    },
  };
}

function promisesIn(field: Field | undefined, value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return field?.promise ? [{ path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => promisesIn(field?.items, item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const properties = chosenField(field, value)?.properties ?? {};
  return Object.entries(value).flatMap(([key, part]) => promisesIn(properties[key], part, [...path, key]));
}
