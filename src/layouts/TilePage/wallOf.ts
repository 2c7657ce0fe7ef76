import { motifPath, muralTiles, TILE } from '#look/walls/mural.ts';
import { LETTER_CELLS, letterPath, lettersOf, linesOf } from '#look/walls/nameWall.ts';
import { namedWall, vivid } from '#look/walls/walls.ts';

/** A text without the characters that have no drawing. */
export const drawable = (text: string) =>
  text.normalize().replace(/[^\s,;]/gu, (letter) => (lettersOf(letter).length > 0 ? letter : ''));

/** The names in a text. Nobody meets the limits, which only keep a browser fast. */
export function namesIn(text: string): string[] {
  const names = drawable(text).split(/[,;]|\se\s/);
  return names.flatMap((name) => name.replace(/\s+/g, ' ').trim().slice(0, 99) || []).slice(0, 99);
}

const PERIOD = 5;

/**
 * The design of a name, also in capitals: one motif, whose turns repeat after five tiles, and two pairs of colours. Behind
 * the letters a dark colour that the design does not have alternates with ink, so that each letter is a tile.
 */
export function designOf(name: string) {
  const tiles = muralTiles({ ...namedWall(name.toLowerCase(), PERIOD, PERIOD), pairs: vivid });
  const pairs = tiles.slice(0, 2).map(({ pair }) => pair);
  const colours = pairs.flat();
  const other = vivid.map(([dark]) => dark).find((one) => !colours.includes(one));
  const grounds = [other, 'ink'];
  return { motif: tiles[0]?.motif ?? 'folha', turns: tiles.map(({ turn }) => turn), pairs, grounds };
}

/**
 * A wall in which each letter is a tile, with tiles of its name's design above and below. The wall has as few columns as
 * the names allow, and `ratio` times as many rows.
 */
export function wallOf(names: readonly string[], ratio = 1) {
  const words = names.flatMap((name) => {
    const design = designOf(name);
    const drawn = name.split(' ').map((word) => [undefined, ...lettersOf(word).map(letterPath)]);
    return drawn.map((letters) => letters.map((letter) => ({ design, letter })));
  });
  let columns = Math.max(3, ...words.map(({ length }) => length - 1));
  while (2 * linesOf(words, columns).length >= Math.floor(columns * ratio)) columns++;
  const lines = linesOf(words, columns);
  const rows = Math.ceil(columns * ratio);
  const share = rows / lines.length;
  const tiles = Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const at = Math.floor(row / share);
    const { design, letter = '' } = lines[at]?.[column] ?? {
      design: lines[at]?.at(-1)?.design ?? designOf(`${names}`),
    };
    const { motif, turns, pairs, grounds } = design;
    const isLetter = letter && row === Math.floor((at + 0.5) * share);
    // Only letters have the paper colour, so that they are easy to read.
    const pair = isLetter ? [grounds[column % 2], 'paper'] : pairs[(row + column) % 2];
    return {
      column,
      row,
      pair,
      scale: isLetter ? 1 / LETTER_CELLS : 1,
      d: isLetter ? letter : motifPath(motif, turns[(row % PERIOD) * PERIOD + (column % PERIOD)]),
    };
  });
  return { columns, rows, tiles };
}

/** Saves a picture of the wall, with the page's address between two rows. Returns the file's name. */
export function savePicture(names: readonly string[], address: string, height: number): string {
  const width = 1080;
  const bar = 76;
  const { columns, rows, tiles } = wallOf(names, (height - bar) / width);
  const side = width / columns;
  // The first and the last row are cut, and have no letters. Apps cover the lowest 12 % of a story, and the address is
  // above that part, but below all letters.
  const top = (height - bar - rows * side) / 2;
  const covered = height > 1350 ? Math.ceil((0.12 * height - top) / side) : 1;
  const below = Math.max(rows - covered, 1 + (tiles.findLast(({ pair }) => pair?.[1] === 'paper')?.row ?? 0));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const colour = (name = '') => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  context.fillStyle = colour('ink');
  context.fillRect(0, 0, width, height);
  for (const { column, row, pair, scale, d } of tiles) {
    // Whole pixels, so that no line shows between two tiles.
    const unit = Math.ceil(side) / TILE;
    const y = top + row * side + (row < below ? 0 : bar);
    context.setTransform(unit, 0, 0, unit, Math.round(column * side), Math.round(y));
    context.fillStyle = colour(pair?.[0]);
    context.fillRect(0, 0, TILE, TILE);
    context.fillStyle = colour(pair?.[1]);
    context.scale(scale, scale);
    context.fill(new Path2D(d));
  }
  context.resetTransform();
  context.fillStyle = colour('paper');
  context.textAlign = 'center';
  context.font = `650 40px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(address, width / 2, top + below * side + 51, width - 120);
  const plain = `azulejo ${names.join(' ').slice(0, 60)}${height > 1350 ? ' story' : ''}`.normalize('NFD');
  const download = `${plain
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')}.png`;
  canvas.toBlob((blob) => {
    const href = URL.createObjectURL(blob as Blob);
    Object.assign(document.createElement('a'), { href, download }).click();
  });
  return download;
}
