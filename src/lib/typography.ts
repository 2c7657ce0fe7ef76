import { marked, unmarked } from './origin.ts';

/** The targets of links in Markdown, with their titles. */
const TARGETS = /(?<=\]\()[^)]*/g;

/**
 * Typesets plain text: curly quotes and apostrophes, and no line break between a number and its noun, between “R$” or “Lei”
 * and its number, or after a word of one letter that begins a part of a sentence. A quote after a letter or digit opens
 * nothing: in `5" e 7"` both mean inches, and stay, because the fonts of the site have no ″. An apostrophe in a URL stays,
 * and so do the target and the title of a link in Markdown, so that links still work. Pages show typeset texts;
 * machine-readable files and metadata have the texts unchanged.
 * Source: the Brazilian usage of “ ” and ’, and U+00A0 before a counted noun.
 */
export function typeset(text: string): string {
  const targets = text.match(TARGETS) ?? [];
  return text
    .replace(TARGETS, '')
    .replace(/(?<![\p{L}\p{N}])"([^"\n]*)"/gu, '“$1”')
    .replace(/https?:\/\/\S+|(?<=\p{L})'(?=\p{L})/gu, (found) => (found === "'" ? '’' : found))
    .replace(/(?<!\S)(\d+) (?=\p{L})/gu, '$1\u00A0')
    .replace(/(R\$|Lei) (?=\d)/g, '$1\u00A0')
    .replace(/(?<=[.!?:;,] )(\p{L}) (?=\p{L})/gu, '$1\u00A0')
    .replace(/(?<=\]\()/g, () => targets.shift() ?? '');
}

/** The fields whose text is not read but looked up or drawn, so it must stay the same. */
const LOOKED_UP = ['to', 'picture', 'focus', 'seed'];

/**
 * Applies `typeset` to every text in a content object; other values stay unchanged. The casts say that the result has the
 * type of the content, which TypeScript cannot follow.
 */
export function typesetAll<T>(content: T): T {
  if (typeof content !== 'object' || content === null) return content;
  const shown = (part: unknown, key: string | number) => {
    if (typeof part !== 'string') return typesetAll(part);
    return LOOKED_UP.includes(String(key)) ? part : marked(typeset(part), content, key);
  };
  if (Array.isArray(content)) return content.map(shown) as T;
  return Object.fromEntries(Object.entries(content).map(([key, part]) => [key, shown(part, key)])) as T;
}

/** A text with a capital at its beginning and a full stop at its end. */
export function sentence(text: string): string {
  return `${text.charAt(0).toLocaleUpperCase('pt-BR')}${text.slice(1)}${/[.!?…]$/.test(unmarked(text)) ? '' : '.'}`;
}
