import { expect, test, vi } from 'vitest';
import { checkOutside } from './outside.ts';

const HTML = `
  <a href=https://a.org>1</a> <a class="x" href="https://a.org/?b=1&amp;c=2">2</a> <a href="https://a.org/404">3</a>
  <a href="https://a.org/never">4</a> <a href="/agentics">5</a> <a href="#x">6</a> <link href="https://a.org/x">
  <a href="https://roda.org.br/x">7</a> <a href="https://roda.example">8</a> <a href="https://roda.org.br.a.org">9</a>`;

test('each link to another site is requested once, with a time limit, and those that fail are reported', async () => {
  const ask = vi.fn(async (href: string, _options: RequestInit) => {
    if (href.endsWith('never')) throw new TypeError('fetch failed');
    return new Response('', { status: href.endsWith('404') ? 404 : 200 });
  });
  vi.stubGlobal('fetch', ask);
  const pages = ['a.html', 'b.html'].map((path) => ({ path, html: HTML }));
  expect(await checkOutside(pages, 'https://roda.org.br')).toMatchObject({
    state: 'warning',
    found: ['https://a.org/404: respondeu 404', 'https://a.org/never: não respondeu'],
  });
  expect(ask.mock.calls).toEqual(
    ['', '/?b=1&c=2', '/404', '/never']
      .map((path) => [`https://a.org${path}`, { signal: expect.any(AbortSignal) }])
      .concat([['https://roda.org.br.a.org', { signal: expect.any(AbortSignal) }]]),
  );
  expect(await checkOutside([], 'https://roda.org.br')).toMatchObject({ state: 'fine', todo: '' });
});
