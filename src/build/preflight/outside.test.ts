import { expect, test, vi } from 'vitest';
import { checkOutside } from './outside.ts';

const ASKED = ['https://a.org', 'https://a.org/?b=1&c=2', 'https://a.org/404', 'https://a.org/never'];
/** A link that is given twice, the site's own URL, a placeholder, a text, and an address of another kind. */
const OTHERS = ['https://a.org', 'https://roda.org.br/x', 'https://roda.example', 'um texto', 'mailto:a@a.org'];
const value = { links: [...ASKED, ...OTHERS].map((address) => ({ address })) };

test('each link to another site is requested once, with a time limit, and those that fail are reported', async () => {
  const ask = vi.fn(async (href: string, _options: RequestInit) => {
    if (href.endsWith('never')) throw new TypeError('fetch failed');
    return new Response('', { status: href.endsWith('404') ? 404 : 200 });
  });
  vi.stubGlobal('fetch', ask);
  const place = (index: number) => ({ file: 'site.yaml', path: ['links', index, 'address'] });
  expect(await checkOutside([{ file: 'site.yaml', name: '', value }], 'https://roda.org.br')).toMatchObject([
    {
      code: 'outside',
      found: [
        { ...place(2), text: 'O site › Link 3 › Endereço: https://a.org/404 (respondeu 404)' },
        { ...place(3), text: 'O site › Link 4 › Endereço: https://a.org/never (não respondeu)' },
      ],
    },
  ]);
  expect(ask.mock.calls).toEqual(ASKED.map((href) => [href, { signal: expect.any(AbortSignal) }]));
});
