import type { Motif, MuralSpec, Pair } from './mural.ts';

/** The colours that a service can choose for its tiles and its page: the owner's colours except the background. */
export type Accent = 'texto' | 'principal' | 'segunda' | 'terceira' | 'destaque';

const pairs: Record<Accent, readonly [Pair, ...Pair[]]> = {
  principal: [
    ['primary', 'primary-light'],
    ['primary', 'paper'],
  ],
  segunda: [['second', 'second-light']],
  // The darker third colour is also the page's (FilePage.module.css): two similar colours would look like a mistake.
  terceira: [['third-dark', 'third-light']],
  texto: [['paper', 'ink']],
  destaque: [['highlight', 'darkest']],
};

/** A service's own tile: one motif, one colour, one seed. */
export type ServiceTile = { motif: Motif; accent: Accent; seed: string };

/** The colours of a tile that is not part of a pattern. */
export function firstPair(accent: Accent): Pair {
  return pairs[accent][0];
}

/** The id of a service's tile pattern on the home page and on the service's page; also its view transition name. */
export function muralName(slug: string): string {
  return `mural-${slug}`;
}

/** A service's tile pattern in a given size; a smaller pattern is the upper left corner of a larger one. */
export function serviceMural(tile: ServiceTile, columns: number, rows: number): MuralSpec {
  return { columns, rows, seed: tile.seed, motifs: [tile.motif], pairs: pairs[tile.accent] };
}
