import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../tests/launch/started.ts';
import { webServer } from '../../tests/temporary.ts';
import { checkAddress } from './check.ts';
import { fileOf } from './files.ts';

type Answer = { status?: number; body?: string };

/** Serves a site of two pages, with wrong responses to some requests, and checks the site. */
async function check(wrong: (path: string) => Answer | undefined = () => undefined) {
  const pages: Record<string, string> = { '/site/': 'home', '/site/um': 'um' };
  const origin = await webServer(({ url = '' }, response) => {
    const { status = url in pages ? 200 : 404, body = pages[url] } = wrong(url) ?? {};
    response.writeHead(status).end(body);
  });
  const files = {
    ...{ 'index.html': 'home', 'um.html': 'um', 'a.js': '' },
    // Only the host reads `.contato.html`, and `404.html` has no URL.
    ...{ '404.html': 'missing', '.contato.html': 'error' },
    // The host redirects the URL of `velha.html`.
    'velha.html': '<meta http-equiv="refresh" content="0; url=/um">',
  };
  const site = Object.entries(files).map(([path, text]) => fileOf(path, Buffer.from(text)));
  const findings = await checkAddress(`${origin}/site`, site, 0);
  return findings.map(({ state, found }) => [state, ...found.map(({ text }) => text.replace(origin, ''))]);
}

test.each<[string, Answer, string]>([
  ['is missing', { status: 404 }, '(respondeu 404)'],
  ['is of another site', { body: 'Apache' }, '(mostra outra página)'],
])('a page that %s is requested three times, and is one finding', async (_, answer, words) => {
  expect(await check()).toEqual([]);
  let count = 0;
  const wrong = (path: string) => (path === '/site/um' && ++count > 0 ? answer : undefined);
  expect(await check(wrong)).toEqual([['missing', `/site/um ${words}`]]);
  expect(count).toBe(3);
});

test('a host that does not respond is one finding', async () => {
  const site = [fileOf('index.html', Buffer.from(''))];
  expect(await checkAddress(`http://localhost:${await freePort()}`, site, 0)).toMatchObject([
    {
      code: 'unreachable',
      state: 'missing',
      found: [{ text: expect.stringMatching(/^localhost:\d+: ECONNREFUSED$/) }],
    },
  ]);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('a\x1b[2Jb'));
  onTestFinished(() => void vi.restoreAllMocks());
  // The message of the network loses control characters.
  expect((await checkAddress('http://localhost', site, 0))[0]?.found).toEqual([{ text: 'localhost: a [2Jb' }]);
});
