/** A hash of a text: FNV-1a (public domain). The same text has the same hash on any machine. */
export function hashNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

/** A generator of numbers in [0, 1), seeded by a text: mulberry32 (public domain). */
export function randomFrom(text: string): () => number {
  let state = hashNumber(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
