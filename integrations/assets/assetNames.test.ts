import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { assetNames } from './assetNames.ts';

const folderOf = (pictures: string, name: string) => dirname(assetNames(pictures)({ names: [name] }));

test('the folder of the published pictures changes with the pictures, and other assets have another folder', () => {
  const pictures = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(pictures, { recursive: true }));
  const folders = ['one', 'another', 'one'].map((content) => {
    writeFileSync(join(pictures, 'a.jpg'), content);
    return folderOf(pictures, 'a.jpg');
  });
  writeFileSync(join(pictures, 'b.jpg'), '');
  folders.push(folderOf(pictures, 'a.jpg'), folderOf(join(pictures, 'none'), 'a.JPG'));
  for (const folder of folders) expect(folder).toMatch(/^_astro\/fotos\.[\da-f]{8}$/);
  expect(folders[2]).toBe(folders[0]);
  expect(new Set(folders).size).toBe(4);
  expect(folderOf(pictures, 'qr.svg')).toBe('_astro');
});
