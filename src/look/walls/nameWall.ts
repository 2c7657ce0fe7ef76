/* A name as a wall: each letter is made of tiles. */
import type { Palette } from '../palette/palette.ts';
import { layMural, motifPath, type Pair, squarePath, TILE } from './mural.ts';
import { motifGroups } from './walls.ts';

/** The letters, each five tiles high and as wide as its drawing. */
const ALPHABET = `
A    B    C    D    E    F    G    H    I   J    K    L    M     N     O    P    Q     R    S    T
.##. ###. .### ###. #### #### .### #..# ### ...# #..# #... #...# #...# .##. ###. .##.. ###. .### #####
#..# #..# #... #..# #... #... #... #..# .#. ...# #.#. #... ##.## ##..# #..# #..# #..#. #..# #... ..#..
#### ###. #... #..# ###. ###. #.## #### .#. ...# ##.. #... #.#.# #.#.# #..# ###. #..#. ###. .##. ..#..
#..# #..# #... #..# #... #... #..# #..# .#. #..# #.#. #... #...# #..## #..# #... #.#.. #.#. ...# ..#..
#..# ###. .### ###. #### #... .### #..# ### .##. #..# #### #...# #...# .##. #... .#.## #..# ###. ..#..

U    V     W     X     Y     Z     0    1   2    3    4    5    6    7    8    9    &     -   + .
#..# #...# #...# #...# #...# ##### .##. .#. ###. ###. #..# #### .##. #### .##. .##. .##.. ... ... .
#..# #...# #...# .#.#. .#.#. ...#. #.## ##. ...# ...# #..# #... #... ...# #..# #..# #.#.. ... .#. .
#..# .#.#. #.#.# ..#.. ..#.. ..#.. #..# .#. .##. .##. #### ###. ###. ..#. .##. .### .##.# ### ### .
#..# .#.#. ##.## .#.#. ..#.. .#... ##.# .#. #... ...# ...# ...# #..# ..#. #..# ...# #..#. ... .#. .
.##. ..#.. #...# #...# ..#.. ##### .##. ### #### ###. ...# ###. .##. ..#. .##. .##. .##.# ... ... #`;

/** The accents above a letter, and the cedilla below it, in Unicode's order of a decomposed letter. */
const ACCENTS: Readonly<Record<string, string>> = {
  '\u0300': '.#..',
  '\u0301': '..#.',
  '\u0302': '.##.',
  '\u0303': '####',
  '\u0308': '#..#',
};
const CEDILLA = '\u0327';

/** The most letters of a line. Words that do not fit begin a new line. */
const LINE = 12;

/** A wall has at least this number of columns, so that the tiles of a short name are not larger than others. */
const LEAST = 32;

/** The tiles are easy to tell from the dark footer, by day and by night. */
const pairs: readonly [Pair, ...Pair[]] = [
  ['primary', 'primary-light'],
  ['second', 'second-light'],
  ['third', 'third-light'],
  ['primary-light', 'primary'],
  ['second-light', 'second'],
  ['third-light', 'third'],
];

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

/** The rows of a name's wall: `#` is a tile, and `.` is none. Letters that have no drawing are left out. */
export function nameRows(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last && last.length + word.length < LINE) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  const rows = lines.flatMap(rowsOfLine);
  const width = Math.max(LEAST, ...rows.map((row) => row.length));
  return rows.map((row) => row.padEnd(width, '.'));
}

function rowsOfLine(line: string): string[] {
  const drawn = [
    ...line
      .normalize('NFD')
      .toUpperCase()
      .matchAll(/(\P{M})(\p{M}*)/gu),
  ].flatMap(([, base = '', marks = '']) => {
    const rows = base === ' ' ? Array.from({ length: 5 }, () => '..') : letters.get(base);
    if (!rows) return [];
    const blank = '.'.repeat(rows[0]?.length ?? 0);
    const accent = (ACCENTS[marks[0] ?? ''] ?? '').slice(0, blank.length).padEnd(blank.length, '.');
    return [[accent, blank, ...rows, marks.includes(CEDILLA) ? '..#.' : blank]];
  });
  const rows = Array.from({ length: 8 }, (_, row) => drawn.map((letter) => letter[row]).join('.'));
  // Without accents, their two rows are left out, and so is the row of the cedilla.
  return rows.slice(rows[0]?.includes('#') ? 0 : 2, rows[7]?.includes('#') ? 8 : 7);
}

/** A name as an SVG of tiles; undefined for a name in an alphabet that has no drawings. */
export function nameWall(name: string, palette: Palette): { svg: string; width: number; height: number } | undefined {
  const rows = nameRows(name);
  const [columns = 0] = rows.map((row) => row.length);
  const tiles = layMural({ columns, rows: rows.length, seed: name, motifs: motifGroups.todas, pairs }).filter(
    ({ column, row }) => rows[row]?.[column] === '#',
  );
  if (tiles.length === 0) return undefined;
  const paths = tiles.map(({ column, row, motif, turn, pair }) => {
    const [x, y] = [column * TILE, row * TILE];
    return `<path fill="${palette[pair[0]]}" d="${squarePath(x, y)}"/><path fill="${palette[pair[1]]}" d="${motifPath(motif, turn, x, y)}"/>`;
  });
  const [width, height] = [columns * TILE, rows.length * TILE];
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return { svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${paths.join('')}</svg>\n`, width, height };
}
