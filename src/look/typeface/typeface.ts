/**
 * The shape of the corners: `leaf` has two opposite round corners, like the leaf tile; `straight` has none; `round` has
 * four.
 */
export type Corners = 'leaf' | 'straight' | 'round';

/**
 * The font families that ship with the site: the name, the kind of system font that replaces it, and the width of a bold
 * letter in em, at most.
 */
export const typefaces = {
  gabarito: { name: 'Gabarito', generic: 'sans-serif', letter: 0.53 },
  atkinson: { name: 'Atkinson Hyperlegible Next', generic: 'sans-serif', letter: 0.56 },
  literata: { name: 'Literata', generic: 'serif', letter: 0.63 },
} as const;

/** The characters that all families have: the letters of Latin-1, three more, and the marks above letters of other languages. */
const DRAWN = /^(?:[\u0300\u0301\u0303\u0304\u0308]|[\u0020-\u00ff\u0131\u0152\u0153])+$/;

/** The letters of a text that no family has. */
export const undrawn = (text: string): string[] =>
  (text.match(/\p{L}\p{M}*/gu) ?? []).filter((letter) => !DRAWN.test(letter) && !DRAWN.test(letter.normalize('NFD')));

export type TypefaceName = keyof typeof typefaces;

/** The font of the pages: a family, or the system font, which needs no file. */
export type Letters = TypefaceName | 'system';

/** The font family for drawings, such as the share cards, because drawings cannot use the system font. */
export function drawnTypeface(letters: Letters = 'gabarito'): TypefaceName {
  return letters === 'system' ? 'gabarito' : letters;
}

/**
 * The style sheet of the letters and corners that the owner chose. The default choices need no styles.
 * @param started In development, the letters that were chosen when Astro started. Astro registers only the font file of
 * those letters, so other letters come from their package.
 */
export function typefaceStyles(
  { corners = 'leaf', letters = 'gabarito' }: { corners?: Corners | undefined; letters?: Letters | undefined },
  started: Letters = letters,
): string {
  const { name, generic } = letters === 'system' ? { name: undefined, generic: undefined } : typefaces[letters];
  const unregistered = letters === started ? undefined : name;
  return [
    letters === 'system' && "@import '#styles/letters/system.css';\n",
    generic === 'serif' && "@import '#styles/letters/serif.css';\n",
    corners !== 'leaf' && `@import '#styles/corners/${corners}.css';\n`,
    unregistered && `@import '@fontsource-variable/${unregistered.toLowerCase().replaceAll(' ', '-')}';\n`,
    unregistered && `html:root{--font-text:'${unregistered} Variable',${generic}}\n`,
  ]
    .filter(Boolean)
    .join('');
}
