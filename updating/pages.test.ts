import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { baseOf, changedPages, changedTexts, visibleText } from './pages.ts';

function built(pages: Record<string, string>): string {
  const dist = emptyFolder();
  for (const [path, html] of Object.entries(pages)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), html);
  }
  return dist;
}

const page = (body: string, head = '') => `<html><head><title>Roda</title>${head}</head><body>${body}</body></html>`;

test('a page changes by its text or by its code; the hash in a file’s name is no change', () => {
  const logo = (hash: string) => page(`<img src="/_astro/fotos.98e9a8cf/logo.${hash}.svg">`);
  const before = built({
    'index.html': logo('DS-nlBTl_Z1PMJgk'),
    'a.html': page('<p>Fale com a gente hoje.</p>'),
    'casos/b.html': page('<p>Igual</p>'),
    'gone.html': page(''),
  });
  const after = built({
    'index.html': logo('CErwys5G'),
    'a.html': page('<p>Fale com a Roda hoje.</p>'),
    'casos/b.html': page('<p class="x">Igual</p>'),
    'new.html': page(''),
  });
  expect(changedPages(before, after)).toEqual([
    { path: '/a', state: 'muda', texts: [{ before: 'Roda Fale com a', was: 'gente', now: 'Roda' }] },
    { path: '/casos/b', state: 'muda', texts: [] },
    { path: '/gone', state: 'some', texts: [] },
    { path: '/new', state: 'nova', texts: [] },
  ]);
});

test('the text of a page is its title and what visitors read', () => {
  const hidden = '<script>x()</script><style>p{}</style><svg><title>seta</title></svg>';
  expect(visibleText(page(`<h1>Olá</h1>${hidden}<p>Bom <b>dia</b></p>`)).split('\n')).toEqual([
    'Roda',
    'Olá',
    'Bom dia',
  ]);
});

test('words that come, go or are replaced are changes of their own', () => {
  expect(changedTexts('um dois três quatro', 'zero um dois 3 quatro')).toEqual([
    { before: '', was: '', now: 'zero' },
    { before: 'um dois', was: 'três', now: '3' },
  ]);
  expect(changedTexts('um dois', 'um')).toEqual([{ before: 'um', was: 'dois', now: '' }]);
});

test('the path of a built site is that of its home page', () => {
  const at = (address: string) => built({ 'index.html': page('', `<link rel="canonical" href="${address}">`) });
  expect([at('https://a.org/'), at('https://a.org/site'), emptyFolder()].map(baseOf)).toEqual(['', '/site', '']);
});
