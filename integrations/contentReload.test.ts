import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadContent } from './contentReload.ts';

type Respond = (request: object, response: object, next: () => void) => void;

/** The body of the response to a request, or undefined if Vite and Astro respond. */
function respond(base: string, url: string): string | undefined {
  const use = vi.fn<(respond: Respond) => void>();
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const server = { config: { base }, watcher, middlewares: { use } };
  // The hook uses only these three parts of Vite's server, so the test needs no real server.
  const setup = reloadContent(async () => {}).hooks['astro:server:setup'] as unknown as (of: object) => void;
  setup({ server });
  const end = vi.fn<(body: string) => void>();
  use.mock.calls[0]?.[0]({ url, headers: {} }, { writeHead: () => {}, end }, () => {});
  return end.mock.calls[0]?.[0];
}

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'reload-'));
  cpSync('demo', folder, { recursive: true, filter: () => true });
  writeFileSync(join(folder, 'home.yaml'), 'hero:\n');
  vi.stubEnv('SITE_CONTENT', folder);
  return () => rmSync(folder, { recursive: true });
});

test.each([
  ['/', ''],
  ['/pasta/', '/pasta'],
])('with the base %s, the page that shows a mistake can reload itself', (base, before) => {
  const page = respond(base, `${before}/agentics`);
  expect(page).toContain('home.yaml');
  const [, client = ''] = page?.match(/<script type="module" src="([^"]+)"/) ?? [];
  expect(client).toBe(`${base}@vite/client`);
  expect(respond(base, client)).toBe(undefined);
});

test.each([
  'keystatic',
  'keystatic/singleton/home',
  'api/keystatic/tree',
  '@vite/client',
  'node_modules/.vite/deps/a.js',
])('with any base, a mistake in the content does not replace the response for /%s', (path) => {
  for (const base of ['/', '/pasta/']) expect(respond(base, base + path)).toBe(undefined);
});
