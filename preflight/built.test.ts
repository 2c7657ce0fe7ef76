import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Built, checkBuilt, readBuilt } from './built.ts';

const LIMIT = 1200;
const page = (path: string, change: Partial<Built['pages'][number]> = {}) => ({
  path,
  html: '<a href="https://roda.org.br">Roda</a>',
  bytes: 500,
  ...change,
});
const built = (change: Partial<Built> = {}): Built => ({
  pages: [page('404.html'), page('index.html')],
  isStale: false,
  ...change,
});
const standing = (site: Built | undefined) =>
  checkBuilt(site, LIMIT)
    .filter(({ state }) => state !== 'fine')
    .map(({ name, state, found }) => ({ name, state, found: found.join('\n') }));

describe('the findings about the built site', () => {
  test.each<[string, Built | undefined, string[]]>([
    ['a good site', built(), []],
    ['a site that is not built', undefined, ['a construção do site missing']],
    ['a site that is older than its texts', built({ isStale: true }), ['a construção do site missing']],
    ['a page of exactly one flight', built({ pages: [page('index.html', { bytes: 1200 })] }), []],
    [
      'a page of more than one flight',
      built({ pages: [page('index.html', { bytes: 1201 })] }),
      ['o peso das páginas warning'],
    ],
    [
      'a page with a placeholder',
      built({ pages: [page('a.html', { html: '//a.example' })] }),
      ['os dados verdadeiros nas páginas missing'],
    ],
  ])('for %s, are complete and correct', (_name, site, findings) => {
    expect(standing(site).map(({ name, state }) => `${name} ${state}`)).toEqual(findings);
  });

  test.each<[string, Built | undefined]>([
    ['a missing site', undefined],
    ['an outdated site', built({ isStale: true })],
  ])('for %s, only ask for a build', (_name, site) => {
    expect(checkBuilt(site, LIMIT)).toHaveLength(1);
    expect(checkBuilt(site, LIMIT)[0]?.todo).toContain('npm run build');
  });

  test('list in one line the placeholders that are on the same pages', () => {
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

  test('give the size of a page that is too large, and the limit, in bytes', () => {
    const [weight] = standing(built({ pages: [page('index.html', { bytes: 1234 })] }));
    expect(weight?.found).toContain('index.html: 1.234 de 1.200 bytes');
  });
});

describe('the built site, read from its folder,', () => {
  let root = '';
  const write = (path: string, content = '', seconds = 1000) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
    utimesSync(join(root, path), seconds, seconds);
  };
  const settle = () => {
    for (const folder of ['content', 'content/services']) utimesSync(join(root, folder), 1000, 1000);
  };

  const read = () => readBuilt(join(root, 'dist'), join(root, 'content'));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'built-'));
    write('content/home.yaml');
    write('content/services/a.yaml');
    write('dist/index.html', 'um', 2000);
    write('dist/index.html.br', '1');
    write('dist/a.html', 'dois');
    write('dist/a.html.br', '22');
    settle();
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('has its pages and their compressed sizes', () => {
    expect(read()).toEqual({
      pages: [
        { path: 'a.html', html: 'dois', bytes: 2 },
        { path: 'index.html', html: 'um', bytes: 1 },
      ],
      isStale: false,
    });
  });

  test('does not include pages that only the host reads', () => {
    write('dist/.contato.html');
    expect(read()?.pages.map(({ path }) => path)).toEqual(['a.html', 'index.html']);
  });

  test('is undefined without a home page', () => {
    rmSync(join(root, 'dist/index.html'));
    expect(read()).toBeUndefined();
  });

  test('is undefined if the build did not finish', () => {
    rmSync(join(root, 'dist/a.html.br'));
    expect(read()).toBeUndefined();
  });

  test.each(['content/home.yaml', 'content/services/a.yaml'])('is stale if %s is newer', (path) => {
    write(path, '', 3000);
    settle();
    expect(read()?.isStale).toBe(true);
  });

  test('is stale after a content file is deleted', () => {
    rmSync(join(root, 'content/home.yaml'));
    expect(read()?.isStale).toBe(true);
  });
});
