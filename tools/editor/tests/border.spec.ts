import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { top } from '../../../tests/launch/projectFiles.ts';
import { KEY_HEADER } from '../protocol.ts';
import { folder } from './form.ts';
import { KEY_HEADERS } from './playwright.config.ts';

/* Attacks on the real server. The tests of border.ts have all attacks by the headers of a request. */

test('without the key, no page, module, picture or request is answered', async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  });
  const site = ['', 'agentics', 'editor', 'editor/', 'editor/api', 'editor/eventos', 'editor/editor.js'];
  const framework = ['@vite/client', '@fs/etc/passwd', '%', 'a/', 'a//', 'package.json', '%5c..%5cetc/passwd'];
  for (const path of [...site, ...framework])
    expect((await stranger.get(path, { maxRedirects: 0 })).status(), path).toBe(403);
  const imagens = 'imagens?name=ana.svg&accept=svg';
  for (const path of ['editor/publicar', 'editor/api', `editor/${imagens}`, `EDITOR/${imagens}`])
    expect((await stranger.post(path, { data: '{}' })).status(), path).toBe(403);
  await stranger.dispose();
});

test('even with the key, no request writes or reads a file outside the owner’s own', async ({ page }) => {
  const state = () => readdirSync(dirname(folder), { recursive: true, encoding: 'utf8' });
  const before = state();
  const post = (data: object) => page.request.post('editor/api', { headers: KEY_HEADERS, data });
  const up = ['../x', 'services/../../x', 'services/a/x', 'services\\..\\x', '/tmp/x'];
  for (const file of ['x', '.historico/x', '__proto__', ...up].map((place) => `${place}.yaml`)) {
    const edits = [{ file, path: [], value: { name: 'X', description: 'X' } }];
    expect((await post({ act: 'edit', edits })).status(), file).toBe(500);
    for (const act of ['versions', 'restore']) expect((await post({ act, file, time: 1 })).status(), file).toBe(500);
  }
  expect((await post({ act: 'restore', file: 'site.yaml', time: '../../site' })).status()).toBe(500);
  expect(state()).toEqual(before);
  for (const name of ['../site.yaml', '..%2Fsite.yaml', '/etc/passwd', 'nenhuma.jpg']) {
    const response = await page.request.get(`editor/imagens?name=${name}`);
    expect(response.status(), name).toBe(404);
  }
});

test('a page that Astro has rendered runs its scripts; an HTML file runs none, by whatever URL it is opened', async ({
  page,
}) => {
  const file = join(folder, 'imagens/x.html');
  mkdirSync(dirname(file), { recursive: true });
  // The new file reloads the pages of the site. A reload later on would cancel a visit below.
  await page.goto('./');
  const reloaded = page.waitForEvent('load');
  writeFileSync(file, '<script>document.title = "ran"</script>');
  await reloaded;
  const urls = ['', '?x', '?raw', '?url', '?html-proxy', '#x'].flatMap((end) => [
    `@fs${file}${end}`,
    `@fs/${file}${end}`,
    `@id/${file}${end}`,
    `editor/page.html${end}`,
  ]);
  for (const url of [...urls, 'editor/imagens?name=x.html', `_image?href=/@fs${file}`]) {
    const response = await page.goto(url);
    // Astro renders a page for a URL of nothing.
    const isShut =
      response?.headers()['content-security-policy']?.startsWith('sandbox; ') || response?.status() === 404;
    expect(isShut, url).toBe(true);
    expect(await page.title(), url).not.toBe('ran');
  }
  expect((await page.goto('./'))?.headers()['content-security-policy']).not.toMatch(/sandbox|default-src/);
  await page.locator('astro-island').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])')).toBeAttached();
  rmSync(file);
});

test('even with the cookie, neither the key nor other files are served, and no code editor is opened', async ({
  page,
}) => {
  const files = ['node_modules/.editor/open.json', 'node_modules/.editor/abrir.html', 'tools/editor/edit.ts'];
  for (const path of [...files, ...files.map((name) => `@fs${top}/${name}`), `@fs${folder}/site.yaml?raw`])
    expect([403, 404], path).toContain((await page.request.get(path)).status());
  for (const path of ['__open-in-editor?file=package.json', '__OPEN-IN-EDITOR/?file=package.json'])
    expect((await page.request.get(path)).status(), path).toBe(403);
  const editor = await page.request.get('editor');
  expect(editor.ok()).toBe(true);
  expect(await editor.text()).not.toContain(KEY_HEADERS[KEY_HEADER]);
  expect(editor.headers()['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
});
