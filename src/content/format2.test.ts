import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CURRENT, type FileChanges, inFormat } from '../../tests/formats/inFormat.ts';
import type { ContentError } from './faults.ts';
import { type Content, readContent, upgrade } from './read.ts';

const before = (changes?: FileChanges) => inFormat(1, changes);

/** The content without the sections of format 1 that had no items. */
const shown = ({ isOld, home, ...content }: Content) => ({
  ...content,
  home: { ...home, blocks: home.blocks.filter(({ kind }) => !['people', 'works', 'testimonials'].includes(kind)) },
});

test('the content of format 1 is the same as in the current format', () => {
  const content = readContent(before());
  expect(content.isOld).toBe(true);
  expect(shown(content)).toEqual(shown(readContent(CURRENT)));
});

test('the written files have the current format, the same content, and the owner’s comments', () => {
  const folder = before({ 'home.yaml': ['about:\n', 'about:\n  # A nossa história\n'] });
  const texts = upgrade(folder);
  for (const [path, text] of texts) writeFileSync(join(folder, path), text);
  const content = readContent(folder);
  expect(content.isOld).toBe(false);
  expect(shown(content)).toEqual(shown(readContent(CURRENT)));
  expect(texts.get('home.yaml')).toContain('# A nossa história');
  expect(upgrade(folder)).toEqual(new Map());
});

test('earlier names of colours are the current ones, and dropped sentences are left out', () => {
  const { site, services } = readContent(
    before({
      'site.yaml': ['name: mutirao', "name: minha\n  azul: '#123456'"],
      'services/agentes-ai.yaml': ['accent: principal', 'accent: Ipê'],
      'common.yaml': ['footer:\n', 'footer:\n  privacy:\n    simulated: Nada.\n'],
      'home.yaml': ['    notice:\n', '    notice:\n      netlify: Tudo.\n'],
    }),
  );
  expect(site.palette).toMatchObject({ principal: '#123456' });
  expect(services[0]?.tile.accent).toBe('destaque');
});

test('words of the form are read from the home page', () => {
  const { common } = readContent(
    before({ 'home.yaml': ['  form:\n', '  save: Guarde\n  form:\n    chat:\n      ready: Pronto.\n'] }),
  );
  expect(common.form).toMatchObject({ save: 'Guarde', chat: { ready: 'Pronto.' } });
});

test('a mistake has its line in the file as it is written', () => {
  try {
    readContent(before({ 'home.yaml': ['title: Inovação', 'titulo: Inovação'] }));
    expect.unreachable();
  } catch (error) {
    const [fault] = (error as ContentError).faults;
    expect(fault).toMatchObject({
      file: 'home.yaml',
      line: 16,
      field: 'Página inicial › Parte 2, Sobre › Valor 1 › Título',
    });
  }
});
