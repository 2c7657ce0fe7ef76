import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSite } from '../../server/site.ts';
import { usableLogo } from '../../src/look/brand/logo.ts';
import { expect, test } from './fixtures.ts';

const RUN = "document.documentElement.id='ran';fetch('/reached')";
const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="${RUN}"><script>${RUN}</script>
<style>@import '/reached.css';</style><image href="/reached.png" width="9" height="9" onerror="${RUN}"/>
<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script src=/reached.js>&lt;/script>"/></foreignObject></svg>`;

test.use({ expectedErrors: [/./] });

test('a hostile logo that is opened as a document runs and loads nothing, as the owner’s file and as published', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'logo-'));
  const logo = await usableLogo('logo.svg', Buffer.from(HOSTILE));
  const files = { 'logo.svg': `${logo}`, 'owner.svg': HOSTILE, '404.html': '', '404.html.br': '' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  cpSync('public/_headers', join(folder, '_headers'));
  const site = createSite({ folder, base: '' }).listen(0);
  const requests: string[] = [];
  site.on('request', ({ url }) => requests.push(`${url}`));
  for (const path of ['/logo.svg', '/owner.svg']) {
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}${path}`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.id)).toBe('');
  }
  expect(requests).toEqual(['/logo.svg', '/owner.svg']);
  site.close();
  rmSync(folder, { recursive: true });
});
