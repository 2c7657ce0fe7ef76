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

/** A font family: its name, the kind of system font that replaces it, and the width of a bold letter in em, at most. */
type Typeface = { name: string; generic: 'sans-serif' | 'serif'; letter: number };

/** The font typefaces that ship with the site. */
export const typefaces = {
  gabarito: { name: 'Gabarito', generic: 'sans-serif', letter: 0.53 },
  atkinson: { name: 'Atkinson Hyperlegible Next', generic: 'sans-serif', letter: 0.56 },
  literata: { name: 'Literata', generic: 'serif', letter: 0.63 },
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
