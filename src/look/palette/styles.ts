import { type ColourName, nightOf, type Palette } from './palette.ts';

/** The meanings that use another colour of the palette in dark mode. */
const lights = {
  'text-second': 'second-light',
  'text-third': 'third-light',
  'error-mark': 'third-light',
  mark: 'primary-light',
} as const satisfies Record<string, ColourName>;

/** The style sheet that defines the palette's colours. In dark mode it changes meanings, paper and ink. */
export function paletteStyles(palette: Palette, hasNight: boolean): string {
  const day = Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`);
  const night = [
    'color-scheme:dark',
    // The light mode's shadow would not show on a dark background.
    '--shadow:0 1rem 3rem rgb(0 0 0/50%)',
    ...Object.entries(nightOf(palette)).map(([name, colour]) => `--${name}:${colour}`),
    ...Object.entries(lights).map(([name, colour]) => `--${name}:var(--${colour})`),
  ];
  const dark = `@media screen and (prefers-color-scheme:dark){:root{${night.join(';')}}}`;
  return `@layer tokens{:root{${day.join(';')}}${hasNight ? dark : ''}}\n`;
}
