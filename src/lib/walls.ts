import type { MuralSpec, Pair } from './mural.ts';

const pairs: readonly [Pair, ...Pair[]] = [
  ['azul', 'cal'],
  ['mata', 'cal'],
  ['cal-2', 'azul'],
  ['barro', 'rosa'],
  ['azul', 'ceu'],
  ['mata', 'menta'],
  ['ceu', 'azul'],
  ['cal-2', 'mata'],
  ['tinta', 'cal'],
  ['rosa', 'barro'],
  // One pair in eleven is the gift.
  ['ipe', 'tinta'],
];

const everything = {
  columns: 6,
  rows: 7,
  motifs: ['folha', 'quarto', 'meia', 'fluxo', 'ciclo', 'corte'],
  pairs,
} as const satisfies Partial<MuralSpec>;

/** The home page's wall of all motifs and colours. It thins out towards the text: it is still being laid. */
export const openingWall: MuralSpec = { ...everything, seed: 'parede 1294', density: [0.4, 0.7, 0.95, 1] };

/** The wall of a page that does not exist: most of its tiles are missing. */
export const missingWall: MuralSpec = { ...everything, seed: 'falta 1043', density: 0.34 };

/** One ground each, and the shapes that may stand on it. */
const grounds: readonly [readonly [Pair, ...Pair[]], ...(readonly [Pair, ...Pair[]])[]] = [
  [
    ['azul', 'ceu'],
    ['azul', 'cal'],
  ],
  [
    ['mata', 'menta'],
    ['mata', 'cal'],
  ],
  [
    ['barro', 'rosa'],
    ['barro', 'cal'],
  ],
  [
    ['tinta', 'cal'],
    ['tinta', 'ceu'],
  ],
];

/** The wall of a name, for what has no picture: the same name always gives the same one. */
export function namedWall(name: string, columns: number, rows: number): MuralSpec {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { ...everything, columns, rows, seed: name, pairs: grounds[sum % grounds.length] ?? grounds[0] };
}
