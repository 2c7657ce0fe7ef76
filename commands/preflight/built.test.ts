import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Built, checkBuilt, readBuilt } from './built.ts';

const budgets = { flight: 3200, homeHtml: 1000, html: 700, load: 2000 };
const described = (length: number) => `<meta name="description" content="${'ã'.repeat(length)}">`;
const page = (path: string, change: Partial<Built['pages'][number]> = {}) => ({
  path,
  html: `${described(100)}<a href="https://roda.org.br">Roda</a>`,
  bytes: 500,
  ...change,
});
const built = (change: Partial<Built> = {}): Built => ({
  pages: [page('404.html'), page('index.html')],
  sharedBytes: 800,
  isStale: false,
  ...change,
});
const standing = (site: Built | undefined) =>
  checkBuilt(site, budgets)
    .filter(({ state }) => state !== 'settled')
    .map(({ id, state, found }) => ({ id, state, found: found.join('\n') }));

describe('what the built site tells', () => {
  test.each<[string, Built | undefined, string[]]>([
    ['a good one', built(), []],
    ['none', undefined, ['build']],
    ['one of other texts', built({ isStale: true, sharedBytes: 9000 }), ['build']],
    ['a home page at its budget', built({ pages: [page('index.html', { bytes: 1000 })] }), []],
    ['a home page above it', built({ pages: [page('index.html', { bytes: 1001 })] }), ['weight warning']],
    ['a home page that takes two flights', built({ pages: [page('index.html', { bytes: 1201 })] }), ['weight']],
    ['another page at its budget', built({ pages: [page('a.html', { bytes: 700 })] }), []],
    ['another page above it', built({ pages: [page('a.html', { bytes: 701 })] }), ['weight warning']],
    ['a load at its budget', built({ sharedBytes: 1500 }), []],
    ['a load above it', built({ sharedBytes: 1501 }), ['weight warning']],
    ['a description at its shortest', built({ pages: [page('a.html', { html: described(70) })] }), []],
    ['a shorter one', built({ pages: [page('a.html', { html: described(69) })] }), ['descriptions warning']],
    ['a description at its longest', built({ pages: [page('a.html', { html: described(155) })] }), []],
    ['a longer one', built({ pages: [page('a.html', { html: described(156) })] }), ['descriptions warning']],
    ['none at all', built({ pages: [page('a.html', { html: '<p>Roda</p>' })] }), ['descriptions warning']],
    [
      'a page with a placeholder',
      built({ pages: [page('a.html', { html: `${described(100)}//a.example` })] }),
      ['pages'],
    ],
  ])('for %s', (_name, site, ids) => {
    expect(standing(site).map(({ id, state }) => `${id} ${state}`)).toEqual(
      ids.map((id) => (id.includes(' ') ? id : `${id} blocking`)),
    );
  });

  test.each([undefined, built({ isStale: true })])('what is not built, or not lately, is to be built first', (site) => {
    expect(checkBuilt(site, budgets)).toHaveLength(1);
    expect(checkBuilt(site, budgets)[0]?.todo).toContain('npm run build');
  });

  test('what stands on the same pages is told once', () => {
    const [pages] = standing(
      built({
        pages: [
          page('a.html', { html: '//a.example //b.test' }),
          page('b.html', { html: '//a.example //c.test' }),
          page('c.html', { html: '//a.example //c.test wa.me/5500000000000' }),
        ],
      }),
    );
    expect(pages?.found.split('\n')).toEqual([
      'Em todas as páginas: a.example',
      'Em a.html: b.test',
      'Em b.html, c.html: c.test',
      'Em c.html: +5500000000000',
    ]);
  });

  test('a weight is told with its budget, in bytes', () => {
    const [weight] = standing(built({ pages: [page('index.html', { bytes: 1234 })] }));
    expect(weight?.found).toContain('index.html: 1.234 de 1.000 bytes');
  });
});

test('a description is told with its page and its length, in the owner’s words', () => {
  const pages = [page('index.html', { html: described(200) }), page('a.html', { html: described(100) })];
  expect(standing(built({ pages }))).toEqual([
    { id: 'descriptions', state: 'warning', found: 'index.html: 200 caracteres, e o bom é de 70 a 155' },
  ]);
});

describe('the built site in its folder', () => {
  let root = '';
  const write = (path: string, content = '', seconds = 1000) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
    utimesSync(join(root, path), seconds, seconds);
  };
  const settle = () => utimesSync(join(root, 'src/content'), 1000, 1000);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'built-'));
    write('site.config.ts');
    write('src/content/home.ts');
    write('dist/index.html', 'um', 2000);
    write('dist/index.html.br', '1');
    write('dist/a.html', 'dois');
    write('dist/a.html.br', '22');
    write('dist/_astro/fonts/f.woff2', '4444');
    write('dist/_astro/marks.x.svg', 'not this one');
    write('dist/_astro/marks.x.svg.br', '88888888');
    write('dist/icone.svg.br', '1616161616161616');
    settle();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('is its pages and their weights', () => {
    expect(readBuilt(root)).toEqual({
      pages: [
        { path: 'a.html', html: 'dois', bytes: 2 },
        { path: 'index.html', html: 'um', bytes: 1 },
      ],
      sharedBytes: 4 + 8 + 16,
      isStale: false,
    });
  });

  test('is not there without a home page', () => {
    rmSync(join(root, 'dist/index.html'));
    expect(readBuilt(root)).toBeUndefined();
  });

  test('is not there where the build stopped before its end', () => {
    rmSync(join(root, 'dist/a.html.br'));
    expect(readBuilt(root)).toBeUndefined();
  });

  test.each(['site.config.ts', 'src/content/home.ts', 'src/content/services/new.ts'])('is stale after %s', (path) => {
    write(path, '', 3000);
    settle();
    expect(readBuilt(root)?.isStale).toBe(true);
  });

  test('is stale after a text is gone', () => {
    rmSync(join(root, 'src/content/home.ts'));
    expect(readBuilt(root)?.isStale).toBe(true);
  });
});
