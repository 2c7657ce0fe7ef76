/**
 * The shape of the corners: `leaf` has two opposite round corners, like the leaf tile; `straight` has none; `round` has
 * four.
 */
export type Corners = 'leaf' | 'straight' | 'round';

/**
 * The font families that ship with the site: the name, the kind of system font that replaces it, the width of a bold
 * letter in em, at most, and how wide regular and bold text is beside the system font's.
 */
export const typefaces = {
  gabarito: { name: 'Gabarito', generic: 'sans-serif', letter: 0.53, widths: [98, 93] },
  atkinson: { name: 'Atkinson Hyperlegible Next', generic: 'sans-serif', letter: 0.56, widths: [99, 99] },
  literata: { name: 'Literata', generic: 'serif', letter: 0.63, widths: [116, 118] },
} as const;

/** The fonts of Windows, Android, macOS and Linux. Those of a kind are equally wide. */
const systems = {
  'sans-serif': ['Segoe UI', 'Roboto', 'Helvetica Neue', 'Arial', 'Liberation Sans'],
  serif: ['Times New Roman', 'Liberation Serif'],
};

/** The family of a first visit on which the font comes too late: a system's font with the widths of the site's. */
function fallbackFaces({ generic, widths: [regular, bold] }: (typeof typefaces)[TypefaceName]): string {
  const face = (style: string, weights: string, width: number) => {
    const sources = systems[generic].map((font) => `local("${font}${style}")`);
    return `@font-face{font-family:Fallback;src:${sources};font-weight:${weights};size-adjust:${width}%}\n`;
  };
  return face('', '400 600', regular) + face(' Bold', '601 750', bold);
}

/** The characters that all families have: the letters of Latin-1, three more, and the marks above letters of other languages. */
const IN_ALL_FAMILIES = /^(?:[\u0300\u0301\u0303\u0304\u0308]|[\u0020-\u00ff\u0131\u0152\u0153])+$/;

/** The letters of a text that no family has. */
export const undrawn = (text: string): string[] =>
  (text.match(/\p{L}\p{M}*/gu) ?? []).filter(
    (letter) => !IN_ALL_FAMILIES.test(letter) && !IN_ALL_FAMILIES.test(letter.normalize('NFD')),
  );

export type TypefaceName = keyof typeof typefaces;

/** The font of the pages: a family, or the system's, which needs no file. */
export type Letters = TypefaceName | 'system';

/** The font family for drawings, such as the share cards, because drawings cannot use the system's font. */
export const drawnTypeface = (letters: Letters = 'gabarito'): TypefaceName =>
  letters === 'system' ? 'gabarito' : letters;

/**
 * The style sheet of the letters and corners that the owner chose.
 * @param isDraft Whether a font that comes late replaces the fallback, so that a new choice shows at once.
 */
export function typefaceStyles(
  { corners = 'leaf', letters = 'gabarito' }: { corners?: Corners | undefined; letters?: Letters | undefined },
  isDraft: boolean,
): string {
  const shape = corners === 'leaf' ? '' : `@import '#styles/corners/${corners}.css';\n`;
  if (letters === 'system') return `${shape}@layer tokens{:root{--font-text:system-ui,sans-serif}}\n`;
  const { name, generic } = typefaces[letters];
  const display = isDraft ? 'swap' : 'optional';
  return [
    generic === 'serif' ? "@import '#styles/letters/serif.css';\n" : '',
    shape,
    `@font-face{font-family:"${name}";src:url(./${letters}.woff2);font-weight:400 750;font-display:${display}}\n`,
    fallbackFaces(typefaces[letters]),
    `@layer tokens{:root{--font-text:"${name}",Fallback,${generic}}}\n`,
  ].join('');
}
