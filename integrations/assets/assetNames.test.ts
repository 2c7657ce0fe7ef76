import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assetNames } from './assetNames.ts';

/** A folder of an owner's files, gone after the test. */
function someContent(): string {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(content, 'imagens'));
  onTestFinished(() => rmSync(content, { recursive: true }));
  return content;
}
const nameOf = (content: string, name: string) => assetNames(content)({ names: [name] });

test('the folder of the published pictures changes with the pictures, and other assets have another folder', () => {
  const content = someContent();
  const folderOf = (name: string) => dirname(nameOf(content, name));
  const folders = ['one', 'another', 'one'].map((bytes) => {
    writeFileSync(join(content, 'imagens/a.jpg'), bytes);
    return folderOf('a.jpg');
  });
  writeFileSync(join(content, 'imagens/b.jpg'), '');
  folders.push(folderOf('a.jpg'), dirname(nameOf(join(content, 'none'), 'a.JPG')));
  for (const folder of folders) expect(folder).toMatch(/^_astro\/fotos\.[\da-f]{8}$/);
  expect(folders[2]).toBe(folders[0]);
  expect(new Set(folders).size).toBe(4);
  expect(folderOf('qr.svg')).toBe('_astro');
});

test.each([
  ['João & Ana #1.Jpg', 'joao-ana-1'],
  ['日本.png', 'foto'],
])('the picture %s is published as %s', (file, name) => {
  expect(basename(nameOf(someContent(), file))).toBe(`${name}.[hash][extname]`);
});
