/** A text within a value, with the keys that lead to it. */
export type FoundText = { path: (string | number)[]; value: string };

/** The texts in a value, at any depth. */
export function textsIn(value: unknown, path: (string | number)[] = []): FoundText[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((part, index) => textsIn(part, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** The texts in all fields with a name, at any depth. */
export const textsNamed = (name: string, value: unknown): FoundText[] =>
  textsIn(value).filter(({ path }) => path.at(-1) === name);
