/**
 * Typographic form for plain text as it is typed: curly quotes and apostrophes,
 * and no line break between a number and what it counts. Pages call it where
 * they hand words to a view; what machines read takes the words as they are.
 * Source: the Brazilian usage of “ ” and ’, and U+00A0 before a counted noun.
 */
export function typeset(text: string): string {
  return text
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<!\S)(\d+) (?=\p{L})/gu, '$1\u00A0');
}

/** The same, for every text of some content; what is no text stays as it is. */
export function typesetAll<T>(content: T): T {
  if (typeof content === 'string') return typeset(content) as T;
  if (Array.isArray(content)) return content.map(typesetAll) as T;
  if (typeof content === 'object' && content !== null) {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, typesetAll(value)])) as T;
  }
  return content;
}
