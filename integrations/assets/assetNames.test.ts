import { mkdirSync, writeFileSync } from 'node:fs';

import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { assetNames } from './assetNames.ts';

/** Makes an owner's content folder. */
function someContent(): string {
  const content = emptyFolder();
  mkdirSync(join(content, 'imagens'));
  return content;
}
const nameOf = (content: string, name: string, focus?: string) => {
  const items = [{ name: 'Ana', text: 'Faz', picture: name, alt: 'Ana', focus }];
  return assetNames(content, { items })({ names: [name] });
};

test('the published pictures have their own folder, whose name changes with the pictures and their focus', () => {
  const content = someContent();
  const folderOf = (name: string, focus?: string) => dirname(nameOf(content, name, focus));
  const folders = ['one', 'another', 'one'].map((bytes) => {
    writeFileSync(join(content, 'imagens/a.jpg'), bytes);
    return folderOf('a.jpg');
  });
  writeFileSync(join(content, 'imagens/b.jpg'), '');
  folders.push(folderOf('a.jpg'), folderOf('a.jpg', '50% 0%'), dirname(nameOf(join(content, 'none'), 'a.JPG')));
  for (const folder of folders) expect(folder).toMatch(/^_astro\/fotos\.[\da-f]{8}$/);
  expect(folders[2]).toBe(folders[0]);
  expect(new Set(folders).size).toBe(5);
  expect(folderOf('qr.svg')).toBe('_astro');
});

test.each([
  ['João & Ana #1.Jpg', 'joao-ana-1'],
  ['日本.png', 'foto'],
])('the picture %s is published as %s', (file, name) => {
  expect(basename(nameOf(someContent(), file))).toBe(`${name}.[hash][extname]`);
});
