import { motifPath, muralTiles, squarePath, TILE, type TilePaths, tileLayers } from '#look/walls/mural.ts';
import { letterPath, lettersOf, linesOf } from '#look/walls/nameWall.ts';
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

const specOf = (name: string) => namedWall(name.toLowerCase(), PERIOD, PERIOD);

/** The motif of a name's tiles. */
export const motifOf = (name: string) => specOf(name).motifs[0];

/**
 * The design of a name, also in capitals: one motif, whose turns repeat after five tiles, and two pairs of colours. Behind
 * the letters a dark colour that the design does not have alternates with ink, so that each letter is a tile.
 */
export function designOf(name: string) {
  const tiles = muralTiles({ ...specOf(name), pairs: vivid });
  const [first = vivid[0], second = first] = tiles.map(({ pair }) => pair);
  const [dark] = vivid.find(([colour]) => ![...first, ...second].includes(colour)) ?? first;
  return {
    motif: motifOf(name),
    turns: tiles.map(({ turn }) => turn),
    pairs: [first, second] as const,
    dark,
  };
}

/**
 * A wall in which each letter is a tile, with tiles of its name's design above and below. The wall has as few columns as
 * the names allow, and `ratio` times as many rows.
 */
export function wallOf(names: readonly string[], ratio = 1) {
  const words = names.flatMap((name) => {
    const design = designOf(name);
    return name.split(' ').map((word) => [undefined, ...lettersOf(word)].map((letter) => ({ design, letter })));
  });
  let columns = Math.max(3, ...words.map(({ length }) => length - 1));
  while (2 * linesOf(words, columns).length >= Math.floor(columns * ratio)) columns++;
  const lines = linesOf(words, columns);
  const rows = Math.ceil(columns * ratio);
  const share = rows / lines.length;
  /** The row with the letters of a line. */
  const letterRow = (line: number) => Math.floor((line + 0.5) * share);
  const tiles = Array.from({ length: columns * rows }, (_, index): TilePaths => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    const at = Math.floor(row / share);
    const line = lines[at] ?? [];
    const { design, letter } = line[column] ?? { design: line.at(-1)?.design ?? designOf(`${names}`) };
    const {
      motif,
      turns,
      pairs: [even, odd],
      dark,
    } = design;
    const [x, y] = [column * TILE, row * TILE];
    const square = squarePath(x, y);
    // Only letters have the paper colour, so that they are easy to read.
    if (letter && row === letterRow(at))
      return { pair: [column % 2 ? 'ink' : dark, 'paper'], paths: [square, letterPath(letter, x, y)] };
    const turn = turns[(row % PERIOD) * PERIOD + (column % PERIOD)];
    return { pair: (row + column) % 2 ? odd : even, paths: [square, motifPath(motif, turn, x, y)] };
  });
  return { columns, rows, tiles, foot: letterRow(lines.length - 1) + 1 };
}

const WIDTH = 1080;
/** The height of the band with the page's address. */
const BAND = 76;

/** Saves a picture of the wall, with the page's address in a band below the last letters. Returns the file's name. */
export function savePicture(names: readonly string[], address: string, height: number): string {
  const { columns, rows, tiles, foot } = wallOf(names, (height - BAND) / WIDTH);
  const side = WIDTH / columns;
  // The first and the last row are cut.
  const top = (height - BAND - rows * side) / 2;
  const band = Math.round(top + foot * side);
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const colourOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  context.setTransform(side / TILE, 0, 0, side / TILE, 0, top);
  // Tiles overlap by half a pixel, so that no line shows between them.
  context.lineWidth = TILE / side;
  for (const { colour, d } of tileLayers(tiles)) {
    const path = new Path2D(d);
    context.fillStyle = context.strokeStyle = colourOf(colour);
    context.fill(path);
    context.stroke(path);
  }
  context.resetTransform();
  context.drawImage(canvas, 0, band, WIDTH, height, 0, band + BAND, WIDTH, height);
  context.fillStyle = colourOf('ink');
  // One pixel higher, over the edge of the row below it.
  context.fillRect(0, band - 1, WIDTH, BAND + 1);
  context.fillStyle = colourOf('paper');
  context.textAlign = 'center';
  context.font = `650 40px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(address, WIDTH / 2, band + 51, WIDTH - 120);
  const download = `azulejo ${names.join(' ').slice(0, 60)}${height > 1350 ? ' story' : ''}.png`;
  canvas.toBlob((blob) => {
    const href = URL.createObjectURL(blob as Blob);
    Object.assign(document.createElement('a'), { href, download }).click();
  });
  return download;
}
