import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { createStaticServer } from '../../commands/staticServer.ts';
import { filesIn } from '../../src/build/filesIn.ts';
import { isRedirect } from '../../src/build/redirects.ts';
import { openPage } from '../launch/browser.ts';
import { build, buildEnv, change, copyTo } from '../launch/copy.ts';
import { emptyFolder, listening } from '../temporary.ts';
import { filledSite } from './filledSite.ts';
import { roundLogo } from './logos.ts';

/** The owner's site that uses everything. */
const owner = emptyFolder(afterAll);
copyTo(owner, 'tests/owner/content');

/**
 * The smallest complete site, without tools and in a subfolder: one service, whose name is one long word, messages to
 * Formspree, and a brand with a name of 60 characters, a logo, the system's letters and corners of its own.
 */
const small = emptyFolder(afterAll);
copyTo(small, 'demo');
const NAME = 'Associação Comunitária dos Amigos da Serra da Canastra e Mar';
rmSync(join(small, 'tools'), { recursive: true });
mkdirSync(join(small, 'content/imagens'));
writeFileSync(join(small, 'content/imagens/logo.png'), await roundLogo());
const site = {
  ...filledSite,
  brand: { ...filledSite.brand, name: NAME, letters: 'system', corners: 'straight', logo: { file: 'logo.png' } },
  contact: { ...filledSite.contact, delivery: { kind: 'formspree', form: 'abcdwxyz' } },
  // The words still name the demonstration's other links.
  links: filledSite.links.map(({ name }) => ({ name })),
  services: ['agentes-ai'],
};
writeFileSync(join(small, 'content/site.yaml'), stringify(site));
for (const name of ['agentics', 'automacoes', 'daos-web3', 'webdesign'])
  rmSync(join(small, `content/services/${name}.yaml`));
change(small, 'content/services/agentes-ai.yaml', /^name: .*/m, 'name: Desinstitucionalizaçõeseautomatizaçõesja');

// Without `SITE_CONTENT`, which other suites set to the demonstration, a build reads the project's `content/`.
await Promise.all([owner, small].map((project) => build(project, { SITE_CONTENT: '' })));

/** Runs a command line in an owner's project, and expects that it succeeds. */
function expectGreen(project: string, line: string, content = 'content'): void {
  // Without this filter, the command would read Vitest's environment variables as its settings.
  const own = Object.entries(buildEnv).filter(([key]) => !/^(?:VITEST|NODE_ENV|TEST$|MODE$|DEV$|PROD$)/.test(key));
  const env = { ...Object.fromEntries(own), SITE_CONTENT: content };
  const { status, stdout, stderr } = spawnSync(line, { cwd: project, shell: true, encoding: 'utf8', env });
  expect(status, stdout + stderr).toBe(0);
}

test('the smallest site passes the owner’s checks', { timeout: 300_000 }, () => {
  expectGreen(small, 'node commands/test.ts --built owner');
});

test('the site that uses everything has correct pages, and correct files for crawlers and for visitors', () => {
  expectGreen(owner, 'npx vitest run --project built head files links pages valid');
});

// The site has more than forty pages.
test('one page of each kind of the site that uses everything passes the owner’s checks', { timeout: 300_000 }, () => {
  const kinds =
    'oficinas|plantao|quem-somos|casos|caso/museu-da-rua-de-tras|novidades|novidade/inscricoes-abertas|privacidade';
  expectGreen(
    owner,
    `npx playwright test --config tests/e2e/playwright.config.ts every-page -g "/(${kinds}|nao-existe.*)? "`,
  );
});

test('without the folder `tools`, the project passes `npm test`', { timeout: 600_000 }, () => {
  // The site could depend on the tools in imports and in tests of code. The browser sees only the built site.
  expectGreen(small, 'npm run check && npx vitest run --project unit --project repo', 'demo');
});

test('the system’s letters need no font file, straight corners have no radius, and a logo has the size of a tile', async () => {
  const port = await listening(createStaticServer({ folder: join(small, 'dist'), base: '/site' }));
  const page = await openPage({ viewport: { width: 1280, height: 844 } });
  await page.goto(`http://127.0.0.1:${port}/site/`);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  const radii = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('body *')].map((one) => getComputedStyle(one).borderRadius)),
  ]);
  expect(radii).toEqual(['0px']);
  for (const role of ['banner', 'contentinfo'] as const) {
    // Only the name is announced.
    const brand = page.getByRole(role).getByRole('link', { name: NAME, exact: true });
    expect(await brand.locator('img').boundingBox()).toMatchObject({ width: 44, height: 44 });
  }
});

const published = filesIn(join(owner, 'dist'));
const read = (file: string) => readFileSync(join(owner, 'dist', file), 'utf8');
/** The URLs of the pages in a folder, without those that moved. */
const pagesBelow = (folder: string) =>
  published
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.html') && !isRedirect(read(file)))
    .map((file) => `/${file.replace('.html', '')}`)
    .sort();

test.each([
  ['casos', 'caso'],
  ['novidades', 'novidade'],
])('the list %s has every published page below /%s', (list, below) => {
  const heads =
    read(`${list}.html`)
      .split('<main')[1]
      ?.matchAll(/<h[23]><a [^>]*href="([^"]*)"/g) ?? [];
  expect(Array.from(heads, ([, href]) => href).sort()).toEqual(pagesBelow(below));
});

test('the feed has its own URL, and every published news with its URL and the start of its day', () => {
  const feed = read('novidades.xml');
  const urls = Array.from(
    feed.matchAll(/<link>https:\/\/trespontes\.example(\/novidade\/.*?)<\/link>/g),
    ([, url]) => url,
  );
  expect(urls.sort()).toEqual(pagesBelow('novidade'));
  expect(feed.match(/<description>/g), 'each has its description').toHaveLength(urls.length + 1);
  expect(feed).toContain('<pubDate>Wed, 12 Mar 2025 03:00:00 GMT</pubDate>');
  expect(feed).toContain('<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">');
  expect(feed).toContain(
    '<atom:link href="https://trespontes.example/novidades.xml" rel="self" type="application/rss+xml"/>',
  );
});
