import { wcagContrast } from 'culori';
import { type Colour, faded, nearby, type Palette } from './palette.ts';

/**
 * Two colours, one of them on the other, with the contrast that WCAG requires: 4.5:1 for text, 3:1 for other parts of the
 * interface. `colour` is the one to change: a brand colour before the text colour, the text colour before a background.
 */
type Use = { colour: Colour; against: Colour; least: 4.5 | 3; where: string; quietOn?: Colour };

const text = (colour: Colour, against: Colour, where: string): Use => ({ colour, against, least: 4.5, where });
const line = (colour: Colour, against: Colour, where: string): Use => ({ colour, against, least: 3, where });
const grounds = ['paper', 'paper-dark', 'white'] as const;

/** The uses whose contrast is checked. Secondary text has its background in `quietOn`. */
const uses: readonly Use[] = [
  ...grounds.flatMap((ground): Use[] => [
    text('ink', ground, 'o texto'),
    { ...text('ink', ground, 'o texto secundário'), quietOn: ground },
    line('primary', ground, 'o contorno do foco'),
    line('second', ground, 'as linhas da cor de um serviço'),
    line('third-dark', ground, 'as linhas da cor de um serviço'),
  ]),
  { ...text('ink', 'paper', 'o texto secundário do rodapé'), quietOn: 'ink' },
  line('highlight', 'ink', 'o contorno do foco no rodapé'),
  text('primary', 'white', 'o texto dos botões'),
  text('second', 'white', 'o texto sobre a cor de um serviço'),
  text('third-dark', 'white', 'o texto sobre a cor de um serviço'),
  text('highlight', 'ink', 'o texto de “Gratuito”'),
  text('second', 'paper', 'o texto acima do título'),
  text('third-dark', 'paper', 'a mensagem de erro'),
  line('third', 'white', 'a borda de um campo por corrigir'),
];

/**
 * A use with too little contrast, and the nearest colour with enough contrast in all uses. If there is no such colour,
 * the background is too dark: then `colour` is the background, and `nearest` is missing.
 */
type PaletteFault = Use & { ratio: number; nearest?: string };

/** The faults of a palette: for each colour with too little contrast, its worst use. */
export function paletteFaults(palette: Palette): PaletteFault[] {
  const faults = new Map<Colour, PaletteFault>();
  for (const use of uses) {
    const { colour, least } = use;
    const ratio = contrast(use, palette);
    const worst = faults.get(colour);
    if (ratio >= least || (worst && worst.ratio / worst.least <= ratio / least)) continue;
    const nearest = nearestOf(colour, palette);
    if (!nearest) return [{ ...use, colour: 'paper', ratio }];
    faults.set(colour, { ...use, ratio, nearest });
  }
  // If the text colour itself has a fault, colours that fail against it are reported only after it is corrected.
  return [...faults.values()].filter(({ against }) => against !== 'ink' || !faults.has('ink'));
}

function contrast({ colour, against, quietOn }: Use, palette: Palette): number {
  if (!quietOn) return wcagContrast(palette[colour], palette[against]);
  const above = quietOn === colour ? against : colour;
  return wcagContrast(faded(palette[above], palette[quietOn]), palette[quietOn]);
}

/** The nearest darker or lighter colour of the same hue that has enough contrast in all uses, if there is one. */
function nearestOf(name: Colour, palette: Palette): string | undefined {
  const own = uses.filter(({ colour }) => colour === name);
  return nearby(palette[name], (colour) =>
    own.every((use) => contrast(use, { ...palette, [name]: colour }) >= use.least),
  );
}
