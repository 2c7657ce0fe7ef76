import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../src/build/filesIn.ts';
import { build, copyTo } from '../launch/copy.ts';
import type { Running } from '../launch/started.ts';
import { emptyFolder } from '../temporary.ts';
import { hosts, promised } from './servers.ts';

/** A project whose `dist/` is the owner's site that uses everything. */
const project = emptyFolder(afterAll);
// The workers of nginx and Apache run as another user.
chmodSync(project, 0o755);
copyTo(project);
const site = await build(project, { SITE_CONTENT: 'tests/owner/content' });
const files = filesIn(site);
const read = (file: string) => readFileSync(join(site, file));

/** Files that must stay hidden, and another site in a folder. */
const HIDDEN = ['.htconteudo.zip', '.git/config', '_astro/.x', '.well-known/.x'];
const OTHER = ['index.html', 'copia.js.gz', 'copia.tar.gz'];
for (const one of ['.git', 'loja']) mkdirSync(join(site, one));
for (const file of [...HIDDEN, ...OTHER.map((one) => `loja/${one}`)]) writeFileSync(join(site, file), file);

const asset = (ending: string) => `/${files.find((file) => file.startsWith('_astro/') && file.endsWith(ending))}`;
const fileOf = (path: string) =>
  path.slice(1) + (path.endsWith('/') ? 'index.html' : path.includes('.') ? '' : '.html');

/** The former URLs of pages, and the present ones. */
const moves = [...String(read('_redirects')).matchAll(/(\S+) (\S+) 301\n/g)].map(([, from = '', to = '']) => [
  from,
  to,
]);

/** The URLs of the site's pages and of its public files, without the receiver's programs. */
const urls = files
  .filter((file) => !/^[._]\w+$|^404|[.](?:br|gz|php)$/.test(file))
  .map((file) => `/${file.replace(/(?:index)?[.]html$/, '')}`)
  .filter((path) => !moves.some(([from]) => from === path));

/** The MIME types of the URLs, by their endings. Pages have none. */
const TYPES: Record<string, RegExp> = {
  '': /^text\/html; ?charset=utf-8$/i,
  '.txt': /^text\/plain; ?charset=utf-8$/i,
  '.vcf': /^text\/vcard; ?charset=utf-8$/i,
  '.xml': /^(?:text|application)\/xml/,
  '.css': /^text\/css/,
  '.js': /^(?:text|application)\/javascript/,
  '.webmanifest': /^application\/manifest\+json/,
  '.svg': /^image\/svg\+xml/,
  '.woff2': /^font\/woff2$/,
};

/** The headers of a file that differ from those of all files, by its ending. */
const SHARED = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
const OWN: Record<string, object> = {
  '.png': SHARED,
  '.svg': { ...SHARED, 'Content-Security-Policy': "sandbox; default-src 'none'" },
};

/** Hosts decode and resolve URLs each in their own order, so a rule that hides a file may miss another spelling. */
const BEFORE = `/ // /./ /%2e/ /%2f /.%2f /%5c /\\ /%5c%5c /%255c /a/../ /a/..%2f /x/..;/ /_astro/../ /_astro/%2e%2e/
  /_astro/%5c /_astro/..%5c /_astro%5c..%5c /.well-known/../ /.well-known%2f..%2f`;
const AFTER = '/ %2f %5c %00 %20 ;x ?x %3fx %23 . ::$DATA';
const FIRST_SIGN = '%2e %252e %5f %255f %c0%ae %5c%2e [.] %5b.%5d * %2a %3f {.,_}';

/** Spellings of the URL of a file. */
const spellings = (file: string) => [
  ...BEFORE.split(/\s+/).map((before) => before + file),
  ...AFTER.split(' ').map((after) => `/${file}${after}`),
  ...FIRST_SIGN.split(' ').map((sign) => `/${sign}${file.slice(1)}`),
  ...[file.toUpperCase(), file.replace('/', '%5c'), file.replace('/', '%2f')].map((one) => `/${one}`),
];

/** The statuses of a URL that is not served. */
const refused = expect.toBeOneOf([400, 403, 404, 414]);

/** Compares two buffers with `equals`, because Vitest takes minutes to print how large buffers differ. */
const expectSame = (body: Buffer, file: Buffer) => expect(body.equals(file), 'the body is the file').toBe(true);

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request to a server on loopback. The path is sent as written, without normalisation. */
async function ask(options: RequestOptions): Promise<Answer> {
  const [response] = await once(request({ host: '127.0.0.1', agent: false, ...options }).end(), 'response');
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe.each(hosts)('$name', (host) => {
  if (host.missing) return test.skip(`not installed: ${host.missing}`);
  const { base = '' } = host;
  let running: Running;
  const get = (path: string, headers = {}, method = 'GET') =>
    ask({ port: running.port, path: base + path, headers, method });
  beforeAll(async () => {
    running = await host.start(base, site);
  });
  afterAll(() => running?.stop());

  /** The target of a redirect, without the origin that only Apache writes into `Location`. */
  const targetOf = ({ headers }: Answer) =>
    headers.location?.replace(host.shared ? `http://127.0.0.1:${running.port}${base}` : '', '');

  /** The response after all redirects. */
  async function followed(path: string): Promise<Answer> {
    const answer = await get(path);
    const target = targetOf(answer);
    return target ? followed(target) : answer;
  }

  function expectHeaders({ headers }: Answer, own = {}): void {
    const all = host.headerless ? {} : { ...promised, ...own };
    for (const [name, value] of Object.entries(all)) expect(headers[name.toLowerCase()], name).toBe(value);
  }

  test.each(urls)('%s is the page or the file, with its MIME type, its headers and its caching', async (path) => {
    const file = fileOf(path);
    const answer = await get(path);
    const type = TYPES[extname(path)] ?? `^image/${extname(path).slice(1)}$`;
    expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
    expectSame(answer.body, read(file));
    expectHeaders(answer, OWN[extname(path)]);
    const caching = path.startsWith('/_astro/')
      ? /^public, max-age=31536000, immutable$/
      : /^(?:no-cache|public, max-age=0, must-revalidate)$/;
    if (!host.headerless) expect(answer.headers['cache-control']).toMatch(caching);

    // Cloudflare's runtime does not compress.
    if (host.edge || !files.includes(`${file}.br`)) return;
    const br = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
    const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expectSame(brotliDecompressSync(br.body), read(file));
    expectSame(gunzipSync(gzip.body), read(file));
    for (const { headers } of [br, gzip]) {
      expect(headers['content-type']).toBe(answer.headers['content-type']);
      expect(headers).not.toHaveProperty('content-language');
    }
    for (const { headers } of host.headerless ? [br] : [br, answer])
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(new Set([answer, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  const absent = '/nao-existe /nao-existe.html /caso/nao-existe /caso/merenda/x /caso /cartoes /Identidade /_headers';
  test.each(`${absent} /_astro/none.js`.split(' '))('%s gets the 404 page, with status 404', async (path) => {
    const { status, body } = await followed(path);
    expect(status).toBe(404);
    expectSame(body, read('404.html'));
  });

  test.each([
    ['/identidade/', '/identidade'],
    ['/casos/', '/casos'],
    ['/caso/merenda.html?de=busca', '/caso/merenda?de=busca'],
    ['/index.html', '/'],
    ['/index', '/'],
  ])('%s redirects to %s', async (path, target) => {
    const answer = await get(path);
    expect([answer.status, targetOf(answer)]).toEqual([expect.toBeOneOf([301, 307, 308]), target]);
  });

  // The other hosts serve the pages at the former URLs.
  const redirects = host.shared || host.edge ? moves : [];
  test.each(redirects)('the former URL %s leads to %s', async (path, target) => {
    const answer = await get(`${path}?de=busca`);
    expect([answer.status, targetOf(answer)]).toEqual([301, `${target}?de=busca`]);
  });

  test('nothing outside the site and no hidden file is served, however its URL is spelled', async () => {
    const outside = `/%2e%2e/package.json /_astro/%2e%2e%2f%2e%2e%2fpackage.json /%5c..%5cpackage.json
      /%c0%ae%c0%ae/package.json /%252e%252e/package.json /package.json%00.html`;
    const internal = `/.assetsignore /.htaccess /identidade.html.gz /%69ndex.html.br ${asset('.js')}.br /_astro/ /%`;
    const hidden = [...HIDDEN, '_headers', '_redirects', 'index.html.br'].flatMap(spellings);
    for (const path of [...`${outside} ${internal}`.split(/\s+/), ...hidden])
      expect([path, (await followed(path)).status]).toEqual([path, refused]);
  });

  const elsewhere = '//evil.example //evil.example/ /\\evil.example/ //evil.example/x.html //evil.example/index.html';
  const injected = '/x%0d%0aSet-Cookie:%20a=b/ /x%0aSet-Cookie:%20a=b.html /x%0d%0aSet-Cookie:%20a=b/index';
  test.each(`${elsewhere} ${injected}`.split(' '))(
    '%s neither leads to another host nor adds a header',
    async (path) => {
      const answer = await get(path);
      expect(new URL(targetOf(answer) ?? '/', 'http://own.example').origin).toBe('http://own.example');
      expect(answer.headers).not.toHaveProperty('set-cookie');
    },
  );

  test.each([
    ['GET', '/', 304],
    ['GET', asset('.woff2'), 304],
    ['GET', '/nao-existe', 404],
    ['GET', '/_astro/none.js', 404],
    // Cloudflare adds the headers of SVG files to all URLs that end so.
    ...(host.edge ? [] : [['GET', '/_astro/none.svg', 404] as const]),
    ['PUT', '/', 405],
  ] as const)('the response for %s %s, with status %i, has every header of the site', async (method, path, status) => {
    const { headers } = await get(path);
    const response = await get(path, status === 304 ? { 'If-None-Match': headers.etag } : {}, method);
    expect(response.status).toBe(status);
    expectHeaders(response);
    for (const name of ['set-cookie', 'x-powered-by']) expect(response.headers).not.toHaveProperty(name);
    // Cloudflare's rule for assets also holds for a missing asset.
    if (status === 404 && !host.edge)
      expect(response.headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });

  // The rest is what only `.htaccess` does: the redirect to HTTPS, and no change of another site in a folder.
  if (!host.shared) return;
  const Host = 'trespontes.example';

  test.each<[string, string, Record<string, string>, boolean]>([
    ['directly', '/identidade', {}, true],
    ['by HTTP through a proxy', '/identidade', { 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '192.0.2.1' }, true],
    ['by HTTPS through a proxy', '/identidade', { 'X-Forwarded-Proto': 'https' }, false],
    ['through a proxy that names no protocol', '/identidade', { 'X-Forwarded-For': '192.0.2.1' }, false],
    ['by HTTPS, through a proxy that adds no header', '/identidade', { 'Sec-Fetch-Mode': 'navigate' }, false],
    ['for a file in `.well-known`', '/.well-known/security.txt', {}, false],
    ['to this computer', '/identidade', { Host: 'localhost' }, false],
    ['to an address without a name', '/identidade', { Host: '192.0.2.1' }, false],
    ['to a host with a port', '/identidade', { Host: `${Host}:8080` }, false],
  ])('a request %s is redirected to HTTPS on its host, if it is not sure to be secure: $3', async (...row) => {
    const [, path, headers, isRedirected] = row;
    const { status, headers: answer } = await get(`${path}?a=%20b`, { Host, ...headers });
    const target = isRedirected ? [301, `https://${Host}${base}${path}?a=%20b`] : [200, undefined];
    expect([status, answer.location]).toEqual(target);
  });

  const others = ['/loja/', ...OTHER.map((file) => `/loja/${file}`)];
  test.each(others)('%s of another site in a folder is its file, without this site’s headers', async (path) => {
    for (const method of ['GET', 'POST']) {
      const { status, body, headers } = await get(path, {}, method);
      expect([status, body.toString()]).toEqual([200, fileOf(path)]);
      for (const name of Object.keys(promised).filter((name) => name !== 'X-Frame-Options'))
        expect(headers).not.toHaveProperty(name.toLowerCase());
      expect(headers['content-type'] ?? '').not.toMatch(/utf-8/);
      expect(headers['cache-control'] ?? '').not.toBe('no-cache');
    }
  });
});
