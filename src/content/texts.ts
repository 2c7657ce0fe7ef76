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
export function textsNamed(name: string, value: unknown): FoundText[] {
  if (typeof value !== 'object' || value === null) return [];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([key, part]): FoundText[] => {
    if (typeof part === 'string') return key === name ? [{ path: [key], value: part }] : [];
    return textsNamed(name, part).map((found) => ({ ...found, path: [key, ...found.path] }));
  });
}
