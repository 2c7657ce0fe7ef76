import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../src/build/filesIn.ts';
import { build, copyTo } from '../launch/copy.ts';
import type { Running } from '../launch/started.ts';
import { type Answer, ask } from './ask.ts';
import { type Host, hosts, promised } from './servers.ts';
import { spellings } from './spellings.ts';

/** A project whose `dist/` is the owner's site that uses everything. */
const project = mkdtempSync(join(tmpdir(), 'owner-'));
copyTo(project);
const folder = await build(project, { SITE_CONTENT: 'tests/owner/content' });
const files = filesIn(folder);
const read = (file: string) => readFileSync(join(folder, file));

/** The site that the hosts serve: the owner's, with files that must stay hidden, and with another site in a folder. */
const served = mkdtempSync(join(tmpdir(), 'served-'));
const HIDDEN = ['.htconteudo.zip', '.git/config', '_astro/.x', '.well-known/.x'];
/** The text of the hidden files. */
const SECRET = 'private-text';
const NEIGHBOUR = ['index.html', 'copia.js.gz', 'copia.tar.gz'];
cpSync(folder, served, { recursive: true, filter: () => true });
for (const one of ['.git', 'loja']) mkdirSync(join(served, one));
for (const file of HIDDEN) writeFileSync(join(served, file), SECRET);
for (const file of NEIGHBOUR) writeFileSync(join(served, 'loja', file), file);
afterAll(() => {
  for (const one of [project, served]) rmSync(one, { recursive: true, force: true });
});

const asset = (ending: string) => `/${files.find((file) => file.startsWith('_astro/') && file.endsWith(ending))}`;
const fileOf = (path: string) =>
  read(path.endsWith('/') ? `${path}index.html` : path.includes('.') ? path : `${path}.html`);

/** The former URLs of pages, and the present ones. */
const moves = [
  ...read('_redirects')
    .toString()
    .matchAll(/(\S+) (\S+) 301\n/g),
].map(([, from = '', to = '']) => [from, to]);

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
const SHARED = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const;
const OWN: Record<string, (readonly [name: string, value: string])[]> = {
  '.png': [SHARED],
  '.svg': [SHARED, ['Content-Security-Policy', "sandbox; default-src 'none'"]],
};

/** Compares two buffers with `equals`, because Vitest takes minutes to print how large buffers differ. */
const expectSame = (body: Buffer, file: Buffer) => expect(body.equals(file), 'the body is the file').toBe(true);

for (const host of hosts) {
  if (host.missing) describe.skip(`${host.name}, which is not installed: ${host.missing}`, () => checks(host));
  else describe(host.name, () => checks(host));
}

/** Defines the tests of a host. A host that lacks a feature skips the tests of the feature. */
function checks(host: Host): void {
  let running: Running;
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(running.port, path, headers, method);
  beforeAll(async () => {
    running = await host.start('', served);
  }, 60_000);
  afterAll(() => running?.stop());

  /** The target of a redirect, without the origin that only Apache writes into `Location`. */
  const targetOf = ({ headers }: Answer, { port } = running) =>
    host.shared ? headers.location?.replace(`http://127.0.0.1:${port}`, '') : headers.location;

  /** The response after all redirects. */
  async function followed(path: string): Promise<Answer> {
    const answer = await get(path);
    const target = targetOf(answer);
    return target ? followed(target) : answer;
  }

  function expectHeaders({ headers }: Answer, own: Iterable<readonly [string, string]> = []): void {
    const all = new Map(host.headerless ? [] : [...promised, ...own]);
    for (const [name, value] of all) expect(headers[name.toLowerCase()], name).toBe(value);
  }

  describe('routes', () => {
    test.each(urls)('%s is the page or the file, with its MIME type, its headers and its caching', async (path) => {
      const answer = await get(path);
      const type = TYPES[extname(path)] ?? `^image/${extname(path).slice(1)}$`;
      expect([answer.status, answer.headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
      expectSame(answer.body, fileOf(path));
      expectHeaders(answer, OWN[extname(path)]);
      const caching = path.startsWith('/_astro/')
        ? /^public, max-age=31536000, immutable$/
        : /^(?:no-cache|public, max-age=0, must-revalidate)$/;
      if (!host.headerless) expect(answer.headers['cache-control']).toMatch(caching);
    });

    const absent = '/nao-existe /nao-existe.html /caso/nao-existe /caso/merenda/x /caso /cartoes /Identidade /_headers';
    test.each(`${absent} /_astro/none.js`.split(' '))('%s gets the 404 page, with status 404', async (path) => {
      const answer = await followed(path);
      expect(answer.status).toBe(404);
      expectSame(answer.body, read('404.html'));
    });

    test.each([
      ['/identidade/', '/identidade'],
      ['/casos/', '/casos'],
      ['/caso/merenda.html?de=busca', '/caso/merenda?de=busca'],
      ['/index.html', '/'],
      ['/index', '/'],
      ['/identidade.html?de=busca', '/identidade?de=busca'],
    ])('%s redirects to %s', async (path, target) => {
      const answer = await get(path);
      expect([301, 307, 308]).toContain(answer.status);
      expect(targetOf(answer)).toBe(target);
    });

    test.each(moves)('the former URL %s leads to %s', async (path, target) => {
      if (host.movedPages) {
        const refresh = parse(String((await get(path)).body)).querySelector('meta[http-equiv=refresh]');
        expect(refresh?.getAttribute('content')).toBe(`0; url=${target}`);
        return;
      }
      const answer = await get(`${path}?de=busca`);
      expect([answer.status, targetOf(answer)]).toEqual([301, `${target}?de=busca`]);
    });
  });

  describe('only the site is served', () => {
    const outside = `/%2e%2e/package.json /_astro/%2e%2e%2f%2e%2e%2fpackage.json /%5c..%5cpackage.json
      /%c0%ae%c0%ae/package.json /%252e%252e/package.json /package.json%00.html`;
    const internal = `/.assetsignore /.htaccess /identidade.html.gz ${asset('.js')}.br /_astro/ /%`;
    test.each(`${outside} ${internal}`.split(/\s+/))('%s is rejected', async (path) => {
      const { status, body } = await followed(path);
      expect([400, 403, 404, 414]).toContain(status);
      expect(body.toString()).not.toContain('"dependencies"');
    });

    test.each([...HIDDEN, '_headers', '_redirects', 'index.html.br'])(
      'a hidden file is not served, however its URL is spelled: %s',
      async (file) => {
        for (const path of spellings(file)) {
          const { status, body } = await followed(path);
          expect([path, status, body.includes(SECRET)]).toEqual([path, expect.toBeOneOf([400, 403, 404, 414]), false]);
        }
      },
    );

    const hosts = '//evil.example //evil.example/ /\\evil.example/ //evil.example/x.html //evil.example/index.html';
    const headers = '/x%0d%0aSet-Cookie:%20a=b/ /x%0aSet-Cookie:%20a=b.html /x%0d%0aSet-Cookie:%20a=b/index';
    test.each(`${hosts} ${headers}`.split(' '))(
      '%s neither redirects to another host nor injects a header',
      async (path) => {
        const answer = await get(path);
        expect(new URL(targetOf(answer) ?? '/', 'http://own.example').origin).toBe('http://own.example');
        expect(answer.headers).not.toHaveProperty('set-cookie');
      },
    );
  });

  // Cloudflare's runtime does not compress.
  if (!host.edge)
    test.each([
      ...['/', '/casos', '/caso/merenda', asset('.js'), asset('.svg')],
      ...['/robots.txt', '/contato.vcf', '/manifest.webmanifest', '/sitemap-0.xml'],
    ])(
      '%s is sent in brotli and in gzip, with the MIME type of the uncompressed file and its own ETag',
      async (path) => {
        const plain = await get(path);
        const br = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
        const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
        expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
        expectSame(brotliDecompressSync(br.body), fileOf(path));
        expectSame(gunzipSync(gzip.body), fileOf(path));
        for (const { headers } of [br, gzip]) {
          expect(headers['content-type']).toBe(plain.headers['content-type']);
          expect(headers).not.toHaveProperty('content-language');
        }
        for (const { headers } of host.headerless ? [br] : [br, plain])
          expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
      },
    );

  /** The response to a client that has the file. */
  const again = async (path: string) => get(path, { 'If-None-Match': (await get(path)).headers.etag ?? '' });
  const kinds: (readonly [name: string, status: number, answer: () => Promise<Answer>])[] = [
    ['an unchanged page', 304, () => again('/')],
    ['an unchanged asset', 304, () => again(asset('.woff2'))],
    ['a missing page', 404, () => get('/nao-existe')],
    ['a missing asset', 404, () => get('/_astro/none.js')],
    // Cloudflare adds the headers of SVG files to all URLs that end so.
    ...(host.edge ? [] : [['a missing drawing', 404, () => get('/_astro/none.svg')] as const]),
    ['a method that is not allowed', 405, () => get('/', {}, 'PUT')],
  ];
  test.each(kinds)('the response for %s has every header of the site', async (_, status, answer) => {
    const response = await answer();
    expect(response.status).toBe(status);
    expectHeaders(response, status === 404 ? [] : undefined);
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('x-powered-by');
    // Cloudflare's rule for assets also holds for a missing asset.
    if (status === 404 && !host.edge)
      expect(response.headers['cache-control'] ?? '').not.toMatch(/immutable|max-age=[1-9]/);
  });

  if (!host.shared) return;
  sharedHosting(get);

  describe('under a folder', () => {
    const BASE = '/qualquer/pasta';
    let inFolder: Running;
    beforeAll(async () => {
      inFolder = await host.start(BASE, served);
    });
    afterAll(() => inFolder?.stop());

    test.each<[string, string, number]>([
      ['/', 'index.html', 200],
      ['/caso/merenda', 'caso/merenda.html', 200],
      [asset('.js'), asset('.js'), 200],
      ['/nao-existe', '404.html', 404],
    ])('%s is %s, with status %s', async (path, file, status) => {
      const answer = await ask(inFolder.port, BASE + path);
      expect(answer.status).toBe(status);
      expectSame(answer.body, read(file));
      expectHeaders(answer);
    });

    test.each([
      ['', '/'],
      ['/index.html', '/'],
      ['/casos/', '/casos'],
      ['/caso/merenda.html', '/caso/merenda'],
      ['/caso/cardapio', '/caso/merenda'],
    ])('%s redirects to %s', async (path, target) => {
      expect(targetOf(await ask(inFolder.port, BASE + path), inFolder)).toBe(BASE + target);
    });
  });
}

/** Tests what only `.htaccess` does: the redirect to HTTPS, and no change of another site in a folder. */
function sharedHosting(get: (...asked: [path: string, Record<string, string>?, string?]) => Promise<Answer>): void {
  const Host = 'trespontes.example';

  test.each([
    ['a direct request', {}],
    ['a request by HTTP that a proxy forwards', { 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '192.0.2.1' }],
  ])('%s is redirected to HTTPS on its host, with its path and query', async (_, headers) => {
    const { status, headers: answer } = await get('/identidade?a=%20b', { Host, ...headers });
    expect([status, answer.location]).toEqual([301, `https://${Host}/identidade?a=%20b`]);
  });

  test.each([
    ['by HTTPS that a proxy forwards', '/identidade', { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1' }],
    ['that a proxy forwards without `X-Forwarded-Proto`', '/identidade', { 'X-Forwarded-For': '192.0.2.1' }],
    [
      'that a browser sends by HTTPS, through a proxy that adds no header,',
      '/identidade',
      { 'Sec-Fetch-Mode': 'navigate' },
    ],
    ['for a file in `.well-known`', '/.well-known/security.txt', {}],
    ['for this computer', '/identidade', { Host: 'localhost' }],
    ['for an address without a name', '/identidade', { Host: '192.0.2.1' }],
    ['for a host with a port', '/identidade', { Host: `${Host}:8080` }],
  ])('a request %s is not redirected', async (_, path, headers) => {
    expect((await get(path, { Host, ...headers })).status).toBe(200);
  });

  test.each([
    ['GET', '/loja/', 'index.html'],
    ['GET', '/loja/index.html', 'index.html'],
    ['POST', '/loja/index.html', 'index.html'],
    ['GET', '/loja/copia.tar.gz', 'copia.tar.gz'],
    ['GET', '/loja/copia.js.gz', 'copia.js.gz'],
  ])('%s %s of another site in a folder is that file, without the headers of this site', async (method, path, body) => {
    const { status, body: got, headers } = await get(path, {}, method);
    expect([status, got.toString()]).toEqual([200, body]);
    for (const [name] of promised.filter(([name]) => name !== 'X-Frame-Options'))
      expect(headers).not.toHaveProperty(name.toLowerCase());
    expect(headers['content-type'] ?? '').not.toMatch(/utf-8/);
    expect(headers['cache-control'] ?? '').not.toBe('no-cache');
  });
}
