/** The keys of an object that has no other keys than its type says. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  // The type of `Object.keys` is `string[]`, because an object may have more keys than its type.
  return Object.keys(object) as Key[];
}

/** An object with the same keys and other values. */
export function mapValues<Key extends string, Value, Result>(
  object: Readonly<Record<Key, Value>>,
  make: (value: Value, key: Key) => Result,
): Record<Key, Result> {
  // The type of `Object.fromEntries` does not keep the keys.
  return Object.fromEntries(keysOf(object).map((key) => [key, make(object[key], key)])) as Record<Key, Result>;
}
