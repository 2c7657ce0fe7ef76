import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';

/**
 * The names of the palette's colours. Tiles use these colours directly. `styles/tokens.css` derives “meanings” from them,
 * such as `--text` and `--page`, and lists the uses of each meaning.
 */
export type Colour =
  | 'white'
  | 'paper'
  | 'paper-dark'
  | 'ink'
  | 'primary'
  | 'primary-light'
  | 'second'
  | 'second-light'
  | 'third'
  | 'third-dark'
  | 'third-light'
  | 'highlight';

/** `#rrggbb` for every colour. */
export type Palette = Readonly<Record<Colour, string>>;

/** The main colours of a palette, by their names in the owner's files. */
export const ownColours = {
  fundo: 'paper',
  texto: 'ink',
  principal: 'primary',
  segunda: 'second',
  terceira: 'third',
  destaque: 'highlight',
} as const satisfies Record<string, Colour>;

export type OwnName = keyof typeof ownColours;

/** All main colours of a palette, and optionally other colours. `fullPalette` adds each colour that is not given. */
export type OwnPalette = Pick<Palette, (typeof ownColours)[OwnName]> & Partial<Palette>;

/** The palettes that ship with the site. */
export const palettes = {
  mutirao: {
    paper: '#fbf7ee',
    'paper-dark': '#ece0c8',
    ink: '#15201b',
    primary: '#1d3fbb',
    'primary-light': '#a9c1ff',
    second: '#0e5a43',
    'second-light': '#9fd8bd',
    third: '#9a2f12',
    'third-light': '#ffc2ad',
    highlight: '#f7b916',
  },
  mare: {
    paper: '#f3f8fa',
    ink: '#0d1f2d',
    primary: '#00566b',
    second: '#1f4e8c',
    third: '#a3315c',
    highlight: '#ffb35c',
  },
  cerrado: {
    paper: '#faf5f0',
    ink: '#231816',
    primary: '#6a2c91',
    second: '#4a5a14',
    third: '#a63a1e',
    highlight: '#f2b632',
  },
} as const satisfies Record<string, OwnPalette>;

/**
 * Completes a palette. Adds what is not given: white, a darker background, light versions of the primary, second and
 * third colours, and a darker third colour for small text.
 */
export function fullPalette(own: OwnPalette): Palette {
  return {
    white: '#ffffff',
    'paper-dark': shade(own.paper, (l) => l - 0.045, 0.01),
    'primary-light': light(own.primary),
    'second-light': light(own.second),
    'third-light': light(own.third),
    'third-dark': nearby(own.third, (colour) => wcagContrast(colour, own.white ?? '#ffffff') >= 7) ?? own.third,
    ...own,
  };
}

/** The complete palette that the owner chose: a shipped one by name, or the owner's own colours. */
export function chosenPalette(
  choice: { name: keyof typeof palettes } | ({ name: 'minha' } & Record<OwnName, string>),
): Palette {
  if (choice.name !== 'minha') return fullPalette(palettes[choice.name]);
  const own = Object.entries(ownColours).map(([name, colour]) => [colour, choice[name as OwnName]]);
  return fullPalette(Object.fromEntries(own) as OwnPalette);
}

/**
 * The colours of dark mode, by their names in the palette or by the names of their meanings in `styles/tokens.css`. The
 * backgrounds are the ink colour in three lightnesses. The primary colour is as light as white text on it allows.
 *
 * Three colours of the palette are different in dark mode, because the page has exchanged its light and dark. Paper is the
 * colour of text, darker paper is sand, which does not glare, and ink is a little lighter than the page, so that a tile
 * keeps its edge. No tile has ink as its background.
 */
export function nightOf({ ink, paper, primary, white }: Palette) {
  const ground = (lightness: number) => shade(ink, () => lightness, 0.006, 0.045);
  const black = ground(0.17);
  const quiet = ground(0.31);
  const surface = ground(0.232);
  const sand = shade(paper, () => 0.885, 0.025);
  const cream = nearby(paper, (colour) => wcagContrast(faded(colour, quiet), quiet) >= 7) ?? white;
  const below = (colour: string) => wcagContrast(white, colour);
  const lighter = nearby(primary, (colour) => below(colour) >= 7 && below(colour) < 7.25);
  return {
    page: black,
    surface,
    'surface-quiet': quiet,
    text: cream,
    primary: (below(primary) > 7 && lighter) || primary,
    paper: cream,
    'paper-dark': sand,
    ink: ground(0.25),
  };
}

/** The meanings that use another colour of the palette in dark mode. */
const lights = {
  'text-second': 'second-light',
  'text-third': 'third-light',
  'error-mark': 'third-light',
  mark: 'primary-light',
  action: 'primary-light',
  'on-action': 'ink',
  facts: 'paper-dark',
  'on-facts': 'ink',
  footer: 'surface',
} as const satisfies Record<string, Colour | 'surface'>;

/** The style sheet that defines the palette's colours. In dark mode it changes meanings, paper and ink. */
export function paletteStyles(palette: Palette, hasNight: boolean): string {
  const day = Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`);
  const night = [
    'color-scheme:dark',
    '--line:color-mix(in srgb,currentcolor 28%,transparent)',
    '--edge:color-mix(in srgb,currentcolor 14%,transparent)',
    ...Object.entries(nightOf(palette)).map(([name, colour]) => `--${name}:${colour}`),
    ...Object.entries(lights).map(([name, colour]) => `--${name}:var(--${colour})`),
  ];
  const dark = `@media screen and (prefers-color-scheme:dark){:root{${night.join(';')}}}`;
  return `@layer tokens{:root{${day.join(';')}}${hasNight ? dark : ''}}\n`;
}

const oklch = converter('oklch');

/** The colour of secondary text: a mix of 80% text colour and 20% background, as in the styles. */
export function faded(above: string, below: string): string {
  return formatHex(interpolate([below, above], 'rgb')(0.8));
}

/** A light colour of the same hue, for shapes on `colour`. It is about as vivid as the light colours in `mutirao`. */
function light(colour: string): string {
  return shade(colour, () => 0.84, 0, 0.085);
}

/**
 * A colour of the same hue with another lightness, both from 0 to 1.
 * @param more The chroma to add; a grey stays grey.
 * @param most The highest chroma.
 */
function shade(colour: string, lightness: (l: number) => number, more = 0, most = 0.4): string {
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 };
  const chroma = Math.min(c + (c > 0.002 ? more : 0), most);
  return formatHex(clampChroma({ mode: 'oklch', l: lightness(l), c: chroma, h }, 'oklch'));
}

/** The nearest darker or lighter colour of the same hue that passes a check, if there is one. */
export function nearby(colour: string, passes: (colour: string) => boolean): string | undefined {
  for (let step = 0; step <= 1; step += 0.005) {
    for (const by of [-step, step]) {
      const shaded = shade(colour, (l) => Math.min(1, Math.max(0, l + by)));
      if (passes(shaded)) return shaded;
    }
  }
  return undefined;
}
