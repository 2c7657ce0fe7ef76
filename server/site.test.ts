import { rmSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ask } from '../launch/ask.ts';
import { emptyFolder, listening } from '../tests/temporary.ts';
import { createSite } from './site.ts';

/** Serves a small built site until the test ends. */
async function serve(headers = '/*\n  X-One: 1\n'): Promise<{ folder: string; address: string }> {
  const folder = emptyFolder();
  const files = { _headers: headers, '404.html': 'missing', '404.html.br': 'x', 'index.html': 'home' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return { folder, address: `http://127.0.0.1:${await listening(createSite({ folder, base: '' }))}` };
}

test('the server keeps running if a build deletes a requested file, or the whole site', async () => {
  const { folder, address } = await serve();
  rmSync(join(folder, 'index.html'));
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  rmSync(folder, { recursive: true });
  const missing = await fetch(`${address}/nao-existe`, { headers: { 'Accept-Encoding': 'identity' } });
  expect([missing.status, await missing.text()]).toEqual([404, 'missing']);
});

test.each(['//example.org/', '//example.org/index.html', '///example.org/', '/%2fexample.org/', '/\\example.org/'])(
  'the path %s, which could name another host, is not redirected',
  async (path) => {
    const { port } = new URL((await serve()).address);
    const { status, headers } = await ask(Number(port), path);
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

test.each([
  ...['bytes=5-2', 'bytes=2-1', 'bytes=-2', 'bytes=0-0', 'bytes=1-', 'bytes=9-99', 'bytes=--', 'bytes=1--2'],
  ...['bytes=0-1,3-4', 'bytes=1e9-2e9', 'bytes=a-b', 'bytes=99999999999999999999-1', '0-1', 'lines=1-2', ','],
])('the response to the range “%s” is the whole file, or says that the range is not in the file', async (Range) => {
  const { address } = await serve();
  const answer = await fetch(address, { headers: { Range, 'Accept-Encoding': 'identity' } });
  expect(`${answer.status} ${await answer.text()}`).toBeOneOf(['200 home', '416 ']);
});

test('an error in a response is a response with status 500, and the server keeps running', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { address } = await serve('/*\n  X-One: \u0001\n');
  expect((await fetch(address)).status).toBe(500);
  expect((await fetch(address)).status).toBe(500);
});

test.each(['/x/a', '/x/a/', '/x/a.html'])(
  'the former URL %s redirects with its query, and has the headers of the site',
  async (path) => {
    const folder = emptyFolder();
    const files = { _headers: '/*\n  X-One: 1\n', _redirects: '/a /b 301\n', '404.html': '', '404.html.br': '' };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const port = await listening(createSite({ folder, base: '/x' }));
    const { status, headers } = await ask(port, `${path}?q=1`);
    expect([status, headers.location, headers['x-one']]).toEqual([301, '/x/b?q=1', '1']);
  },
);
