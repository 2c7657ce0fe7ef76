/* A name as a wall: each letter is made of tiles. */
import type { Palette } from '../palette/palette.ts';
import { type MuralSpec, motifPath, muralTiles, squarePath, TILE, TURNS } from './mural.ts';

/**
 * The letters, each five tiles high and as wide as its drawing: `#` is a tile, `.` is none, and a digit is a quarter disc
 * with this turn, so that the strokes meet in a curve.
 */
const ALPHABET = `
A    B    C    D    E    F    G    H    I   J    K    L    M     N     O    P    Q     R    S    T
2##3 ###3 2### ###3 #### #### 2### #..# ### ...# #..# #... #...# #...# 2##3 ###3 2##.. ###3 2### #####
#..# #..# #... #..# #... #... #... #..# .#. ...# #.#. #... ##.## ##..# #..# #..# #..#. #..# #... ..#..
#### ###. #... #..# ###. ###. #.## #### .#. ...# ##.. #... #.#.# #.#.# #..# ###. #..#. ###. .##. ..#..
#..# #..# #... #..# #... #... #..# #..# .#. #..# #.#. #... #...# #..## #..# #... #.#.. #.#. ...# ..#..
#..# ###0 1### ###0 #### #... 1### #..# ### 1##0 #..# #### #...# #...# 1##0 #... 1#.## #..# ###0 ..#..

U    V     W     X     Y     Z     0    1   2    3    4    5    6    7    8    9    &     -   + . '
#..# #...# #...# #...# #...# ##### 2##3 2#. ###3 ###3 #..# #### 2##. #### 2##3 2##3 2##.. ... ... . #
#..# #...# #...# .#.#. .#.#. ...#. #.## ##. ...# ...# #..# #... #... ...# #..# #..# #.#.. ... .#. . #
#..# .#.#. #.#.# ..#.. ..#.. ..#.. #..# .#. .##. .##. #### ###. ###. ..#. .##. .### .##.# ### ### . .
#..# .#.#. ##.## .#.#. ..#.. .#... ##.# .#. #... ...# ...# ...# #..# ..#. #..# ...# #..#. ... .#. . .
1##0 ..#.. #...# #...# ..#.. ##### 1##0 ### #### ###0 ...# ###0 1##0 ..#. 1##0 .##0 1##.# ... ... # .`;

/** The accents above a letter, and the cedilla below it, as Unicode writes them after the letter. `/` and `\` are leaves. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '.\\..',
  '\u0301': '../.',
  '\u0302': './\\.',
  '\u0303': '2310',
  '\u0308': '#..#',
};
const CEDILLA = '\u0327';

/**
 * The most letters of a line, and the least number of columns, so that the tiles of a short name are not larger than
 * others. A longer word has smaller tiles or, on phones, where these would be too small, several lines.
 */
const wide = { letters: 12, columns: 32, splits: false };
export const narrow = { letters: 6, columns: 20, splits: true };
type Shape = typeof wide;

/**
 * Each letter has one pair, so that its strokes hold together. No colour is as dark as the footer, by day and by night.
 */
const pairs: MuralSpec['pairs'] = [
  ['primary-light', 'paper'],
  ['third-light', 'paper'],
  ['second-light', 'paper'],
];

/** The motifs with one large shape. The stripes of the others would be noise in the small tiles of a phone. */
const motifs: MuralSpec['motifs'] = ['folha', 'quarto', 'meia', 'corte'];

const letters = new Map(
  ALPHABET.trim()
    .split('\n\n')
    .flatMap((block) => {
      const [names = '', ...rows] = block.split('\n');
      return [...names.matchAll(/\S/g)].map(({ 0: name, index }): [string, string[]] => [
        name,
        rows.map((row) => row.slice(index).split(' ')[0] ?? ''),
      ]);
    }),
);

/** Lines of whole words. Each word begins with its gap, which a line does not begin with. */
export function linesOf<T>(words: readonly (readonly T[])[], most: number): T[][] {
  const lines: T[][] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last && last.length + word.length <= most) last.push(...word);
    else lines.push(word.slice(1));
  }
  return lines;
}

/** The rows of each line of a name's wall, as in the alphabet. Letters that have no drawing are left out. */
export function nameLines(name: string, { letters, splits }: Shape = wide): string[][] {
  const words = name.split(/\s+/).flatMap((one) => (splits ? parts(one, letters) : one));
  const spaced = words.map((word) => [...` ${word}`]);
  return linesOf(spaced, letters).map((line) => rowsOfLine(line.join('')));
}

/** A word in parts of about the same length. */
function parts(word: string, letters: number): string[] {
  const size = Math.ceil(word.length / Math.ceil(word.length / letters));
  return word.match(new RegExp(`.{1,${size}}`, 'gu')) ?? [];
}

const isEmpty = (row = '') => /^\.*$/.test(row);

/** The letters of a text that have drawings. Each has eight rows: its accent, a blank, five of the letter, its cedilla. */
export function lettersOf(text: string): string[][] {
  const decomposed = text.normalize('NFD').toUpperCase().replaceAll('’', "'");
  return [...decomposed.matchAll(/(\P{M})(\p{M}*)/gu)].flatMap(([, base = '', marks = '']) => {
    const rows = base === ' ' ? Array.from({ length: 5 }, () => '..') : letters.get(base);
    if (!rows) return [];
    const blank = '.'.repeat(rows[0]?.length ?? 0);
    const accent = (ACCENTS[marks[0] ?? ''] ?? '').slice(0, blank.length).padEnd(blank.length, '.');
    return [[accent, blank, ...rows, marks.includes(CEDILLA) ? '..#.' : blank]];
  });
}

/** The size of a letter's tile, as a number of cells. */
export const LETTER_CELLS = 8;

/** A letter in the middle of one large tile, with its upper left corner at 0, 0. */
export function letterPath(rows: readonly string[]): string {
  const left = (LETTER_CELLS - (rows[0]?.length ?? 0)) / 2;
  const cells = rows.flatMap((row, y) =>
    [...row].map((cell, x) => cellPath(cell, (left + x) * TILE, (y === 0 ? 0.4 : y - 0.2) * TILE)),
  );
  return cells.join('');
}

/** A cell of the alphabet as SVG path data, with its upper left corner at x, y. */
function cellPath(cell: string, x: number, y: number): string {
  const turn = TURNS[Number(cell)];
  if (turn !== undefined) return motifPath('quarto', turn, x, y);
  if (cell === '/' || cell === '\\') return motifPath('folha', cell === '/' ? 0 : 1, x, y);
  return cell === '.' ? '' : squarePath(x, y);
}

function rowsOfLine(line: string): string[] {
  const drawn = lettersOf(line);
  const rows = Array.from({ length: 8 }, (_, row) => drawn.map((letter) => letter[row]).join('.'));
  // Without accents, their two rows are left out, and so is the row of the cedilla.
  return rows.slice(isEmpty(rows[0]) ? 2 : 0, isEmpty(rows[7]) ? 7 : 8);
}

/** A name as layers of tiles, one for each colour; undefined for a name in an alphabet that has no drawings. */
export function nameWall(name: string, shape = wide) {
  const lines = nameLines(name, shape).filter((rows) => rows[0]);
  if (lines.length === 0) return undefined;
  const width = Math.max(shape.columns, ...lines.map(([row = '']) => row.length));
  let height = -1;
  let first = 0;
  const tiles = lines.flatMap((rows) => {
    // An empty row is between two lines.
    const start = height + 1;
    height = start + rows.length;
    const found = tilesOf(rows, start, name, first);
    first += letterAt(rows, rows[0]?.length ?? 0) + 1;
    return found;
  });
  // Tiles of one colour are one path: antialiased edges of separate paths would show as hairlines.
  const layers = ([0, 1] as const).flatMap((part) =>
    pairs.flatMap((pair) => {
      const d = tiles.flatMap((tile) => (tile.pair === pair ? tile.paths[part] : [])).join('');
      return d ? [{ colour: pair[part], d }] : [];
    }),
  );
  const last = lines.at(-1) ?? [];
  const hasRoom = lines.length > 1 && (last[0]?.length ?? 0) + 1 + MARK <= width;
  const mark = hasRoom ? { x: width - MARK, y: height - last.length + (isEmpty(last[1]) ? 2 : 0) } : undefined;
  return { layers, width, height, mark };
}

/** The side of the brand's tile, in tiles of the letters: it is as high as a letter. */
const MARK = 5;

/** A name's wall as an SVG file. With a `shape`, the brand's tile fills the end of a last line that has room for it. */
export function nameSvg(
  { layers, width, height, mark }: NonNullable<ReturnType<typeof nameWall>>,
  palette: Palette,
  shape?: string,
): string {
  const paths = layers.map(({ colour, d }) => `<path fill="${palette[colour]}" d="${d}"/>`);
  if (mark && shape)
    paths.push(
      `<g transform="translate(${mark.x * TILE} ${mark.y * TILE}) scale(${MARK})"><path fill="${palette.primary}" d="${squarePath()}"/><path fill="${palette.highlight}" d="${shape}"/></g>`,
    );
  // One pixel for each tile: where no style sizes the picture, it is small, and the page does not scroll sideways.
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width * TILE} ${height * TILE}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paths.join('')}</svg>\n`;
}

/** The number of a line's letter at a column: blank columns are between the letters. */
const letterAt = (rows: readonly string[], column: number) =>
  [...(rows[0] ?? '')].filter((_, one) => one < column && rows.every((row) => row[one] === '.')).length;

/**
 * The tiles of a line, which begins at a row of the wall: the background and the shape of each, as SVG path data. `first` is
 * the number of the name's letters before it, so that a letter has the same colours in every shape.
 */
function tilesOf(rows: readonly string[], start: number, name: string, first: number) {
  const columns = rows[0]?.length ?? 0;
  // Accents are nearer to their letters by half of the empty row between them.
  const hasAccents = isEmpty(rows[1]);
  const tiles = muralTiles({ columns, rows: rows.length, seed: `${name} ${start}`, motifs, pairs });
  return tiles.flatMap(({ column, row, motif, turn }) => {
    const cell = rows[row]?.[column] ?? '.';
    if (cell === '.') return [];
    const pair = pairs[(first + letterAt(rows, column)) % pairs.length] ?? pairs[0];
    const x = column * TILE;
    const y = (start + row + (hasAccents && row === 0 ? 0.5 : 0)) * TILE;
    return { pair, paths: [cellPath(cell, x, y), cell === '#' ? motifPath(motif, turn, x, y) : ''] };
  });
}
