import { expect, test } from 'vitest';
import { joined } from './join.ts';
import { type Source, sourceOf } from './source.ts';

const make = (files: Record<string, string | Buffer>) =>
  sourceOf(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)] as const));
const textsOf = (source: Source) => Object.fromEntries(source.map(({ path, bytes }) => [path, bytes.toString()]));

const LATIN = Buffer.from('name: Olá\n', 'latin1');
const PAGE = '# nota\n\nname: Um\nlead: Dois\n';
const SITE = { 'site.yaml': 'brand:\n  name: Ana\n' };
const base = make({ ...SITE, 'pages/a.yaml': PAGE, 'imagens/a.jpg': 'foto' });
const withPage = (page: string | Buffer, photo = 'foto') =>
  make({ ...SITE, 'pages/a.yaml': page, 'imagens/a.jpg': photo });

test.each<[string, mine: Source, theirs: Source, both: Record<string, string>]>([
  [
    'only theirs changed',
    base,
    withPage('name: Outro\n'),
    { 'pages/a.yaml': 'name: Outro\n', 'imagens/a.jpg': 'foto' },
  ],
  ['only mine changed', withPage('name: Outro\n'), base, { 'pages/a.yaml': 'name: Outro\n', 'imagens/a.jpg': 'foto' }],
  [
    'different texts changed',
    withPage('# nota\n\nname: Outro\nlead: Dois\n'),
    withPage('# nota\n\nname: Um\nlead: Outro\n'),
    { 'pages/a.yaml': '# nota\n\nname: Outro\nlead: Outro\n', 'imagens/a.jpg': 'foto' },
  ],
  [
    'theirs deleted a photo and mine changed a text',
    withPage('name: Outro\n'),
    make({ ...SITE, 'pages/a.yaml': PAGE }),
    { 'pages/a.yaml': 'name: Outro\n' },
  ],
  [
    'both added files',
    make({ ...textsOf(base), 'pages/b.yaml': 'b' }),
    make({ ...textsOf(base), 'pages/c.yaml': 'c' }),
    { ...textsOf(base), 'pages/b.yaml': 'b', 'pages/c.yaml': 'c' },
  ],
])('if %s, nothing is asked', (_, mine, theirs, both) => {
  expect(joined(base, mine, theirs)).toEqual({ source: make({ ...SITE, ...both }), clashes: [] });
});

test.each<[string, mine: Source, theirs: Source, clash: object]>([
  [
    'the same text changed',
    withPage('name: Meu\nlead: Dois\n'),
    withPage('name: Dela\nlead: Dois\n'),
    { file: 'pages/a.yaml', path: ['name'], mine: 'Meu', theirs: 'Dela' },
  ],
  [
    'the same photo changed',
    withPage(PAGE, 'minha'),
    withPage(PAGE, 'dela'),
    { file: 'imagens/a.jpg', path: [], mine: Buffer.from('minha'), theirs: Buffer.from('dela') },
  ],
  [
    'mine changed a page that theirs deleted',
    withPage('name: Meu\n'),
    make({ ...SITE, 'imagens/a.jpg': 'foto' }),
    { file: 'pages/a.yaml', path: [], mine: { name: 'Meu' }, theirs: undefined },
  ],
  [
    'the YAML of one is damaged',
    withPage('name: "Meu\n'),
    withPage('name: Dela\n'),
    { file: 'pages/a.yaml', path: [], theirs: { name: 'Dela' } },
  ],
  [
    'theirs is not in UTF-8',
    withPage('name: Meu\n'),
    withPage(LATIN),
    { file: 'pages/a.yaml', path: [], mine: { name: 'Meu' }, theirs: LATIN },
  ],
])('if %s, the owner chooses', (_, mine, theirs, clash) => {
  const first = joined(base, mine, theirs);
  expect(first.clashes).toMatchObject([clash]);
  expect(textsOf(first.source)).toEqual(textsOf(mine));
  expect(textsOf(joined(base, mine, theirs, () => true).source)).toEqual(textsOf(theirs));
});
