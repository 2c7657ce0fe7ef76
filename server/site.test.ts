import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSite } from './site.ts';

/** Serves a small built site until the test ends. */
async function serve(): Promise<{ folder: string; address: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const files = { _headers: '/*\n  X-One: 1\n', '404.html': 'missing', '404.html.br': 'x', 'index.html': 'home' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const server = createSite({ folder, base: '' }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('the server keeps running if a build deletes a requested file, or the whole site', async () => {
  const { folder, address } = await serve();
  rmSync(join(folder, 'index.html'));
  await expect(fetch(address)).rejects.toThrow('fetch failed');
  rmSync(folder, { recursive: true });
  const missing = await fetch(`${address}/nao-existe`, { headers: { 'Accept-Encoding': 'identity' } });
  expect([missing.status, await missing.text()]).toEqual([404, 'missing']);
});
