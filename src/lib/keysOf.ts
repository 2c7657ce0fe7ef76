/** The keys of an object that has no other keys than its type says. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  // The type of `Object.keys` is `string[]`, because an object may have more keys than its type.
  return Object.keys(object) as Key[];
}
