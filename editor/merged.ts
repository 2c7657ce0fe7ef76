import { isDeepStrictEqual } from 'node:util';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Joins two changes of the same value. If both changed the same text, or the same list in ways that cannot be joined,
 * calls `clash` and keeps `mine`.
 */
export function merged(base: unknown, mine: unknown, theirs: unknown, clash: () => void = () => undefined): unknown {
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return theirs;
  if (isDeepStrictEqual(theirs, base)) return mine;
  // Two blocks or choices of different kinds have different fields.
  if (isGroup(mine) && isGroup(theirs) && isGroup(base) && mine.kind === theirs.kind) {
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const parts = [...keys].map((key) => [key, merged(base[key], mine[key], theirs[key], clash)] as const);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }
  const items = Array.isArray(mine) && Array.isArray(theirs) && Array.isArray(base);
  const joined = items && mergedItems(base, mine, theirs, clash);
  if (!joined) clash();
  return joined || mine;
}

/** Joins two changes of a list; undefined if both added, removed or moved items, or one changed an item that left. */
function mergedItems(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
  clash: () => void,
): unknown[] | undefined {
  if (mine.length === base.length && theirs.length === base.length)
    return mine.map((item, index) => merged(base[index], item, theirs[index], clash));
  if (mine.length !== base.length && theirs.length !== base.length) return undefined;
  const [changed, moved] = mine.length === base.length ? [mine, theirs] : [theirs, mine];
  const left = [...base.keys()];
  const all = moved.map((item) => {
    const at = left.findIndex((index) => isDeepStrictEqual(base[index], item));
    return at < 0 ? item : changed[left.splice(at, 1)[0] ?? 0];
  });
  return left.every((index) => isDeepStrictEqual(changed[index], base[index])) ? all : undefined;
}
