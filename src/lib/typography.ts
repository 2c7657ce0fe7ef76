/**
 * Typographic form for plain text as it is typed: curly quotes and apostrophes,
 * and no line break between a number and what it counts.
 * Source: the Brazilian usage of “ ” and ’, and U+00A0 before a counted noun.
 */
export function typeset(text: string): string {
  return text
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/(?<!\S)(\d+) (?=\p{L})/gu, '$1\u00A0');
}

/** The same, for every text of a content file; what is no text stays as it is. */
export function typesetAll<T>(content: T): T {
  if (typeof content === 'string') return typeset(content) as T;
  if (Array.isArray(content)) return content.map(typesetAll) as T;
  if (typeof content === 'object' && content !== null) {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, typesetAll(value)])) as T;
  }
  return content;
}

/** A text for machines, which show it in fonts and widths of their own: without what holds words together. */
export function unglued(text: string): string {
  return text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
}
