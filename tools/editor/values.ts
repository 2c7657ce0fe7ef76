import { isDeepStrictEqual } from 'node:util';
import { site } from '../../src/content/files/site.ts';
import { chosenField, type Field, valueAt } from '../../src/lib/schema/json.ts';
import { isEmpty, setAt } from './edits.ts';
import type { Place, Value } from './protocol.ts';

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

/** The other files that follow if the place is the name of a link, which they name, and its name changes. */
export function withNewLinkName(
  { file, path }: Place,
  saved: Value,
  typed: ReadonlyMap<string, Value>,
): [string, object][] {
  const isName = file === 'site.yaml' && path[0] === 'links' && path[2] === 'name';
  const [from, to] = [saved, typed.get(file)].map((one) => valueAt(one, path));
  if (!isName || !from || !to) return [];
  const others = [saved, typed.get(file)].flatMap((one) =>
    (valueAt(one, ['links']) as { name?: string }[]).toSpliced(Number(path[1]), 1),
  );
  // A name that another link or a place of the site has is refused: what followed would lead there.
  const { error } = site.shape.links.safeParse([{ name: to }, ...others.map(({ name = '' }) => ({ name }))]);
  if (error?.issues.some((issue) => issue.path[0] === 0)) return [];
  return [...typed].flatMap(([other, value]) => {
    const text = JSON.stringify(value);
    const follows = JSON.parse(text, (key, part) => (key === 'to' && part === from ? to : part));
    return other === file || JSON.stringify(follows) === text ? [] : [[other, follows]];
  });
}

/** A value of the owner's form without empty lists and groups, and without the defaults that the owner left as they are. */
export function withoutDefaults(field: Field | undefined, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutDefaults(field?.items, item));
  if (typeof value !== 'object' || value === null) return value;
  const properties = chosenField(field, value)?.properties ?? {};
  const kept = Object.entries(value).flatMap(([key, part]) => {
    const one = properties[key];
    // A colour is kept, because the owner chose it with the others of the palette.
    if (part === one?.default && one?.format !== 'color') return [];
    const inner = withoutDefaults(one, part);
    return isEmpty(inner) ? [] : [[key, inner]];
  });
  return Object.fromEntries(kept);
}
