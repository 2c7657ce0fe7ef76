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

/** The font of the pages: a family, or the system's, which needs no file. */
export type Letters = TypefaceName | 'system';

/** The font family for drawings, such as the share cards, because drawings cannot use the system's font. */
export const drawnTypeface = (letters: Letters = 'gabarito'): TypefaceName =>
  letters === 'system' ? 'gabarito' : letters;

/**
 * The style sheet of the letters and corners that the owner chose. The default choices need no styles.
 * @param isDraft Whether the font is the one of its package: Astro registers a font only when it starts.
 */
export function typefaceStyles(
  { corners = 'leaf', letters = 'gabarito' }: { corners?: Corners | undefined; letters?: Letters | undefined },
  isDraft: boolean,
): string {
  const { name, generic } = typefaces[drawnTypeface(letters)];
  const isOfPackage = isDraft && letters !== 'system';
  const styles = [
    letters === 'system' && "@import '#styles/letters/system.css';\n",
    generic === 'serif' && "@import '#styles/letters/serif.css';\n",
    corners !== 'leaf' && `@import '#styles/corners/${corners}.css';\n`,
    isOfPackage && `@import '@fontsource-variable/${name.toLowerCase().replaceAll(' ', '-')}';\n`,
    isOfPackage && `html:root{--font-text:'${name} Variable',${generic}}\n`,
  ];
  return styles.filter(Boolean).join('');
}
