import type { ServerResponse } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../launch/started.ts';
import { webServer } from '../tests/temporary.ts';
import { checkAddress } from './check.ts';
import { hashOf } from './kept.ts';
import { networkTrouble } from './trouble.ts';

type Answer = { status?: number; body?: string; policy?: boolean; isCompressed?: boolean };

/** Serves a site of two pages, with wrong responses to some requests, and checks the site. */
async function check(wrong: (path: string) => Answer = () => ({})) {
  const origin = await webServer(({ url = '' }, response) => answer(response, url));
  const address = `${origin}/site`;
  const pages: Record<string, string> = { '/site/': `${address}/ home`, '/site/um': `${address}/um` };
  const answer = (response: ServerResponse, path: string) => {
    const { status, body, policy = true, isCompressed = true } = wrong(path);
    if (policy) response.setHeader('Content-Security-Policy', 'x');
    if (isCompressed) response.setHeader('Content-Encoding', 'br');
    const text = body ?? pages[path] ?? 'missing';
    response.writeHead(status ?? (path in pages ? 200 : 404)).end(isCompressed ? brotliCompressSync(text) : text);
  };
  const site = [
    ['index.html', pages['/site/']],
    ['um.html', pages['/site/um']],
    ['404.html', 'missing'],
    ['a.js', ''],
    // Only the host reads this file.
    ['.contato.html', 'error'],
  ].map(([path = '', text = '']) => ({ path, bytes: Buffer.from(text), hash: hashOf(Buffer.from(text)) }));
  const faults = await checkAddress(address, site, 0);
  return faults.map(({ stops, found, todo }) => `${stops ? 'FALTA' : 'AVISO'} ${found}: ${todo}`.replace(/1:\d+/, '1'));
}

const only = (path: string, answer: Answer) => (asked: string) => (asked === path ? answer : {});

test.each<[string, (path: string) => Answer, string]>([
  ['a missing page', only('/site/um', { status: 404 }), 'FALTA http://127.0.0.1/site/um respondeu 404'],
  ['a page that fails', only('/site/um', { status: 500 }), 'registro de erros'],
  ['a page of another site', only('/site/', { body: 'Apache' }), 'FALTA http://127.0.0.1/site/ mostra outra página'],
  ['the previous page, from a cache', only('/site/um', { body: '' }), 'FALTA'],
  ['an unknown URL with status 200', (path) => (path.includes('nao-existe') ? { status: 200 } : {}), '200, e não 404'],
  ['pages without the security policy', () => ({ policy: false }), 'sem os cabeçalhos de segurança: Peça à'],
  ['pages without compression', () => ({ isCompressed: false }), 'AVISO as páginas chegam sem compressão'],
])('one fault, with advice, is reported for %s', async (_, wrong, words) => {
  expect(await check()).toEqual([]);
  expect(await check(wrong)).toEqual([expect.stringContaining(words)]);
});

test('an outdated page is requested again, and is one fault', async () => {
  const seen = new Map<string, number>();
  const faults = await check((path) => {
    seen.set(path, (seen.get(path) ?? 0) + 1);
    return path === '/site/um' ? { body: `href="http://127.0.0.1/site/um"` } : {};
  });
  expect(faults).toHaveLength(1);
  expect(seen.get('/site/um')).toBe(3);
});

test('a host that does not respond is one fault', async () => {
  const faults = await checkAddress(`http://localhost:${await freePort()}`, [], 0);
  expect(faults).toMatchObject([
    { stops: true, found: expect.stringContaining('não abre'), todo: expect.stringContaining('https') },
  ]);
});

test.each([
  ['ENOTFOUND', 'host'],
  ['EAI_AGAIN', 'offline'],
  ['ETIMEDOUT', 'silent'],
  ['CERT_HAS_EXPIRED', 'clock'],
])('the code %s inside the error of a request gives the reason “%s”', (code, reason) => {
  expect(networkTrouble(new TypeError('fetch failed', { cause: { errors: [{ code }] } }))?.reason).toBe(reason);
  expect(networkTrouble(new Error('another'))).toBe(undefined);
});

test('the message of a failed request loses control characters', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('a\x1b[2Jb'));
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await checkAddress('http://localhost', [], 0))[0]?.todo).toMatch(/^a \[2Jb\. Tente/);
});
