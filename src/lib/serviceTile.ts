import type { Motif, MuralSpec, Pair } from './mural.ts';

/** The colours that a service can wear: its mural, its bands, its picture. */
export type Accent = 'azul' | 'mata' | 'barro' | 'tinta' | 'ipe';

const pairs: Record<Accent, readonly [Pair, ...Pair[]]> = {
  azul: [
    ['azul', 'ceu'],
    ['azul', 'cal'],
  ],
  mata: [['mata', 'menta']],
  barro: [['barro', 'rosa']],
  tinta: [['cal', 'tinta']],
  ipe: [['ipe', 'tinta']],
};

/** A service's own tile: one motif, one colour, one seed. */
export type ServiceTile = { motif: Motif; accent: Accent; seed: string };

/** The colours of a tile that stands alone. */
export function firstPair(accent: Accent): Pair {
  return pairs[accent][0];
}

/** By this name the browser knows a service's mural from page to page. */
export function muralName(slug: string): string {
  return `mural-${slug}`;
}

/** A service's wall at some size; the smaller is the beginning of the larger. */
export function serviceMural(tile: ServiceTile, columns: number, rows: number): MuralSpec {
  return { columns, rows, seed: tile.seed, motifs: [tile.motif], pairs: pairs[tile.accent] };
}
