import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { files, page, pages, read } from './dist.ts';

const size = (path: string) => read(`${path}.br`).length;
const logos = files.find((path) => /^_astro\/platforms\..*\.svg$/.test(path));
const fonts = files.filter((path) => path.endsWith('.woff2'));

/** The compressed size of a page's inline scripts. Scripts with structured data do not count. */
function scripts(path: string): number {
  const inline = page(path).document.querySelectorAll('script:not([src], [type$="json"])');
  return brotliCompressSync(inline.map((script) => script.rawText).join('\n')).length;
}

describe('weight', () => {
  // `tests/e2e` checks that the headers are within their budget, and `tests/hosts` that pages are sent in brotli.
  test.each(pages.map(({ path }) => path))('%s with all its CSS and headers fits in one round trip', (path) => {
    expect(size(path) + budgets.headers).toBeLessThanOrEqual(budgets.flight);
  });

  test.each(pages.map(({ path }) => path))('the scripts of %s are within their budget', (path) => {
    expect(scripts(path)).toBeLessThanOrEqual(path === 'index.html' ? budgets.homeScripts : budgets.scripts);
  });

  test('there is one font file, within its budget, and every page preloads it', () => {
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

  test.each(pages.map(({ path }) => path))(
    'everything that %s loads before any interaction, with the platform logos, is within the budget',
    (path) => {
      const font = read(fonts[0] ?? '').length;
      const manifest = page(path).document.querySelector('link[rel="manifest"]') ? size('manifest.webmanifest') : 0;
      const all = size(path) + font + size('icone.svg') + manifest + size(logos ?? '');
      expect(all).toBeLessThanOrEqual(budgets.load);
    },
  );

  test.each(files.filter((path) => path.startsWith('cartoes/')))('%s is within the budget of a share card', (path) => {
    expect(read(path).length).toBeLessThanOrEqual(budgets.shareCard);
  });

  test('the number of elements in the home page is within its budget', () => {
    expect(page('index.html').document.querySelectorAll('body *').length).toBeLessThan(budgets.homeElements);
  });

  test('every generated file is named in a page or in another file', () => {
    const generated = files.filter((path) => /^_astro\/.*(?<!\.br|\.gz)$/.test(path));
    const loading = files.filter((path) => /\.(?:html|js|css|svg)$/.test(path));
    const isLoaded = (path: string) => loading.some((one) => one !== path && read(one).includes(basename(path)));
    expect(generated.filter((path) => !isLoaded(path))).toEqual([]);
  });

  test.each(files.filter((path) => /\.(?:html|js|svg)$/.test(path)))(
    'the brotli and gzip versions of %s exist and are smaller than the file',
    (path) => {
      for (const ending of ['br', 'gz']) expect(read(`${path}.${ending}`).length).toBeLessThan(read(path).length);
    },
  );
});
