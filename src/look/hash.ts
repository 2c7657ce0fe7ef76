/** A hash of a text: FNV-1a (public domain). The same text has the same hash on any machine. */
export function hashNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
