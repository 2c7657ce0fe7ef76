type Found<Name extends string> = { group: Record<Name, string>; path: readonly PropertyKey[] };

/** The groups of fields that have a text with the given name, at any depth of a value, each with its path. */
export function groupsWith<Name extends string>(
  name: Name,
  value: unknown,
  path: readonly PropertyKey[] = [],
): Found<Name>[] {
  if (typeof value !== 'object' || value === null) return [];
  // The check before says that the group has the text.
  const own = typeof Reflect.get(value, name) === 'string' ? [{ group: value as Record<Name, string>, path }] : [];
  const parts = Object.entries(value).flatMap(([key, part]) =>
    groupsWith(name, part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...parts];
}
