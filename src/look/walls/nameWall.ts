/* A name as a wall: each letter is made of tiles. */
import type { Palette } from '../palette/palette.ts';
import { type MuralSpec, motifPath, muralTiles, squarePath, TILE, TURNS, tileLayers } from './mural.ts';

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

/** A column of a letter, from the top: the accent, a blank, five cells of the alphabet, and the cedilla. */
type Column = string;

/** The column between two letters. A space has two of its own. */
const BLANK: Column = '........';

/** The five cells of each column of a letter. */
const letters = new Map<string, Column[]>([[' ', ['.....', '.....']]]);
for (const block of ALPHABET.trim().split('\n\n')) {
  const [names = '', ...rows] = block.split('\n');
  for (const { 0: name, index } of names.matchAll(/\S/g)) {
    const [top = '', ...others] = rows.map((row) => row.slice(index).split(' ')[0] ?? '');
    letters.set(
      name,
      [...top].map((cell, x) => cell + others.map((row) => row[x]).join('')),
    );
  }
}

/** The letters of a text that have drawings. */
export function lettersOf(text: string): Column[][] {
  const decomposed = text.normalize('NFD').toUpperCase().replaceAll('’', "'");
  return [...decomposed.matchAll(/(\P{M})(\p{M}*)/gu)].flatMap(([, base = '', marks = '']) => {
    const accent = ACCENTS[marks[0] ?? ''];
    const hasCedilla = marks.includes(CEDILLA);
    const columns = letters.get(base);
    return columns
      ? [columns.map((cells, x) => `${accent?.[x] ?? '.'}.${cells}${hasCedilla && x === 2 ? '#' : '.'}`)]
      : [];
  });
}

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

/** The lines of a name's wall. Letters that have no drawing are left out. */
export function nameLines(name: string, { letters, splits }: Shape = wide): Column[][] {
  const words = name.split(/\s+/).flatMap((word) => (splits ? parts(word, letters) : word));
  const spaced = words.map((word) => [...` ${word}`]);
  return linesOf(spaced, letters).map((line) =>
    lettersOf(line.join('')).flatMap((columns, index) => (index > 0 ? [BLANK, ...columns] : columns)),
  );
}

/** A word in parts of about the same length. */
function parts(word: string, letters: number): string[] {
  const size = Math.ceil(word.length / Math.ceil(word.length / letters));
  return word.match(new RegExp(`.{1,${size}}`, 'gu')) ?? [];
}

/** A cell of the alphabet as SVG path data, with its upper left corner at x, y. */
function cellPath(cell: string, x: number, y: number, side = TILE): string {
  const turn = TURNS[Number(cell)];
  if (turn !== undefined) return motifPath('quarto', turn, x, y, side);
  if (cell === '/' || cell === '\\') return motifPath('folha', cell === '/' ? 0 : 1, x, y, side);
  return cell === '.' ? '' : squarePath(x, y, side);
}

/** A letter in the middle of one tile, as SVG path data, with the tile's upper left corner at x, y. */
export function letterPath(letter: readonly Column[], x: number, y: number): string {
  const side = TILE / BLANK.length;
  const left = x + (TILE - letter.length * side) / 2;
  // The accent is nearer to the letter than in a wall.
  const top = (row: number) => y + (row === 0 ? 0.4 : row - 0.2) * side;
  return letter
    .flatMap((cells, column) => [...cells].map((cell, row) => cellPath(cell, left + column * side, top(row), side)))
    .join('');
}

/** A name as colour layers of tiles; undefined for a name in an alphabet that has no drawings. */
export function nameWall(name: string, shape = wide) {
  let height = -1;
  const lines = nameLines(name, shape).flatMap((columns) => {
    if (columns.length === 0) return [];
    // Without accents, their two rows are left out, and so is the row of the cedilla. An empty row is between two lines.
    const first = columns.every(([accent]) => accent === '.') ? 2 : 0;
    const rows = (columns.every((cells) => cells.endsWith('.')) ? 7 : 8) - first;
    const start = height + 1;
    height = start + rows;
    return { columns, first, rows, start };
  });
  const last = lines.at(-1);
  if (!last) return undefined;
  let letter = 0;
  const tiles = lines.flatMap(({ columns, first, rows, start }) => {
    const pairOf = columns.map((cells) => pairs[(cells === BLANK ? ++letter : letter) % pairs.length] ?? pairs[0]);
    letter++;
    const spec = { columns: columns.length, rows, seed: `${name} ${start}`, motifs, pairs };
    return muralTiles(spec).flatMap(({ column, row, motif, turn }) => {
      const cell = columns[column]?.[first + row] ?? '.';
      if (cell === '.') return [];
      const x = column * TILE;
      // Accents are nearer to their letters by half of the empty row between them.
      const y = (start + row + (first + row === 0 ? 0.5 : 0)) * TILE;
      const paths = [cellPath(cell, x, y), cell === '#' ? motifPath(motif, turn, x, y) : ''] as const;
      return { pair: pairOf[column] ?? pairs[0], paths };
    });
  });
  const width = Math.max(shape.columns, ...lines.map(({ columns }) => columns.length));
  const hasRoom = lines.length > 1 && last.columns.length + 1 + MARK <= width;
  const mark = hasRoom ? { x: width - MARK, y: last.start + 2 - last.first } : undefined;
  // Tiles of one colour are one path: antialiased edges of separate paths would show as hairlines.
  return { layers: tileLayers(tiles), width, height, mark };
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
