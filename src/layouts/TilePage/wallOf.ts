import { type Colour, motifPath, muralTiles, squarePath, TILE } from '#look/walls/mural.ts';
import { nameWall } from '#look/walls/nameWall.ts';
import { namedWall, vivid } from '#look/walls/walls.ts';

/** The names, and the letters of each, that a wall has room for. */
export const MOST_NAMES = 12;
export const MOST_LETTERS = 24;

/** The names that a wall has room for. */
export const tidy = (names: readonly string[]): string[] =>
  names.flatMap((name) => [...name.trim()].slice(0, MOST_LETTERS).join('') || []).slice(0, MOST_NAMES);

/** The names in the fragment of an address, which browsers send to no server. */
export const namesIn = (fragment: string) => tidy(new URLSearchParams(fragment.slice(1)).getAll('n'));
export const fragmentOf = (names: readonly string[]) => `#${new URLSearchParams(names.map((name) => ['n', name]))}`;

/** The wall of a group, and its names in tiles. Each column is one name's, in its own colour; the names may repeat. */
export function wallOf(names: readonly string[], ratio = 5 / 6) {
  const columns = names.length > 6 ? 12 : 6;
  const rows = columns * ratio;
  const first = names.join().charCodeAt(0);
  const tiles = Array.from({ length: columns }, (_, index) => {
    const place = index % names.length;
    const own = namedWall(names[place] ?? '', columns, rows);
    const pair = vivid[(first + place) % vivid.length] ?? vivid[0];
    return muralTiles({ ...own, pairs: [pair] }).filter(({ column }) => column === index);
  });
  const line = Math.max(10, Math.ceil(2.4 * Math.sqrt(names.join().length)));
  const letters = nameWall(names.join(' '), { letters: line, columns: 18, splits: true });
  return { columns, rows, tiles: tiles.flat(), letters };
}

/** Saves a picture of the names in tiles and the address, above the wall. The wall is `ratio` times as high as wide. */
export function savePicture(names: readonly string[], height: number, ratio: number) {
  const width = 1080;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const colours = getComputedStyle(document.documentElement);
  const paint = (colour: Colour, d: string, x = 0, y = 0, side = TILE) => {
    context.setTransform(side / TILE, 0, 0, side / TILE, x, y);
    context.fillStyle = colours.getPropertyValue(`--${colour}`);
    context.fill(new Path2D(d));
  };
  const { columns, tiles, letters } = wallOf(names, ratio);
  const top = height - width * ratio;
  const side = letters && Math.min(960 / letters.width, (top - 180) / letters.height);
  paint('darkest', `M0 0h${width}v${height}H0z`);
  for (const { colour, d } of letters?.layers ?? []) paint(colour, d, 60, 60, Math.floor(side ?? 0));
  for (const { column, row, pair, motif, turn } of tiles) {
    const x = column * TILE;
    paint(pair[0], squarePath(x, row * TILE), 0, top, width / columns);
    paint(pair[1], motifPath(motif, turn, x, row * TILE), 0, top, width / columns);
  }
  paint('paper', '');
  context.font = `600 32px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(location.host + location.pathname, 60, top - 30);
  canvas.toBlob((blob) => {
    const link = { href: URL.createObjectURL(blob as Blob), download: 'azulejo.png' };
    Object.assign(document.createElement('a'), link).click();
  });
}
