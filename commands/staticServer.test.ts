import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder, listening } from '../tests/temporary.ts';
import { createStaticServer } from './staticServer.ts';

// The tests of hosts check the other responses.
test('while a build replaces the site, the server keeps running: with the old 404 page, then with the new files', async () => {
  const folder = emptyFolder();
  const files = { _headers: '/*\n  X-One: 1\n', '404.html': 'missing', 'index.html': 'home' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const port = await listening(createStaticServer({ folder, base: '' }));
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`);
    return [response.status, await response.text(), response.headers.get('x-one')];
  };
  expect(await read()).toEqual([200, 'home', '1']);
  expect((await fetch(`http://127.0.0.1:${port}/index.html`, { redirect: 'manual' })).status).toBe(308);
  rmSync(folder, { recursive: true });
  expect(await read()).toEqual([404, 'missing', '1']);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'new');
  expect(await read()).toEqual([200, 'new', '1']);
});
