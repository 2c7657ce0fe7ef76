import { expect, test } from 'vitest';
import { freePort } from '../../tests/launch/started.ts';
import { webServer } from '../../tests/temporary.ts';
import { checkAddress } from './check.ts';
import { fileOf } from './files.ts';

const files = {
  ...{ 'index.html': 'home', 'um.html': 'um', 'a.js': '' },
  // It has no URL.
  '404.html': 'missing',
  // The host redirects the URL of `velha.html`.
  'velha.html': '<meta http-equiv="refresh" content="0; url=/um">',
};
const site = Object.entries(files).map(([path, text]) => fileOf(path, Buffer.from(text)));

test.each<[string, number, string, string[]]>([
  ['is right', 200, 'um', []],
  ['is missing', 404, 'um', ['/um (respondeu 404)']],
  ['is of another site', 200, 'Apache', ['/um (mostra outra página)']],
])('a page that %s is requested until it is right, at most three times', async (_, status, body, said) => {
  let count = 0;
  const origin = await webServer(({ url = '' }, response) => {
    if (url === '/site/um') count++;
    if (url === '/site/um') response.writeHead(status).end(body);
    else response.writeHead(url === '/site/' ? 200 : 404).end('home');
  });
  const findings = await checkAddress(`${origin}/site`, site, [0, 0]);
  expect(findings.flatMap(({ found }) => found.map(({ text }) => text.replace(`${origin}/site`, '')))).toEqual(said);
  expect(count).toBe(said.length > 0 ? 3 : 1);
});

test('a host that does not respond is one finding', async () => {
  expect(await checkAddress(`http://localhost:${await freePort()}`, site, [])).toMatchObject([
    { code: 'unreachable', found: [{ text: expect.stringMatching(/^localhost:\d+: ECONNREFUSED$/) }] },
  ]);
});
