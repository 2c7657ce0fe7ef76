import { wcagContrast } from 'culori';
import { type ColourName, faded, nearby, type Palette } from './palette.ts';

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

/** The nearest darker or lighter colour of the same hue that has enough contrast in all uses, if there is one. */
function nearest(name: ColourName, palette: Palette): string | undefined {
  const own = uses.filter((use) => sides(use).colour === name);
  return nearby(palette[name], (colour) =>
    own.every((use) => contrast(use, { ...palette, [name]: colour }) >= use.least),
  );
}
