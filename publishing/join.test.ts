import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joined } from './join.ts';
import { readSource, type Source, sourceOf } from './source.ts';

const make = (files: Record<string, string | Buffer>) =>
  sourceOf(Object.entries(files).map(([path, content]) => [path, Buffer.from(content)] as const));
const textsOf = (source: Source) => Object.fromEntries(source.map(({ path, bytes }) => [path, bytes.toString()]));

const LATIN = Buffer.from('name: Olá\n', 'latin1');
const PAGE = '# nota\n\nname: Um\nlead: Dois\n';
const SITE = { 'site.yaml': 'format: 3\n' };
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

test('files of an earlier format are joined in the current format', () => {
  const inFormat = (folder: string, from: string | RegExp = '', to = '') =>
    sourceOf(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.yaml'))
        .map((path) => [path, Buffer.from(readFileSync(join(folder, path), 'utf8').replace(from, to))] as const),
    );
  const old = inFormat('tests/formats/1');
  const { source: theirs } = joined(old, old, old);
  expect(textsOf(theirs)['site.yaml']).toMatch(/^format: 3\n/m);
  const changed = theirs.map((file) =>
    file.path === 'home.yaml' ? { ...file, bytes: Buffer.from(`${file.bytes}# nota\n`) } : file,
  );
  const mine = inFormat('tests/formats/1', /^name: .*/m, 'name: Outro nome');
  const both = joined(old, mine, sourceOf(changed.map(({ path, bytes }) => [path, bytes] as const)));
  expect(both.clashes).toEqual([]);
  expect(textsOf(both.source)['services/agentics.yaml']).toContain('name: Outro nome');
  expect(textsOf(both.source)['home.yaml']).toContain('# nota');
});

test('files of a later format are an error that says to update this program', () => {
  const demo = readSource('demo');
  const later = sourceOf(
    demo.map(({ path, bytes }) => [path, Buffer.from(bytes.toString().replace(/^format: 3/m, 'format: 99'))] as const),
  );
  expect(() => joined(demo, demo, later)).toThrow('este projeto é mais antigo do que os arquivos');
});
