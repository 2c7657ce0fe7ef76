import { isDeepStrictEqual } from 'node:util';
import { chosenField, type Field } from '../src/schema/json.ts';

/* Pure functions on the values of the owner's files: texts, lists and groups of fields. */

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value in which the text at `path`, which has a mistake, is as in `saved`. A list item that cannot be written without
 * that text is as in `saved`, or left out if it is new. Undefined if the whole value cannot be written.
 */
export function withoutFaulty(value: unknown, saved: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path;
  if (Array.isArray(value) && typeof key === 'number') {
    const twin = twinOf(value, key, saved, rest);
    const item = (rest.length > 0 && twin !== undefined && withoutFaulty(value[key], twin, rest)) || twin;
    return item === undefined ? value.toSpliced(key, 1) : value.with(key, item);
  }
  if (!isGroup(value)) return undefined;
  const name = String(key);
  const before = isGroup(saved) ? saved[name] : undefined;
  const inner = rest.length > 0 ? withoutFaulty(value[name], before, rest) : undefined;
  if (inner !== undefined) return { ...value, [name]: inner };
  if (before !== undefined && !isDeepStrictEqual(before, value[name])) return { ...value, [name]: before };
  if (!(name in value)) return undefined;
  const { [name]: _, ...others } = value;
  return others;
}

/** The saved item that differs only at `rest`; else, in a list of the same length, the item at the same position. */
function twinOf(list: readonly unknown[], index: number, saved: unknown, rest: readonly PropertyKey[]): unknown {
  if (!Array.isArray(saved)) return undefined;
  const others = without(list[index], rest);
  const alike = rest.length > 0 ? saved.find((one) => isDeepStrictEqual(without(one, rest), others)) : undefined;
  return alike ?? (saved.length === list.length ? saved[index] : undefined);
}

function without(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return undefined;
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? without(item, rest) : item));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      if (name !== key) return [[name, part]];
      return rest.length > 0 ? [[name, without(part, rest)]] : [];
    }),
  );
}

/** The names of the owner's links. */
export function linkNames(site: unknown): string[] {
  const links = isGroup(site) && Array.isArray(site.links) ? site.links : [];
  return links.map((one) => (isGroup(one) ? String(one.name ?? '') : ''));
}

/** A value in which links lead to the new names of their targets. */
export function withTargets(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withTargets(item, renamed));
  if (!isGroup(value)) return value;
  const parts = Object.entries(value).map(([key, part]) => {
    return [key, key === 'to' && typeof part === 'string' ? (renamed.get(part) ?? part) : withTargets(part, renamed)];
  });
  return Object.fromEntries(parts);
}

/** A value of the owner's form without empty lists, and without the defaults that the owner left as they are. */
export function withoutDefaults(field: Field | undefined, value: object): object {
  const properties = chosenField(field, value)?.properties ?? {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const one = properties[key];
      // A colour is kept, because the owner chose it with the others of the palette.
      if (part === one?.default && one?.format !== 'color') return [];
      if (Array.isArray(part))
        return part.length > 0 ? [[key, part.map((item) => withoutDefaultsIn(one?.items, item))]] : [];
      if (typeof part !== 'object' || part === null) return [[key, part]];
      const kept = withoutDefaults(one, part);
      return Object.keys(kept).length > 0 ? [[key, kept]] : [];
    }),
  );
}

const withoutDefaultsIn = (field: Field | undefined, item: unknown): unknown =>
  typeof item === 'object' && item !== null ? withoutDefaults(field, item) : item;
