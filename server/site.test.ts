import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ask } from '../tests/launch/ask.ts';
import { emptyFolder, listening } from '../tests/temporary.ts';
import { createSite } from './site.ts';

/** Serves a small built site until the test ends. The tests of hosts check its other responses. */
async function serve(base = ''): Promise<{ folder: string; port: number }> {
  const folder = emptyFolder();
  const files = {
    _headers: '/*\n  X-One: 1\n',
    _redirects: '/a /b 301\n',
    '404.html': 'missing',
    'index.html': 'home',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return { folder, port: await listening(createSite({ folder, base })) };
}

test('while a build replaces the site, the server keeps running: with the old 404 page, then with the new files', async () => {
  const { folder, port } = await serve();
  const read = async () => {
    const { status, body } = await ask(port, '/');
    return [status, String(body)];
  };
  expect(await read()).toEqual([200, 'home']);
  rmSync(folder, { recursive: true });
  expect(await read()).toEqual([404, 'missing']);
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), 'new');
  expect(await read()).toEqual([200, 'new']);
});

test.each(['//example.org/', '//example.org/index.html', '///example.org/', '/%2fexample.org/', '/\\example.org/'])(
  'the path %s, which could name another host, is not redirected',
  async (path) => {
    const { status, headers } = await ask((await serve()).port, path);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

test('the response to a range that ends before its start is the whole file', async () => {
  const { status, body } = await ask((await serve()).port, '/', { Range: 'bytes=5-2' });
  expect([status, String(body)]).toEqual([200, 'home']);
});

test.each(['/x/a', '/x/a/', '/x/a.html'])(
  'the former URL %s redirects with its query, and has the headers of the site',
  async (path) => {
    const { status, headers } = await ask((await serve('/x')).port, `${path}?q=1`);
    expect([status, headers.location, headers['x-one']]).toEqual([301, '/x/b?q=1', '1']);
  },
);
