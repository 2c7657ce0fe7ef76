import { motifPath, muralTiles, TILE } from '#look/walls/mural.ts';
import { letterPath, lettersOf } from '#look/walls/nameWall.ts';
import { motifGroups, namedWall, vivid } from '#look/walls/walls.ts';

/** The names that a wall has room for: those of a class of pupils. */
export const tidy = (names: readonly string[]): string[] =>
  names.flatMap((name) => [...name.trim()].slice(0, 24).join('') || []).slice(0, 36);

/** The names in the fragment of an address, which browsers send to no server. */
export const namesIn = (fragment: string) => tidy(new URLSearchParams(fragment.slice(1)).getAll('n'));
export const fragmentOf = (names: readonly string[]) => `#${new URLSearchParams(names.map((name) => ['n', name]))}`;

export const motifOf = (name: string) => namedWall(name.toLowerCase(), 1, 1).motifs[0];

/** A tile of the name at a place: a letter of the name, or one of its motif. */
type NameTile = { place: number; letter?: string };

/** A name's words. One in an alphabet without drawings is a tile of the name's motif. */
const wordsOf = (name: string, place: number): NameTile[][] =>
  name.split(/\s+/).map((word) => {
    const letters = lettersOf(word).map((rows) => ({ place, letter: letterPath(rows) }));
    return letters.length > 0 ? letters : [{ place }];
  });

/** Lines of whole words. Between two words is a tile. */
function linesOf(words: readonly NameTile[][], columns: number) {
  const lines: NameTile[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.length + word.length < columns) last.push({ place: word[0]?.place ?? 0 }, ...word);
    else lines.push([...word]);
  }
  return lines;
}

/**
 * A wall in which each letter is a tile, and the tiles around a name have its motif. The wall has as few columns as the
 * names allow, and `ratio` times as many rows.
 */
export function wallOf(names: readonly string[], ratio = 1) {
  const words = names.flatMap(wordsOf);
  let columns = Math.max(3, ...words.map(({ length }) => length));
  let lines = linesOf(words, columns);
  while (lines.length >= Math.floor(columns * ratio)) lines = linesOf(words, ++columns);
  const rows = Math.floor(columns * ratio);
  const share = rows / lines.length;
  const lineRows = lines.map((_, index) => Math.floor((index + 0.5) * share));
  const spec = { columns, rows, seed: 'azulejo', motifs: motifGroups.todas, pairs: vivid };
  const tiles = muralTiles(spec).map(({ column, row, pair, turn }) => {
    const near = lines[Math.floor(row / share)] ?? [];
    const tile = lines[lineRows.indexOf(row)]?.[column] ?? { ...(near[column] ?? near.at(-1)), letter: undefined };
    const { place = 0, letter } = tile;
    // Only letters have the paper colour, so that they are easy to read.
    if (letter) return { column, row, ground: vivid[place % 3]?.[0], shape: 'paper', d: letter };
    return { column, row, ground: pair[0], shape: pair[1], d: motifPath(motifOf(names[place] ?? ''), turn) };
  });
  return { columns, rows, tiles };
}

/** Saves a picture of the wall, above two lines of text. */
export function savePicture(names: readonly string[], text: readonly string[], height: number) {
  const width = 1080;
  const { columns, rows, tiles } = wallOf(names, (height - 150) / width);
  const side = width / columns;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const colour = (name = '') => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  context.fillStyle = colour('ink');
  context.fillRect(0, 0, width, height);
  for (const { column, row, ground, shape, d } of tiles) {
    // Whole pixels, so that no line shows between two tiles.
    const scale = Math.ceil(side) / TILE;
    context.setTransform(scale, 0, 0, scale, Math.round(column * side), Math.round(row * side));
    context.fillStyle = colour(ground);
    context.fillRect(0, 0, TILE, TILE);
    context.fillStyle = colour(shape);
    context.fill(new Path2D(d));
  }
  context.resetTransform();
  context.fillStyle = colour('paper');
  context.font = `650 44px ${getComputedStyle(document.body).fontFamily}`;
  const middle = (height + rows * side) / 2;
  for (const [index, line] of text.entries()) context.fillText(line, 60, middle - 14 + 58 * index, width - 120);
  canvas.toBlob((blob) => {
    const link = { href: URL.createObjectURL(blob as Blob), download: 'azulejo.png' };
    Object.assign(document.createElement('a'), link).click();
  });
}
