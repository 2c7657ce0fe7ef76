import { expect, test } from 'vitest';
import { freePort } from '../../tests/launch/started.ts';
import { webServer } from '../../tests/temporary.ts';
import { checkAddress } from './check.ts';
import { fileOf } from './files.ts';

type Answer = { status?: number; body?: string };

const files = {
  ...{ 'index.html': 'home', 'um.html': 'um', 'a.js': '' },
  // Only the host reads `.contato.html`, and `404.html` has no URL.
  ...{ '404.html': 'missing', '.contato.html': 'error' },
  // The host redirects the URL of `velha.html`.
  'velha.html': '<meta http-equiv="refresh" content="0; url=/um">',
};
const site = Object.entries(files).map(([path, text]) => fileOf(path, Buffer.from(text)));

test.each<[string, Answer, string[]]>([
  ['is right', {}, []],
  ['is missing', { status: 404 }, ['/um (respondeu 404)']],
  ['is of another site', { body: 'Apache' }, ['/um (mostra outra página)']],
])('a page that %s is requested until it is right, at most three times', async (_, wrong, said) => {
  const pages: Record<string, string> = { '/site/': 'home', '/site/um': 'um' };
  let count = 0;
  const origin = await webServer(({ url = '' }, response) => {
    const isTested = url === '/site/um' && ++count > 0;
    const { status = url in pages ? 200 : 404, body = pages[url] } = isTested ? wrong : {};
    response.writeHead(status).end(body);
  });
  const findings = await checkAddress(`${origin}/site`, site, 0);
  expect(findings.flatMap(({ found }) => found.map(({ text }) => text.replace(`${origin}/site`, '')))).toEqual(said);
  expect(count).toBe(said.length > 0 ? 3 : 1);
});

test('a host that does not respond is one finding', async () => {
  expect(await checkAddress(`http://localhost:${await freePort()}`, site, 0)).toMatchObject([
    { code: 'unreachable', found: [{ text: expect.stringMatching(/^localhost:\d+: ECONNREFUSED$/) }] },
  ]);
});
