import { clampChroma, converter, formatHex, interpolate, wcagContrast } from 'culori';
import type { Colour } from '#lib/mural.ts';

/**
 * The names of the palette's colours, in the styles and in the code. Tiles use these colours directly.
 * `styles/tokens.css` derives “meanings” from them, such as `--text` and `--page`, and lists the uses of each meaning.
 */
export type ColourName = Colour | 'white' | 'third-dark';

/** `#rrggbb` for every colour. */
export type Palette = Readonly<Record<ColourName, string>>;

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

type OwnColour = (typeof ownColours)[OwnName];
/** All main colours of a palette, and optionally other colours. `fullPalette` adds each colour that is not given. */
export type OwnPalette = Pick<Palette, OwnColour> & Partial<Palette>;

/** The palettes that ship with the site. */
export const palettes = {
  mutirao: {
    paper: '#fbf7ee',
    'paper-dark': '#f1e9d8',
    ink: '#15201b',
    primary: '#1d3fbb',
    'primary-light': '#a9c1ff',
    second: '#0e5a43',
    'second-light': '#9fd8bd',
    third: '#b5401f',
    'third-dark': '#9a2f12',
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

export type PaletteName = keyof typeof palettes;

const oklch = converter('oklch');

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
export function chosenPalette(choice: { name: PaletteName } | ({ name: 'minha' } & Record<OwnName, string>)): Palette {
  if (choice.name !== 'minha') return fullPalette(palettes[choice.name]);
  const { fundo, texto, principal, segunda, terceira, destaque } = choice;
  return fullPalette({
    paper: fundo,
    ink: texto,
    primary: principal,
    second: segunda,
    third: terceira,
    highlight: destaque,
  });
}

/** The colours that dark mode adds to a palette, by the names of their meanings in `styles/tokens.css`. */
export type Night = Readonly<Record<'page' | 'surface' | 'surface-quiet' | 'text' | 'action', string>>;

/**
 * The colours that dark mode adds to a palette. The backgrounds are the ink colour in three lightnesses. Main buttons
 * have the primary colour, as light as their white text allows.
 */
export function nightOf({ ink, paper, primary, white }: Palette): Night {
  const ground = (lightness: number) => shade(ink, () => lightness, 0.006, 0.045);
  const quiet = ground(0.29);
  const below = (colour: string) => wcagContrast(white, colour);
  const lighter = nearby(primary, (colour) => below(colour) >= 7 && below(colour) < 7.25);
  return {
    page: ground(0.18),
    surface: ground(0.235),
    'surface-quiet': quiet,
    text: nearby(paper, (colour) => wcagContrast(faded(colour, quiet), quiet) >= 7) ?? white,
    action: (below(primary) > 7 && lighter) || primary,
  };
}

/** The meanings that use another colour of the palette in dark mode. */
const lights = {
  'text-second': 'second-light',
  'text-third': 'third-light',
  'error-mark': 'third-light',
  mark: 'primary-light',
} as const satisfies Record<string, ColourName>;

/** The style sheet that defines the palette's colours. In dark mode it changes meanings, not the palette's colours. */
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

/** The colour of Chromium's tab bar in dark mode; other browsers' tab bars are about as dark. */
export const TAB_BAR = '#202124';

/** The icon's background in dark mode: the primary colour, only as much lighter as needed to be visible. */
export function primaryByNight({ primary }: Palette): string {
  return nearby(primary, (colour) => wcagContrast(colour, TAB_BAR) >= 3) ?? primary;
}

/** A light colour of the same hue, for shapes on `colour`. It is about as vivid as the light colours in `mutirao`. */
function light(colour: string): string {
  return shade(colour, () => 0.84, 0, 0.085);
}

function shade(colour: string, lightness: (l: number) => number, more = 0, most = 0.4): string {
  const { l, c, h = 0 } = oklch(colour) ?? { l: 0, c: 0 };
  return formatHex(
    clampChroma({ mode: 'oklch', l: lightness(l), c: Math.min(c + (c > 0.002 ? more : 0), most), h }, 'oklch'),
  );
}

/** The contrast of two colours, from 1 to 21, as WCAG defines it. */
export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** A contrast ratio with a decimal comma, rounded down so that a failing ratio never looks sufficient. */
export function decimal(ratio: number): string {
  return String(Math.floor(ratio * 10) / 10).replace('.', ',');
}

/** One colour on another, with the contrast that WCAG requires: 4.5:1 for text, 3:1 for other parts of the interface. */
type Use = { colour: ColourName; ground: ColourName; least: 4.5 | 3; where: string; quiet?: true };

const text = (colour: ColourName, ground: ColourName, where: string): Use => ({ colour, ground, least: 4.5, where });
const line = (colour: ColourName, ground: ColourName, where: string): Use => ({ colour, ground, least: 3, where });
const grounds = ['paper', 'paper-dark', 'white'] as const;

/** The uses whose contrast is checked. */
const uses: readonly Use[] = [
  ...grounds.flatMap((ground): Use[] => [
    text('ink', ground, 'o texto'),
    { ...text('ink', ground, 'o texto secundário'), quiet: true },
    line('primary', ground, 'o contorno do foco'),
    line('second', ground, 'as linhas da cor de um serviço'),
    line('third-dark', ground, 'as linhas da cor de um serviço'),
  ]),
  text('paper', 'ink', 'o texto do rodapé'),
  { ...text('paper', 'ink', 'o texto secundário do rodapé'), quiet: true },
  line('highlight', 'ink', 'o contorno do foco no rodapé'),
  text('white', 'primary', 'o texto dos botões'),
  text('white', 'second', 'o texto sobre a cor de um serviço'),
  text('white', 'third-dark', 'o texto sobre a cor de um serviço'),
  text('white', 'ink', 'o texto sobre a cor de um serviço'),
  text('ink', 'highlight', 'o texto de “Gratuito”'),
  text('second', 'paper', 'o texto acima do título'),
  text('second', 'white', 'a mensagem de sucesso'),
  text('third-dark', 'white', 'a mensagem de erro'),
  text('third-dark', 'paper', 'a mensagem de erro'),
  line('third', 'white', 'a borda de um campo por corrigir'),
];

/**
 * A colour with too little contrast to another colour, and the nearest colour with enough contrast in all uses. If
 * there is no such colour, the background is too dark: then `colour` is the background, and `nearest` is missing.
 */
export type PaletteFault = {
  colour: ColourName;
  other: ColourName;
  where: string;
  ratio: number;
  least: number;
  nearest?: string;
};

/** The faults of a palette: for each colour with too little contrast, its worst use. */
export function paletteFaults(palette: Palette): PaletteFault[] {
  const faults = new Map<ColourName, PaletteFault>();
  for (const use of uses) {
    const { least, where } = use;
    const ratio = contrast(use, palette);
    const { colour, other } = sides(use);
    const known = faults.get(colour);
    if (ratio >= least || (known && known.ratio / known.least <= ratio / least)) continue;
    const better = nearest(colour, palette);
    if (!better) return [{ colour: 'paper', other: colour, where, ratio, least }];
    faults.set(colour, { colour, other, where, ratio, least, nearest: better });
  }
  // If the text colour itself has a fault, colours that fail against it are reported only after it is corrected.
  return [...faults.values()].filter(({ other }) => other !== 'ink' || !faults.has('ink'));
}

/** Decides which colour of a pair to change: a brand colour before the text colour, the text colour before a background. */
function sides({ colour, ground }: Use): { colour: ColourName; other: ColourName } {
  const rank = (name: ColourName) => (['paper', 'paper-dark', 'white'].includes(name) ? 0 : name === 'ink' ? 1 : 2);
  return rank(ground) > rank(colour) ? { colour: ground, other: colour } : { colour, other: ground };
}

function contrast({ colour, ground, quiet }: Use, palette: Palette): number {
  const [above, below] = [palette[colour], palette[ground]];
  return wcagContrast(quiet ? faded(above, below) : above, below);
}

/** The colour of secondary text: a mix of 80% text colour and 20% background, as in the styles. */
function faded(above: string, below: string): string {
  return formatHex(interpolate([below, above], 'rgb')(0.8));
}

/** The nearest darker or lighter colour of the same hue that has enough contrast in all uses, if there is one. */
function nearest(name: ColourName, palette: Palette): string | undefined {
  const own = uses.filter((use) => sides(use).colour === name);
  return nearby(palette[name], (colour) =>
    own.every((use) => contrast(use, { ...palette, [name]: colour }) >= use.least),
  );
}

function nearby(colour: string, does: (colour: string) => boolean): string | undefined {
  for (let step = 0; step <= 1; step += 0.005) {
    for (const by of [-step, step]) {
      const one = shade(colour, (l) => Math.min(1, Math.max(0, l + by)));
      if (does(one)) return one;
    }
  }
  return undefined;
}
