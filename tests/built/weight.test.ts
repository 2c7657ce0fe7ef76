import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { files, page, pages, read } from './dist.ts';

const size = (path: string) => read(`${path}.br`).length;
const fonts = files.filter((path) => path.endsWith('.woff2'));

/** The part of a page that a browser has after the first `length` bytes of the compressed page. */
function received(path: string, length: number): string {
  const finishFlush = constants.BROTLI_OPERATION_FLUSH;
  return brotliDecompressSync(read(`${path}.br`).subarray(0, length), { finishFlush }).toString();
}

/** A page from its start to the end of the block with its title. */
function firstScreen(path: string): string {
  const { html, document } = page(path);
  const block = document.querySelector('h1')?.closest('section, [class$="-intro"]');
  if (!block) throw new Error(`${path} has no block with a title.`);
  return html.slice(0, block.range[1]);
}

/** The compressed size of a page's inline scripts. Scripts with structured data do not count. */
function scripts(path: string): number {
  const inline = page(path).document.querySelectorAll('script:not([src], [type$="json"])');
  return brotliCompressSync(inline.map((script) => script.rawText).join('\n')).length;
}

describe.each(pages.map(({ path }) => path))('the weight of %s', (path) => {
  test('its first screen is in the first bytes, and waits for nothing after them', () => {
    const html = received(path, budgets.firstScreen);
    expect(html.length).toBeGreaterThanOrEqual(firstScreen(path).length);
    for (const link of page(path).document.querySelectorAll('link[rel="expect"]'))
      expect(html).toContain(`id="${link.getAttribute('href')?.slice(1)}"`);
  });

  // `tests/hosts` checks that pages are sent in brotli.
  test('the page and its scripts are within their limits', () => {
    expect(size(path)).toBeLessThanOrEqual(budgets.page);
    expect(scripts(path)).toBeLessThanOrEqual(budgets.scripts);
  });

  test('everything that it loads before any interaction is within the limit', () => {
    const font = read(fonts[0] ?? '').length;
    const manifest = page(path).document.querySelector('link[rel="manifest"]') ? size('manifest.webmanifest') : 0;
    expect(size(path) + font + size('icone.svg') + manifest).toBeLessThanOrEqual(budgets.load);
  });
});

test('there is one font file, within its limit, and every page preloads it', () => {
  expect(fonts).toHaveLength(1);
  const [font = ''] = fonts;
  expect(read(font).length).toBeLessThanOrEqual(budgets.font);
  for (const { path, document } of pages) {
    const preloads = document.querySelectorAll('link[rel="preload"][as="font"][crossorigin]');
    expect(
      preloads.map((link) => link.getAttribute('href')?.endsWith(font)),
      path,
    ).toEqual([true]);
  }
});

test('every share card is within its limit', () => {
  for (const path of files.filter((path) => path.startsWith('cartoes/')))
    expect(read(path).length, path).toBeLessThanOrEqual(budgets.shareCard);
});

test('the brotli and gzip versions of pages, scripts and drawings are smaller than the files', () => {
  for (const path of files.filter((path) => /\.(?:html|js|svg)$/.test(path)))
    for (const ending of ['br', 'gz']) expect(read(`${path}.${ending}`).length, path).toBeLessThan(read(path).length);
});
