import { expect, test } from 'vitest';
import { designOf, namesIn, wallOf } from './wallOf.ts';

/** The wall's rows: `#` is a letter, `.` is another tile. */
function drawn(...names: string[]) {
  const { columns, tiles } = wallOf(names);
  const cells = tiles.map(({ pair }) => (pair?.[1] === 'paper' ? '#' : '.')).join('');
  return cells.match(new RegExp(`.{${columns}}`, 'g'));
}

test('a text has the names between its commas, semicolons and “e”, in letters that have drawings', () => {
  expect(namesIn(' Zé da  Feira, Ana;Enéias e Eva,, Дима 🌾')).toEqual(['Zé da Feira', 'Ana', 'Enéias', 'Eva']);
});

test('each letter is a tile, with a row of tiles above and below it, and names and words are whole', () => {
  expect(drawn('Ana')).toEqual(['...', '###', '...']);
  expect(drawn('Zé da Sé', 'Luís')?.join(' ')).toBe('....... ##.##.. ....... ....... ....... ##.#### .......');
  expect(drawn('Maria Aparecida da Conceição Rodrigues')?.join('').match(/#/g)).toHaveLength(34);
  expect(drawn('🌾')).toEqual(['...', '...', '...']);
});

test('fifty common names have fifty designs, each also in capitals', () => {
  const names = `Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Daniel
    Marcelo Bruno Eduardo Felipe Rodrigo Manoel Mateus André Fernando Fábio Leonardo Gustavo Guilherme Leandro Tiago
    Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa
    Duda Lari Gabi Rita`.split(/\s+/);
  const designs = [...names, ...names.map((name) => name.toUpperCase())].map((name) => {
    const { motif, turns, pairs } = designOf(name);
    // Half a turn of these two motifs changes nothing.
    return `${motif} ${turns.map((turn) => (/folha|fluxo/.test(motif) ? turn % 2 : turn))} ${pairs}`;
  });
  expect(new Set(designs).size).toBe(50);
});
