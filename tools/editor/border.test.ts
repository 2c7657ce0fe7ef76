import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { listening } from '../../tests/temporary.ts';
import { border, CSP, cookieOf, entrance, guard, newKey, PAGE_POLICY } from './border.ts';
import { KEY_HEADER } from './protocol.ts';

const KEY = newKey();
let port = 0;

beforeEach(async () => {
  const server = createServer((asked, response) =>
    guard(KEY, asked, response, () => {
      // Astro's pages have a policy of their own; a file has none.
      const isRendered = asked.url?.startsWith('/rendered');
      response.writeHead(200, { 'Content-Type': 'text/html', ...(isRendered && { [CSP]: PAGE_POLICY }) }).end('inside');
    }),
  );
  port = await listening(server);
});

type Headers = Record<string, string>;
/** Sends a request. An empty header is not sent. */
function send(method: string, path: string, headers: Headers) {
  const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
  return new Promise<{ status: number | undefined; headers: Headers; body: string }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', method, path, headers: sent, agent: false };
    const outgoing = request(options, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers as Headers, body: await text(response) }),
    );
    outgoing.on('upgrade', ({ statusCode: status }, socket) => {
      socket.destroy();
      resolve({ status, headers: {}, body: '' });
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

/** The headers of a request that a page of the editor makes in the owner's browser. */
const own = (): Headers => ({
  host: `127.0.0.1:${port}`,
  origin: `http://127.0.0.1:${port}`,
  cookie: `other=1; editor-${port}=${cookieOf(KEY)}`,
  [KEY_HEADER]: KEY,
  'sec-fetch-site': 'same-origin',
});

test.each<[string, string, Headers]>([
  ['HEAD', 'from a page of the editor', {}],
  ['PUT', 'from a page of the editor', {}],
  ['GET', 'of a URL that the owner types', { origin: '', 'sec-fetch-site': 'none', [KEY_HEADER]: '' }],
  ['GET', 'from a browser without `Sec-Fetch-Site`', { 'sec-fetch-site': '' }],
  ['POST', 'from a browser without `Sec-Fetch-Site`', { 'sec-fetch-site': '' }],
])('a %s %s is answered', async (method, _, change) => {
  expect((await send(method, '/editor', { ...own(), ...change })).status).toBe(200);
});

const foreign: [string, string, () => Headers][] = [
  ['GET', 'has no key', () => ({ ...own(), cookie: '' })],
  ['GET', 'has another key', () => ({ ...own(), cookie: `editor-${port}=${cookieOf(newKey())}` })],
  ['GET', 'has the key itself as its cookie', () => ({ ...own(), cookie: `editor-${port}=${KEY}` })],
  ['GET', 'has the cookie of another port', () => ({ ...own(), cookie: `editor-${port + 1}=${cookieOf(KEY)}` })],
  ['GET', 'comes from another site', () => ({ ...own(), 'sec-fetch-site': 'cross-site' })],
  ['GET', 'comes from another port', () => ({ ...own(), 'sec-fetch-site': 'same-site' })],
  ['GET', 'names another host', () => ({ ...own(), host: `outro.example:${port}` })],
  ['GET', 'names another port', () => ({ ...own(), host: '127.0.0.1:1' })],
  ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'].flatMap((method): typeof foreign => [
    [method, 'has no key', () => ({ ...own(), cookie: '' })],
    [method, 'has the cookie only', () => ({ ...own(), [KEY_HEADER]: '' })],
    [method, 'has the cookie’s value as its key', () => ({ ...own(), [KEY_HEADER]: cookieOf(KEY) })],
    [method, 'has no origin', () => ({ ...own(), origin: '' })],
    [method, 'has the origin `null`', () => ({ ...own(), origin: 'null' })],
    [method, 'comes from another port', () => ({ ...own(), origin: 'http://127.0.0.1:1' })],
    [method, 'comes from another scheme', () => ({ ...own(), origin: `https://127.0.0.1:${port}` })],
    [method, 'comes from another site', () => ({ ...own(), 'sec-fetch-site': 'cross-site' })],
    [method, 'names another host', () => ({ ...own(), host: 'outro.example', origin: 'http://outro.example' })],
  ]),
];
test.each(foreign)('a %s that %s is refused, on every path', async (method, _why, headers) => {
  for (const path of ['/', '/EDITOR/imagens?name=z.svg', '//editor/api', '/@fs/etc/passwd', '*']) {
    const { status, body } = await send(method, path, headers());
    expect(status).toBe(403);
    expect(body).not.toContain('inside');
  }
});

test('the URL with the key sets the cookie, and gives the key itself to the editor’s page only', async () => {
  const { status, headers, body } = await send('GET', entrance('', KEY), {
    host: `127.0.0.1:${port}`,
    // The browser opens a file that leads to the URL.
    'sec-fetch-site': 'cross-site',
  });
  expect(status).toBe(200);
  expect(headers['set-cookie']).toEqual([`editor-${port}=${cookieOf(KEY)}; HttpOnly; SameSite=Strict; Path=/`]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['clear-site-data']).toBe('"cache"');
  expect(body).toContain(`content="0;url=/editor#chave=${KEY}"`);
});

test.each([
  ['with the key', 'POST', KEY],
  ['with the key', 'OPTIONS', KEY],
  ['with another key', 'GET', newKey()],
])('the URL %s gives no cookie to a %s', async (_, method, key) => {
  const { status, headers } = await send(method, entrance('', key), { ...own(), cookie: '' });
  expect([status, headers['set-cookie']]).toEqual([403, undefined]);
});

test('each start has another key', () => {
  expect(newKey()).not.toBe(newKey());
  expect(newKey()).toMatch(/^[\da-f]{48}$/);
});

test.each([
  ['of a page that Astro has rendered', '/rendered', own, PAGE_POLICY],
  ['of a file, which is shut in when it is opened as a page', '/x.html', own, "sandbox; default-src 'none'"],
  ['of a refusal', '/', () => ({}), "default-src 'none'"],
])('a response (%s) can neither be framed nor read by another site', async (_, path, from, policy) => {
  const { headers } = await send('GET', path, from());
  expect(headers['content-security-policy']?.startsWith(policy)).toBe(true);
  expect(headers['content-security-policy']).toMatch(/frame-ancestors '(?:self|none)'/);
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('a WebSocket opens only from a page of the editor with the key', async () => {
  const server = createServer();
  const { configureServer } = border(KEY);
  const hook = typeof configureServer === 'object' ? configureServer.handler : undefined;
  const paths: string[] = [];
  const middlewares = { use: (path: string) => paths.push(path) };
  hook?.call({} as never, { httpServer: server, middlewares } as never);
  expect(paths).toEqual(['/__open-in-editor']);
  const answer = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  server.on('upgrade', (_, socket) => socket.destroyed || socket.end(answer));
  port = await listening(server);
  const open = (change: Headers) =>
    send('GET', '/', { ...own(), connection: 'Upgrade', upgrade: 'websocket', ...change });
  expect(await open({})).toMatchObject({ status: 101 });
  for (const cookie of ['other=1', `editor-${port}=${cookieOf(newKey())}`])
    await expect(open({ cookie })).rejects.toThrow();
  await expect(open({ origin: 'http://127.0.0.1:1' })).rejects.toThrow();
});
