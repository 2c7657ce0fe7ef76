import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { type Built, checkBuilt, readBuilt } from './built.ts';

const page = (path: string, html = 'Roda') => ({ path, html });
const standing = (pages: Built['pages']) =>
  checkBuilt({ pages, isStale: false })
    .filter(({ state }) => state !== 'fine')
    .map(({ name, state, found }) => [`${name} ${state}`, ...found]);

describe('the findings about the built site', () => {
  test.each<[string, Built['pages'], string[][]]>([
    ['good pages', [page('404.html'), page('index.html')], []],
    [
      'pages with placeholders',
      [
        page('a.html', '//a.example //b.test'),
        page('b.html', '//a.example //c.test'),
        page('c.html', '//a.example //c.test wa.me/5500000000000'),
      ],
      [
        [
          'os dados verdadeiros nas páginas missing',
          'Todas as páginas: a.example',
          '/a: b.test',
          '/b, /c: c.test',
          '/c: +5500000000000',
        ],
      ],
    ],
  ])('for %s, are complete and correct', (_name, pages, findings) => {
    expect(standing(pages)).toEqual(findings);
  });

  test.each<[string, Built | undefined]>([
    ['a missing site', undefined],
    ['an outdated site', { pages: [page('index.html')], isStale: true }],
  ])('for %s, only ask for a build', (_name, site) => {
    expect(checkBuilt(site)).toMatchObject([
      { name: 'a construção do site', state: 'missing', todo: expect.stringContaining('npm run build') },
    ]);
  });
});

describe('the built site, read from its folder,', () => {
  let root = '';
  const write = (path: string, content = '', seconds = 1000) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    utimesSync(join(root, path), seconds, seconds);
  };
  const settle = () => {
    for (const folder of ['content', 'content/services']) utimesSync(join(root, folder), 1000, 1000);
  };

  const read = () => readBuilt(join(root, 'dist'), join(root, 'content'));

  beforeEach(() => {
    root = emptyFolder();
    write('content/home.yaml');
    write('content/services/a.yaml');
    write('dist/index.html', 'um', 2000);
    write('dist/index.html.br', '1');
    write('dist/a.html', 'dois');
    write('dist/a.html.br', '2');
    // The page at a former URL.
    write('dist/velha.html', '<meta http-equiv="refresh" content="0; url=/a">');
    write('dist/velha.html.br', '3');
    // Only the host reads this page.
    write('dist/.contato.html');
    settle();
  });

  test('has its pages', () => {
    expect(read()).toEqual({
      pages: [
        { path: 'a.html', html: 'dois' },
        { path: 'index.html', html: 'um' },
      ],
      isStale: false,
    });
  });

  test.each([
    ['without a home page', 'index.html'],
    ['if the build did not finish', 'a.html.br'],
  ])('is undefined %s', (_, missing) => {
    rmSync(join(root, 'dist', missing));
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
