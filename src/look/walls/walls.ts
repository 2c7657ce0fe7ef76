import { type Motif, type MuralSpec, muralTiles, type Pair } from './mural.ts';

/** The highlight means free of charge, and is the brand's: one tile of a wall has it, as the brand's leaf. */
const once = {
  pair: ['primary', 'highlight'],
  motif: 'folha',
  rest: ['paper-dark', 'ink'],
} as const satisfies MuralSpec['once'];

const pairs: MuralSpec['pairs'] = [
  ['primary', 'paper'],
  ['second', 'paper'],
  ['paper-dark', 'primary'],
  ['third', 'third-light'],
  ['primary', 'primary-light'],
  ['second', 'second-light'],
  ['primary-light', 'primary'],
  ['paper-dark', 'second'],
  ['paper-dark', 'ink'],
  ['third-light', 'third'],
  once.pair,
];

/** The groups of motifs. The owner chooses one group for the tile patterns. */
export const motifGroups = {
  todas: ['folha', 'quarto', 'meia', 'fluxo', 'ciclo', 'corte'],
  folhas: ['folha', 'quarto'],
  ondas: ['meia', 'fluxo'],
  arcos: ['fluxo', 'ciclo'],
  retas: ['corte'],
} as const satisfies Record<string, MuralSpec['motifs']>;

export type MotifGroup = keyof typeof motifGroups;

/** The owner's tile pattern. Missing fields have default values. */
export type WallChoice = { seed?: string | undefined; family?: MotifGroup | undefined };

/** The home page's tile pattern, in all colours. It has fewer tiles towards the text, as if it were unfinished. */
export function openingWall({ seed = 'parede 1294', family = 'todas' }: WallChoice = {}): MuralSpec {
  return { columns: 6, rows: 7, motifs: motifGroups[family], pairs, once, seed, density: [0.4, 0.7, 0.95, 1] };
}

/** Pairs without the highlight, which means free of charge, and without a paper colour, which is the page's. */
export const vivid: MuralSpec['pairs'] = [
  ['primary', 'primary-light'],
  ['second', 'second-light'],
  ['third', 'third-light'],
  ['primary-light', 'primary'],
  ['second-light', 'second'],
  ['third-light', 'third'],
];

/**
 * The 404 page's tile pattern: one tile is missing, in a cell that is visible at every width, beside the text that says
 * so. In one colour, so that the hole is the first thing that is seen.
 */
export function missingWall({ seed = '1043', family = 'todas' }: WallChoice = {}): MuralSpec {
  const hole = { column: 4, row: 3 };
  return {
    columns: 6,
    rows: 7,
    motifs: motifGroups[family],
    pairs: [vivid[0], ['primary-light', 'primary']],
    seed: `falta ${seed}`,
    hole,
  };
}

/** The tile pattern of an item without a picture: one motif in two colours, determined by the item's name. */
export function namedWall(name: string, columns: number, rows: number): MuralSpec {
  const pairs: MuralSpec['pairs'] = [...vivid, ['paper-dark', 'ink']];
  const [tile] = muralTiles({ columns: 1, rows: 1, seed: name, motifs: motifGroups.todas, pairs });
  return { columns, rows, seed: name, motifs: [tile?.motif ?? 'folha'], pairs: [tile?.pair ?? vivid[0]] };
}

/** The colours that a service can choose for its tiles and its page: the owner's colours except the background. */
export const accents = {
  principal: [
    ['primary', 'primary-light'],
    ['primary', 'paper-dark'],
  ],
  segunda: [['second', 'second-light']],
  // The darker third colour is also the page's (FilePage.module.css): two similar colours would look like a mistake.
  terceira: [['third-dark', 'third-light']],
  // The darker paper colour, which the page does not have: a tile keeps its edge on it.
  texto: [['paper-dark', 'ink']],
  destaque: [['highlight', 'ink']],
} as const satisfies Record<string, MuralSpec['pairs']>;

export type Accent = keyof typeof accents;

/** A service's own tile: one motif, one colour, one seed. */
export type ServiceTile = { motif: Motif; accent: Accent; seed: string };

/** The colours of a tile that is not part of a pattern. */
export function firstPair(accent: Accent): Pair {
  return accents[accent][0];
}

/** The id of a service's tile pattern on the home page and on the service's page; also its view transition name. */
export function muralName(slug: string): string {
  return `mural-${slug}`;
}

/** A service's tile pattern in a given size; a smaller pattern is the upper left corner of a larger one. */
export function serviceMural(tile: ServiceTile, columns: number, rows: number): MuralSpec {
  return { columns, rows, seed: tile.seed, motifs: [tile.motif], pairs: accents[tile.accent] };
}
