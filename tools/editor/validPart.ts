import { isDeepStrictEqual } from 'node:util';
import type { Fault } from '../../src/content/reader/faults.ts';
import { valueAt } from '../../src/lib/schema/json.ts';
import { setAt } from './edits.ts';
import type { Path, Value, Values } from './protocol.ts';

/**
 * The part of some changes that brings no mistake: around a mistake, or in the file that causes a mistake in another
 * file, the value is as it is saved.
 * @param faultsWith The mistakes that changes would bring; `faults` are those that all of them bring.
 */
export function validPart(
  changes: Values,
  saved: (file: string) => Value,
  faultsWith: (changes: Values) => readonly Fault[],
  faults: readonly Fault[],
): Values {
  const fault = faults.at(-1);
  if (!fault || changes.size === 0) return changes;
  const { file, path = [] } = fault;
  const value = changes.get(file);
  const parts = value ? partsAsSaved(value, saved(file), path as Path) : [];
  const without = (left: string) => new Map([...changes].filter(([name]) => name !== left));
  const smaller = [...parts.map((part) => new Map(changes).set(file, part)), ...[...changes.keys()].map(without)];
  // One after the other, because each check reads all files.
  const tries = smaller.values().map((some) => ({ some, left: faultsWith(some) }));
  const better = tries.find(({ left }) => left.length < faults.length);
  if (better) return validPart(better.some, saved, faultsWith, better.left);
  const [name = ''] = changes.has(file) ? [file] : changes.keys();
  const rest = without(name);
  return validPart(rest, saved, faultsWith, faultsWith(rest));
}

/**
 * The values in which a part around a mistake is as it is in the file, from the smallest part to the largest: the place
 * that has the mistake, or one field of a group around the place, or the group. A new list item is left out first.
 */
function partsAsSaved(value: object, saved: Value, path: Path): object[] {
  const kindAt = (whole: unknown, place: Path) => valueAt(whole, [...place, 'kind']);
  const isOther = (place: Path) =>
    typeof place.at(-1) === 'number' &&
    (valueAt(saved, place) === undefined || kindAt(saved, place) !== kindAt(value, place));
  const item = path.map((_, index) => path.slice(0, index + 1)).find(isOther);
  const inner = item ? item.slice(0, -1) : path;
  const fieldsOf = (place: Path) => {
    const [group, before] = [value, saved].map((whole) => valueAt(whole, place) as object | undefined);
    return Array.isArray(group) ? [] : Object.keys({ ...before, ...group }).map((key) => [...place, key]);
  };
  const asSaved = [...inner.map((_, index) => inner.slice(0, inner.length - index)), []]
    .flatMap((place) => [...fieldsOf(place), place])
    .filter((place) => place.length > 0 && !isDeepStrictEqual(valueAt(value, place), valueAt(saved, place)))
    .map((place) => setAt(value, place, valueAt(saved, place)));
  const [items = [], before = []] = [value, saved].map((whole) => valueAt(whole, inner) as unknown[] | undefined);
  if (!item || items.length <= before.length) return asSaved;
  return [setAt(value, inner, items.toSpliced(Number(item.at(-1)), 1)), ...asSaved];
}
