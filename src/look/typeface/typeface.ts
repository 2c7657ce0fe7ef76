/**
 * The shape of the corners: `leaf` has two opposite round corners, like the leaf tile; `straight` has none; `round` has
 * four.
 */
export type Corners = 'leaf' | 'straight' | 'round';

/** The CSS `border-radius` of a corner shape, for drawings without the styles of the pages. */
export function cornerRadius(corners: Corners, pixels: number): string {
  const radii: Record<Corners, string> = {
    leaf: `0 ${pixels}px 0 ${pixels}px`,
    straight: '0',
    round: `${pixels}px`,
  };
  return radii[corners];
}

/** A font family: its name, the kind of system font that replaces it, and its ascent and descent in em. */
type Typeface = { name: string; generic: 'sans-serif' | 'serif'; ascent: number; descent: number };

/** The font typefaces that ship with the site. */
export const typefaces = {
  gabarito: { name: 'Gabarito', generic: 'sans-serif', ascent: 0.94, descent: 0.26 },
  atkinson: { name: 'Atkinson Hyperlegible Next', generic: 'sans-serif', ascent: 0.984, descent: 0.316 },
  literata: { name: 'Literata', generic: 'serif', ascent: 1.177, descent: 0.308 },
} as const satisfies Record<string, Typeface>;

export type TypefaceName = keyof typeof typefaces;

/** The font of the pages: a family, or the system font, which needs no file. */
export type Letters = TypefaceName | 'system';

/** The font family for drawings, such as the share cards, because drawings cannot use the system font. */
export function drawnTypeface(letters: Letters = 'gabarito'): TypefaceName {
  return letters === 'system' ? 'gabarito' : letters;
}

/** The style sheets, in `src/styles`, for the chosen letters and corners. The default choices need none. */
export function sheetsOf(letters: Letters = 'gabarito', corners: Corners = 'leaf'): string[] {
  const sheets = {
    'letters/system': letters === 'system',
    'letters/serif': typefaces[drawnTypeface(letters)].generic === 'serif',
    'corners/straight': corners === 'straight',
    'corners/round': corners === 'round',
  };
  return Object.entries(sheets).flatMap(([sheet, isChosen]) => (isChosen ? sheet : []));
}
