import { isDeepStrictEqual } from 'node:util';
import { chosenField, type Field, valueAt } from '../../src/lib/schema/json.ts';
import { setAt } from './edits.ts';
import type { Value } from './protocol.ts';

/* Pure functions on the values of the owner's files: texts, lists and groups of fields. */

/**
 * A value in which the place that has a mistake is as it is in the file. A new list item is left out, and a list whose
 * items were moved is as in the file. If the text is the same as in the file, the group around it is as in the file.
 */
export function asSaved(value: object, saved: unknown, path: readonly PropertyKey[]): object {
  const places = path.map((_, index) => path.slice(0, index + 1) as (string | number)[]);
  const isOther = (item: readonly (string | number)[]) =>
    typeof item.at(-1) === 'number' &&
    (valueAt(saved, item) === undefined || valueAt(saved, [...item, 'kind']) !== valueAt(value, [...item, 'kind']));
  const other = places.find(isOther);
  if (other) {
    const list = other.slice(0, -1);
    const [items = [], before = []] = [valueAt(value, list) as unknown[], valueAt(saved, list) as unknown[]];
    const index = Number(other.at(-1));
    // With an earlier mistake, the item was left out already.
    if (index >= items.length) return value;
    return setAt(value, list, items.length > before.length ? items.toSpliced(index, 1) : before);
  }
  const changed = places.findLast((place) => !isDeepStrictEqual(valueAt(value, place), valueAt(saved, place)));
  return changed ? setAt(value, changed, valueAt(saved, changed)) : value;
}

/** The names of the owner's links. */
function linkNames(site: unknown): string[] {
  const links = valueAt(site, ['links']);
  return Array.isArray(links) ? links.map((link) => String(link?.name ?? '')) : [];
}

/** The other files that follow if one link of the site gets another name. */
export function withNewLinkNames(
  saved: ReadonlyMap<string, Value>,
  typed: ReadonlyMap<string, Value>,
  sent: ReadonlyMap<string, object | null>,
): [string, object][] {
  const [before, after] = [linkNames(saved.get('site.yaml')), linkNames(sent.get('site.yaml'))];
  const [at, ...others] = before.flatMap((name, index) => (name === after[index] ? [] : index));
  const [from, to] = [before[at ?? -1], after[at ?? -1]];
  const isRenamed = from && to && others.length === 0 && after.length === before.length && !before.includes(to);
  if (!isRenamed) return [];
  return [...typed].flatMap(([file, value]) => {
    const now = sent.get(file) ?? value;
    const text = JSON.stringify(now ?? null);
    const follows = JSON.parse(text, (key, part) => (key === 'to' && part === from ? to : part));
    return file === 'site.yaml' || JSON.stringify(follows) === text ? [] : [[file, follows]];
  });
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
