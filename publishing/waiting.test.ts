import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { readSource } from './source.ts';
import { published, snapshotOf } from './waiting.ts';

let folder = '';
let own = '';
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const change = (file: string, from: string | RegExp, to: string) =>
  write(file, readFileSync(join(folder, file), 'utf8').replace(from, to));
const waiting = (version = '1') =>
  published(own)
    .waiting(version, snapshotOf(readSource(folder)))
    ?.map(({ text }) => text);

beforeEach(() => {
  [folder, own] = [emptyFolder(), emptyFolder()];
  cpSync('demo', folder, { recursive: true, filter: () => true });
  mkdirSync(join(folder, 'imagens'));
  write('imagens/ana.jpg', 'uma');
  published(own).note('1', snapshotOf(readSource(folder)), ['1']);
});

test('before the first publication, the changes are unknown', () => {
  expect(published(own).waiting(undefined, snapshotOf(readSource(folder)))).toBeUndefined();
  expect(waiting('2')).toBeUndefined();
});

test('if only the hashes of the published files are stored, the changes are unknown', () => {
  published(own).note('1', { 'site.yaml': 'k3Jx0Zb1Qm-7_aYw2Lr9Tg' }, ['1']);
  expect(waiting()).toBeUndefined();
});

test.each<[string, string[], () => void]>([
  ['nothing', [], () => undefined],
  ['a comment', [], () => change('home.yaml', /^/, '# nota\n')],
  ['a file that the site does not show', [], () => write('nota.txt', 'x')],
  ['a hidden file', [], () => write('.DS_Store', 'x')],
  ['a text', ['Robôs: Nome'], () => change('services/automacoes.yaml', /^name: .*/m, 'name: Robôs')],
  ['a deleted page', ['Agentics Personalizados: página apagada'], () => rmSync(join(folder, 'services/agentics.yaml'))],
  ['a new page', ['Oficinas: página nova'], () => write('services/oficinas.yaml', 'name: Oficinas\n')],
  ['a changed photo', ['Foto: ana.jpg'], () => write('imagens/ana.jpg', 'outra')],
  ['a deleted photo', ['Foto apagada: ana.jpg'], () => rmSync(join(folder, 'imagens/ana.jpg'))],
  [
    'a choice',
    ['O site: Contato › Envio do formulário'],
    () => change('site.yaml', 'kind: simulated', 'kind: whatsapp'),
  ],
  [
    'a text of one item',
    ['Página inicial: Parte 1, Abertura › Título'],
    () => change('home.yaml', /title: .*/, 'title: X'),
  ],
  ['an added item', ['O site: Ordem dos serviços'], () => change('site.yaml', /services:/, '$&\n  - oficinas')],
  [
    'the order of a list',
    ['O site: Ordem dos serviços'],
    () => change('site.yaml', /( +- agentics\n)( +- webdesign\n)/, '$2$1'),
  ],
  [
    'many texts',
    [
      'Página inicial: Parte 1, Abertura › Título; Parte 2, Sobre › Título; Parte 2, Sobre › Valor 1 › Título e mais 16',
    ],
    () => change('home.yaml', /title: .*/g, 'title: Outro'),
  ],
])('of %s, says %j', (_, texts, make) => {
  make();
  expect(waiting()).toEqual(texts);
});

test('compares with the version that is on the server, and forgets a version whose site is not stored any more', () => {
  change('site.yaml', /tagline: .*/, 'tagline: Outra');
  published(own).note('2', snapshotOf(readSource(folder)), ['2', '1']);
  expect([waiting('2'), waiting('1')]).toEqual([[], ['O site: Marca › O que vocês fazem']]);
  published(own).note('3', snapshotOf(readSource(folder)), ['3', '2']);
  expect(waiting('1')).toBeUndefined();
});
