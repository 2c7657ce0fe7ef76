/**
 * Tile patterns. A tile is a square of one colour with one shape on it, rotated by quarter turns; a mural is a grid of
 * tiles that is generated from a seed. The same arguments always give the same pattern, on any machine.
 */

/** The side of a tile in drawing units. It is divisible by 2, 3 and 5, so every motif has whole coordinates. */
export const TILE = 30;

export type Motif = 'folha' | 'quarto' | 'meia' | 'fluxo' | 'ciclo' | 'corte';

/** The colours of tiles, by their names in `palette/palette.ts`. */
export type Colour =
  | 'paper'
  | 'paper-dark'
  | 'ink'
  | 'darkest'
  | 'primary'
  | 'primary-light'
  | 'second'
  | 'second-light'
  | 'third'
  | 'third-dark'
  | 'third-light'
  | 'highlight';

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
  /** The turns of the tiles in each row, repeated from left to right, instead of random turns. */
  turns?: readonly [Turn, ...Turn[]];
  /**
   * The chance, from 0 to 1, that a cell has a tile: one number for the whole pattern, or one number per column. The
   * last number is also for all further columns.
   */
  density?: number | readonly [number, ...number[]];
  /** A pair that only one tile of the pattern has: its first one. The others have the pair `rest`. */
  once?: { pair: Pair; rest: Pair };
  /** A cell that never has a tile. */
  hole?: { column: number; row: number };
};

export type Tile = {
  column: number;
  row: number;
  motif: Motif;
  pair: Pair;
  /** The number of quarter turns, clockwise. */
  turn: Turn;
};

/**
 * Generates the tiles row by row. A tile depends on its position and its left and upper neighbours, never on the
 * pattern's size, if no pair is `once`. So a small pattern is the upper left corner of a larger one with the same seed: a service's card
 * shows the upper left tiles of the service's page. Two neighbours differ in motif, pair or turn, unless `turns` is
 * given.
 */
export function layMural(spec: MuralSpec): Tile[] {
  const { columns, rows, seed, motifs, pairs, turns, density = 1, once, hole } = spec;
  const cells = new Map<string, Tile>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (column === hole?.column && row === hole.row) continue;
      const random = randomFrom(`${seed} ${column} ${row}`);
      const chance = typeof density === 'number' ? density : (density[column] ?? density.at(-1) ?? 1);
      // The density check takes the first random number, so every cell with a tile also has one at a higher density.
      if (random() >= chance) continue;

      const near = [cells.get(`${column - 1} ${row}`), cells.get(`${column} ${row - 1}`)];
      const pair = pick(pairs, random, (one) => !near.some((tile) => tile?.pair === one));
      const motif = pick(motifs, random, (one) => !near.some((tile) => tile?.motif === one));
      const turn =
        turns?.[column % turns.length] ??
        pick(
          [0, 1, 2, 3] as const,
          random,
          (one) => !near.some((tile) => tile?.motif === motif && tile.pair === pair && tile.turn === one),
        );
      cells.set(`${column} ${row}`, { column, row, motif, pair, turn });
    }
  }
  const tiles = [...cells.values()];
  const first = tiles.find(({ pair }) => pair === once?.pair);
  return tiles.map((tile) => (once && tile.pair === once.pair && tile !== first ? { ...tile, pair: once.rest } : tile));
}

/** A random item of the list. If a list of more than two items has `welcome` items, the item is one of them. */
function pick<T>(list: readonly [T, ...T[]], random: () => number, welcome: (one: T) => boolean): T {
  const preferred = list.length > 2 ? list.filter(welcome) : list;
  const choice = preferred.length > 0 ? preferred : list;
  return choice[Math.floor(random() * choice.length)] ?? list[0];
}

/**
 * A generator of numbers in [0, 1), seeded by a text: FNV-1a hashes the text, mulberry32 makes the sequence (both
 * public domain).
 */
function randomFrom(text: string): () => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Point = readonly [x: number, y: number];
/** A line, or an arc with a radius, to a point relative to the current point. `sweep` 1 is clockwise. */
type Step = { by: Point } | { by: Point; radius: number; sweep: 0 | 1 };
type Outline = { from: Point; steps: readonly Step[] };

const line = (x: number, y: number): Step => ({ by: [x, y] });
const arc = (radius: number, sweep: 0 | 1, x: number, y: number): Step => ({ by: [x, y], radius, sweep });
const ring = (inner: number, outer: number): Outline => ({
  from: [inner, 0],
  steps: [line(outer - inner, 0), arc(outer, 1, -outer, outer), line(0, inner - outer), arc(inner, 0, inner, -inner)],
});
const quarterDisc = (radius: number): Outline => ({
  from: [0, 0],
  steps: [line(radius, 0), arc(radius, 1, -radius, radius)],
});

/** The outlines of the motifs, without a turn. */
const outlines: Record<Motif, readonly Outline[]> = {
  folha: [{ from: [0, 30], steps: [arc(30, 1, 30, -30), arc(30, 1, -30, 30)] }],
  quarto: [quarterDisc(30)],
  meia: [
    { from: [0, 15], steps: [arc(15, 1, 30, 0)] },
    { from: [0, 30], steps: [arc(15, 1, 30, 0)] },
  ],
  fluxo: [
    ring(10, 20),
    {
      from: [20, 30],
      steps: [line(-10, 0), arc(20, 1, 20, -20), line(0, 10), arc(10, 0, -10, 10)],
    },
  ],
  ciclo: [quarterDisc(6), ring(12, 18), ring(24, 30)],
  corte: [{ from: [0, 0], steps: [line(30, 30), line(-30, 0)] }],
};

/** A tile's square as SVG path data, with its upper left corner at x, y. */
export function squarePath(x = 0, y = 0): string {
  return `M${numbers(x, y)}h${TILE}v${TILE}h-${TILE}z`;
}

/**
 * The outline of a motif as SVG path data, turned around its tile's centre, with the tile's upper left corner at x, y.
 */
export function motifPath(motif: Motif, turn: Turn = 0, x = 0, y = 0): string {
  return joined(subpaths(motif, turn, x, y));
}

type Subpath = { from: Point; body: string };

function subpaths(motif: Motif, turn: Turn, x: number, y: number): Subpath[] {
  return outlines[motif].map(({ from, steps }) => {
    const [fromX, fromY] = turned([from[0] - TILE / 2, from[1] - TILE / 2], turn);
    return {
      from: [x + fromX + TILE / 2, y + fromY + TILE / 2],
      body: `${steps.map((step) => stepPath(step, turn)).join('')}z`,
    };
  });
}

/**
 * Joins subpaths into one path. Each start is relative to the previous start, because the distances between tiles
 * repeat, unlike their absolute positions, and repetition compresses to almost nothing.
 */
function joined(subpaths: readonly Subpath[]): string {
  return subpaths
    .map(({ from: [x, y], body }, index) => {
      const before = subpaths[index - 1]?.from;
      return `${before ? `m${numbers(x - before[0], y - before[1])}` : `M${numbers(x, y)}`}${body}`;
    })
    .join('');
}

function stepPath(step: Step, turn: Turn): string {
  const [x, y] = turned(step.by, turn);
  if ('radius' in step) return `a${numbers(step.radius, step.radius, 0, 0, step.sweep, x, y)}`;
  if (y === 0) return `h${x}`;
  return x === 0 ? `v${y}` : `l${numbers(x, y)}`;
}

function turned([x, y]: Point, turn: Turn): Point {
  let point: Point = [x, y];
  // `0 - x` and not `-x`, because some formatters write a negative zero as "-0".
  for (let quarter = 0; quarter < turn; quarter++) point = [0 - point[1], point[0]];
  return point;
}

/** Numbers with as few separators as path data allows: none before a minus sign. */
function numbers(...values: number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

/** One colour layer: all shapes of one colour, as a single path. */
export type Coat = { colour: Colour; d: string };

/**
 * A full pattern on one background colour, as colour layers to draw from first to last. Each layer also covers the
 * shapes of later layers, so that no hairline of the background shows between neighbouring shapes at any pixel ratio.
 */
export function coats(tiles: readonly Tile[]): Coat[] {
  const colours = [...new Set(tiles.map((tile) => tile.pair[1]))].sort();
  return colours.map((colour, index) => ({
    colour,
    d: joined(
      tiles
        .filter((tile) => colours.indexOf(tile.pair[1]) >= index)
        .flatMap(({ motif, turn, column, row }) => subpaths(motif, turn, column * TILE, row * TILE)),
    ),
  }));
}
