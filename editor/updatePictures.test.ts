import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { updatePicture } from './updatePictures.ts';
import { UPDATE, UPDATE_PICTURES } from './view.ts';

test('only the page with the pictures before and after an update, and its pictures, have URLs', () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'antes'));
  for (const path of ['index.html', 'antes/0.png', 'estado.json']) writeFileSync(join(folder, path), path);
  const at = (url: string) => updatePicture(url, folder)?.body.toString();
  expect([at(UPDATE_PICTURES), at(`${UPDATE}/antes/0.png`)]).toEqual(['index.html', 'antes/0.png']);
  const others = [`${UPDATE}/estado.json`, `${UPDATE}/antes/../estado.json`, `${UPDATE}/antes/1.png`, '/x/index.html'];
  expect(others.map(at)).toEqual(others.map(() => undefined));
});
