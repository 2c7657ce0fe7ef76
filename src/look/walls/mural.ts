import { randomFrom } from '../hash.ts';
import type { Colour } from '../palette/palette.ts';

/**
 * Tile patterns. A tile is a square of one colour with one shape on it, rotated by quarter turns; a mural is a grid of
 * tiles that is generated from a seed. The same arguments always give the same pattern, on any machine.
 */

/** The side of a tile in drawing units, which gives every motif whole coordinates. */
export const TILE = 30;

export type Motif = 'folha' | 'quarto' | 'meia' | 'fluxo' | 'ciclo' | 'corte';

/** The background and shape colours of a tile. */
export type Pair = readonly [ground: Colour, shape: Colour];

export const TURNS = [0, 1, 2, 3] as const;
export type Turn = (typeof TURNS)[number];

export type MuralSpec = {
  columns: number;
  rows: number;
  seed: string;
  motifs: readonly [Motif, ...Motif[]];
  pairs: readonly [Pair, ...Pair[]];
  /** The chance, from 0 to 1, that a cell of a column has a tile. The last number is also for all further columns. */
  density?: readonly number[];
  /** A pair that only one tile of the pattern has, near its middle, with this motif. The others have the pair `rest`. */
  once?: { pair: Pair; motif: Motif; rest: Pair };
  /** A cell that never has a tile. */
  hole?: { column: number; row: number };
};

type PlacedTile = {
  column: number;
  row: number;
  motif: Motif;
  pair: Pair;
  /** The number of quarter turns, clockwise. */
  turn: Turn;
};

/**
 * Generates the tiles row by row. If no pair is `once`, a tile depends only on its position and on its left and upper
 * neighbours. So a small pattern is the upper left corner of a larger one with the same seed: a service's card shows the
 * upper left tiles of the service's page. Two neighbours differ in motif, pair or turn.
 */
export function muralTiles(spec: MuralSpec): PlacedTile[] {
  const { columns, rows, seed, motifs, pairs, density = [1], once, hole } = spec;
  const cells = new Map<string, PlacedTile>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (column === hole?.column && row === hole.row) continue;
      const random = randomFrom(`${seed} ${column} ${row}`);
      // The density check takes the first random number, so every cell with a tile also has one at a higher density.
      if (random() >= (density[column] ?? density.at(-1) ?? 1)) continue;
      const near = [cells.get(`${column - 1} ${row}`), cells.get(`${column} ${row - 1}`)];
      const pair = pick(pairs, random, (item) => !near.some((tile) => tile?.pair === item));
      const motif = pick(motifs, random, (item) => !near.some((tile) => tile?.motif === item));
      const alike = near.filter((tile) => tile?.motif === motif && tile.pair === pair);
      const turn = pick(TURNS, random, (item) => !alike.some((tile) => tile?.turn === item));
      cells.set(`${column} ${row}`, { column, row, motif, pair, turn });
    }
  }
  const tiles = [...cells.values()];
  const marked = tiles.filter(({ pair }) => pair === once?.pair);
  const middle = marked[Math.floor(marked.length / 2)];
  return tiles.map((tile) => {
    if (!once || tile.pair !== once.pair) return tile;
    return tile === middle ? { ...tile, motif: once.motif, turn: 1 } : { ...tile, pair: once.rest };
  });
}

/** A random item of the list. If a list of more than two items has `welcome` items, the item is one of them. */
function pick<T>(list: readonly [T, ...T[]], random: () => number, welcome: (item: T) => boolean): T {
  const preferred = list.length > 2 ? list.filter(welcome) : list;
  const choice = preferred.length > 0 ? preferred : list;
  return choice[Math.floor(random() * choice.length)] ?? list[0];
}

const ring = (inner: number, outer: number) =>
  `l${outer - inner} 0a${outer} ${outer} 0 0 1 ${-outer} ${outer}l0 ${inner - outer}a${inner} ${inner} 0 0 0 ${inner} ${-inner}z`;
const quarterDisc = (radius: number) => `l${radius} 0a${radius} ${radius} 0 0 1 ${-radius} ${radius}z`;

/**
 * The outlines of the motifs as SVG path data from the centre of the tile, without a turn. All commands are relative, and
 * end with a point; all arcs are circular.
 */
const outlines: Record<Motif, string> = {
  folha: 'm-15 15a30 30 0 0 1 30 -30a30 30 0 0 1 -30 30z',
  quarto: `m-15 -15${quarterDisc(30)}`,
  meia: 'm-15 0a15 15 0 0 1 30 0zm0 15a15 15 0 0 1 30 0z',
  fluxo: `m-5 -15${ring(10, 20)}m10 30l-10 0a20 20 0 0 1 20 -20l0 10a10 10 0 0 0 -10 10z`,
  ciclo: `m-15 -15${quarterDisc(6)}m12 0${ring(12, 18)}m12 0${ring(24, 30)}`,
  corte: 'm-15 -15l30 30l-30 0z',
};

/** A tile's square as SVG path data, with its upper left corner at x, y. */
export function squarePath(x = 0, y = 0, side = TILE): string {
  return `M${x} ${y}h${side}v${side}h-${side}z`;
}

/** A motif's outline as SVG path data, turned around its tile's centre, with the tile's upper left corner at x, y. */
export function motifPath(motif: Motif, turn: Turn = 0, x = 0, y = 0, side = TILE): string {
  const sized = (length: string) => (Number(length) * side) / TILE;
  const turned = (_: string, ...point: string[]) => {
    const [dx = 0, dy = 0] = point.map(sized);
    return [`${dx} ${dy}`, `${-dy} ${dx}`, `${-dx} ${-dy}`, `${dy} ${-dx}`][turn] ?? '';
  };
  const outline = outlines[motif]
    .replace(/a(\d+) \d+/g, (_, radius) => `a${sized(radius)} ${sized(radius)}`)
    .replace(/(-?\d+) (-?\d+)(?=[a-z])/g, turned);
  return `M${x + side / 2} ${y + side / 2}${outline}`;
}

/**
 * A full pattern on one background colour, as colour layers to draw from first to last: each layer is one path with all
 * shapes of one colour. Each layer also covers the shapes of later layers, so that no hairline of the background shows
 * between neighbouring shapes at any pixel ratio.
 */
export function colourLayers(tiles: readonly PlacedTile[]): { colour: Colour; d: string }[] {
  const colours = [...new Set(tiles.map((tile) => tile.pair[1]))].sort();
  return colours.map((colour, index) => ({
    colour,
    d: tiles
      .filter((tile) => colours.indexOf(tile.pair[1]) >= index)
      .map(({ motif, turn, column, row }) => motifPath(motif, turn, column * TILE, row * TILE))
      .join(''),
  }));
}

/** A tile as SVG path data: its square, or a part of it, and its shape. */
export type TilePaths = { pair: Pair; paths: readonly [ground: string, shape: string] };

/** Tiles as colour layers to draw from first to last: the backgrounds of each colour, then the shapes of each colour. */
export function tileLayers(tiles: readonly TilePaths[]): { colour: Colour; d: string }[] {
  return ([0, 1] as const).flatMap((part) => {
    const colours = [...new Set(tiles.map(({ pair }) => pair[part]))];
    return colours.map((colour) => ({
      colour,
      d: tiles.flatMap(({ pair, paths }) => (pair[part] === colour ? paths[part] : [])).join(''),
    }));
  });
}
