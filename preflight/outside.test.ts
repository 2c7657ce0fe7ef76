import { expect, test, vi } from 'vitest';
import { checkOutside } from './outside.ts';

const links = [
  ...['https://a.org', 'https://a.org/?b=1&c=2', 'https://a.org/404', 'https://a.org/never', 'https://a.org'],
  ...['https://roda.org.br/x', 'https://roda.example', 'https://roda.org.br.a.org', 'um texto', 'mailto:a@a.org'],
].map((address) => ({ address }));

test('each link to another site is requested once, with a time limit, and those that fail are reported', async () => {
  const ask = vi.fn(async (href: string, _options: RequestInit) => {
    if (href.endsWith('never')) throw new TypeError('fetch failed');
    return new Response('', { status: href.endsWith('404') ? 404 : 200 });
  });
  vi.stubGlobal('fetch', ask);
  const written = [{ file: 'site.yaml', name: '', value: { links } }];
  const place = (index: number) => ({ file: 'site.yaml', path: ['links', index, 'address'] });
  expect(await checkOutside(written, 'https://roda.org.br')).toEqual([
    {
      code: 'outside',
      state: 'warning',
      found: [
        { ...place(2), text: 'O site › Link 3 › Endereço: https://a.org/404 (respondeu 404)' },
        { ...place(3), text: 'O site › Link 4 › Endereço: https://a.org/never (não respondeu)' },
      ],
    },
  ]);
  expect(ask.mock.calls).toEqual(
    ['a.org', 'a.org/?b=1&c=2', 'a.org/404', 'a.org/never', 'roda.org.br.a.org'].map((path) => [
      `https://${path}`,
      { signal: expect.any(AbortSignal) },
    ]),
  );
  expect(await checkOutside([], 'https://roda.org.br')).toEqual([]);
});
