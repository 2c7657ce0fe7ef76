import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { budgets } from '../budgets.ts';
import { files, pages, read } from './dist.ts';

const fonts = files.filter((path) => path.endsWith('.woff2'));

describe.each(pages)('the weight of $path', ({ path, html, document }) => {
  test('its first screen is in the first bytes, and waits for nothing after them', () => {
    const finishFlush = constants.BROTLI_OPERATION_FLUSH;
    const first = brotliDecompressSync(read(`${path}.br`).subarray(0, budgets.firstScreen), { finishFlush });
    const block = document.querySelector('h1')?.closest('section, [class$="-intro"], [class$="-head"]');
    expect(first.toString().length).toBeGreaterThanOrEqual(block?.range[1] ?? html.length);
    for (const link of document.querySelectorAll('link[rel="expect"]'))
      expect(first.toString()).toContain(`id="${link.getAttribute('href')?.slice(1)}"`);
  });

  // `tests/hosts` checks that pages are sent in brotli.
  test('the page, its scripts, and its only font, which it preloads, are within their limits', () => {
    expect(read(`${path}.br`).length).toBeLessThanOrEqual(budgets.page);
    const scripts = document.querySelectorAll('script:not([src], [type$="json"])').map((script) => script.rawText);
    expect(brotliCompressSync(scripts.join('\n')).length).toBeLessThanOrEqual(budgets.scripts);
    const preloads = document.querySelectorAll('link[rel="preload"][as="font"][crossorigin]');
    expect(fonts).toEqual(preloads.map((link) => link.getAttribute('href')?.slice(1)));
    expect(read(`${fonts}`).length).toBeLessThanOrEqual(budgets.font);
  });
});

test('every share card is within its limit', () => {
  for (const path of files.filter((path) => path.startsWith('cartoes/')))
    expect(read(path).length, path).toBeLessThanOrEqual(budgets.shareCard);
});
