import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../deploy/filesIn.ts';
import { type Answer, ask } from '../../launch/ask.ts';
import { build, copyTo } from '../../launch/copy.ts';
import { type Host, hosts, promisedOf } from '../../launch/hosts.ts';
import type { Running } from '../../launch/started.ts';
import { readContent } from '../../src/content/read.ts';
import { spellings } from './spellings.ts';

/** A project whose `dist/` is the owner's site that uses everything. */
const project = mkdtempSync(join(tmpdir(), 'owner-'));
copyTo(project);
const OWNER = 'tests/owner/content';
const folder = build(project, { SITE_CONTENT: OWNER });
const { site } = readContent(OWNER);
afterAll(() => rmSync(project, { recursive: true, force: true }));
const files = filesIn(folder);
const read = (file: string) => readFileSync(join(folder, file));

const asset = (ending: string) => `/${files.find((file) => file.startsWith('_astro/') && file.endsWith(ending))}`;

const fileOf = (path: string) =>
  read(path.endsWith('/') ? `${path}index.html` : path.includes('.') ? path : `${path}.html`);

/** The URLs of the site's pages and of its public files, without the receiver's programs. */
const urls = files
  .filter((file) => !/^[._]\w+$|^404|[.](?:br|gz|php)$/.test(file))
  .map((file) => `/${file.replace(/(?:index)?[.]html$/, '')}`);

/** The MIME types of the URLs, by their endings. Pages have none. */
const TYPES: Record<string, RegExp> = {
  '': /^text\/html; ?charset=utf-8$/i,
  '.txt': /^text\/plain; ?charset=utf-8$/i,
  '.vcf': /^text\/vcard; ?charset=utf-8$/i,
  '.xml': /^(?:text|application)\/xml/,
  '.js': /^(?:text|application)\/javascript/,
  '.webmanifest': /^application\/manifest\+json/,
  '.svg': /^image\/svg\+xml/,
  '.woff2': /^font\/woff2$/,
};

/** The headers of a file that differ from those of all files. */
function ownHeaders(path: string): [name: string, value: string][] {
  const all: [string, string][] = [];
  // Other sites show share cards and icons.
  if (/^\/(?:cartoes\/.+|[^/]+)\.(?:png|svg)$/.test(path)) all.push(['Cross-Origin-Resource-Policy', 'cross-origin']);
  // An SVG runs and loads nothing as a document.
  if (path.endsWith('.svg')) all.push(['Content-Security-Policy', "sandbox; default-src 'none'"]);
  return all;
}

/** Compares two buffers with `equals`, because Vitest takes minutes to print how large buffers differ. */
const expectSame = (body: Buffer, file: Buffer) => expect(body.equals(file), 'the body is the file').toBe(true);

for (const host of hosts) {
  if (host.installed()) describe(host.name, () => checks(host));
  else describe.skip(`${host.name}, which is not installed: ${host.install}`, () => checks(host));
}

/** The site that the hosts serve: the owner's, with files that must stay hidden. */
const served = mkdtempSync(join(tmpdir(), 'served-'));
const HIDDEN = ['.htconteudo.zip', '.git/config', '_astro/.x', '.well-known/.x'];
/** The text of the hidden files. */
const SECRET = 'private-text';
cpSync(folder, served, { recursive: true, filter: () => true });
// nginx reads the folder as another user.
chmodSync(served, 0o755);
mkdirSync(join(served, '.git'));
for (const file of HIDDEN) writeFileSync(join(served, file), SECRET);
afterAll(() => rmSync(served, { recursive: true }));

/** Defines the tests of a host. A host that lacks a feature skips the tests of the feature. */
function checks(host: Host): void {
  let running: Running;
  const promised = host.headerless ? [] : promisedOf(folder);
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(running.port, path, headers, method);
  beforeAll(async () => {
    running = await host.start('', served);
  }, 60_000);
  afterAll(() => running?.stop());

  /** The target of a redirect, without the origin that only Apache writes into `Location`. */
  function targetOf({ headers }: Answer, { port }: Running = running): string | undefined {
    return host.shared ? headers.location?.replace(`http://127.0.0.1:${port}`, '') : headers.location;
  }

  /** The response after all redirects. */
  async function followed(path: string): Promise<Answer> {
    const answer = await get(path);
    const target = targetOf(answer);
    return target ? followed(target) : answer;
  }

  describe('routes', () => {
    test.each(urls)('%s is the page or the file, with its MIME type, its headers and its caching', async (path) => {
      const { status, headers, body } = await get(path);
      const type = TYPES[extname(path)] ?? `^image/${extname(path).slice(1)}$`;
      expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
      expectSame(body, fileOf(path));
      const wanted = new Map(host.headerless ? [] : [...promised, ...ownHeaders(path)]);
      for (const [name, value] of wanted) expect(headers[name.toLowerCase()], name).toBe(value);
      const caching = path.startsWith('/_astro/')
        ? /^public, max-age=31536000, immutable$/
        : /^(?:no-cache|public, max-age=0, must-revalidate)$/;
      if (!host.headerless) expect(headers['cache-control']).toMatch(caching);
    });

    test.each([
      '/nao-existe',
      '/caso',
      '/caso/nao-existe',
      '/caso/merenda/x',
      '/cartoes',
      '/_list',
      '/Identidade',
      '/_astro/none.js',
      '/nao-existe.html',
    ])('%s gets the 404 page, with status 404', async (path) => {
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

    test.each([
      ['/caso/cardapio/?de=busca', '/caso/merenda?de=busca'],
      ['/webdesign?de=busca', '/sites?de=busca'],
      ['/webdesign.html', '/sites'],
    ])('the former URL %s redirects to %s for good', async (path, target) => {
      const answer = await get(path);
      expect([answer.status, targetOf(answer)]).toEqual([301, target]);
    });

    test('a query does not change the page', async () => {
      for (const page of ['sites', 'casos', 'caso/merenda'])
        expectSame((await get(`/${page}?utm_source=x&y=%20`)).body, read(`${page}.html`));
    });
  });

  describe('only the site is served', () => {
    test.each([
      '/.assetsignore',
      '/.htaccess',
      '/identidade.html.gz',
      `${asset('.js')}.br`,
      '/_astro/',
      '/%2e%2e/package.json',
      '/_astro/%2e%2e%2f%2e%2e%2fpackage.json',
      '/%5c..%5cpackage.json',
      '/%c0%ae%c0%ae/package.json',
      '/%252e%252e/package.json',
      '/package.json%00.html',
      '/%',
      `/${'a'.repeat(5000)}`,
    ])('%s is rejected', async (path) => {
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

    test.each([
      '//evil.example',
      '//evil.example/',
      '/\\evil.example/',
      '//evil.example/x.html',
      '/x%0d%0aSet-Cookie:%20a=b/',
      '/x%0aSet-Cookie:%20a=b.html',
    ])('%s neither redirects to another host nor injects a header', async (path) => {
      const answer = await get(path);
      expect(new URL(targetOf(answer) ?? '/', 'http://own.example').origin).toBe('http://own.example');
      expect(answer.headers).not.toHaveProperty('set-cookie');
    });
  });

  // Cloudflare's runtime does not compress.
  if (!host.edge)
    describe('encodings', () => {
      test.each([
        ...['/', '/casos', '/caso/merenda', asset('.js'), asset('.svg')],
        ...['/robots.txt', '/contato.vcf', '/manifest.webmanifest', '/sitemap-0.xml'],
      ])('%s is sent in brotli and in gzip, with the MIME type of the uncompressed file', async (path) => {
        const file = fileOf(path);
        const plain = await get(path);
        const br = await get(path, { 'Accept-Encoding': 'gzip, deflate, br' });
        expect(br.headers['content-encoding']).toBe('br');
        expectSame(brotliDecompressSync(br.body), file);
        for (const { headers } of host.headerless ? [br] : [br, plain]) {
          expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
        }
        const gzip = await get(path, { 'Accept-Encoding': 'gzip' });
        expect(gzip.headers['content-encoding']).toBe('gzip');
        expectSame(gunzipSync(gzip.body), file);
        for (const { headers } of [br, gzip]) {
          expect(headers['content-type']).toBe(plain.headers['content-type']);
          expect(headers).not.toHaveProperty('content-language');
        }
      });
    });

  describe('methods', () => {
    test.each(['/', '/casos', '/caso/merenda', asset('.woff2'), '/nao-existe'])(
      'HEAD %s has the status and the main headers of GET, and no body',
      async (path) => {
        const [head, whole] = [await get(path, {}, 'HEAD'), await get(path)];
        expect(head.body).toHaveLength(0);
        expect(head.status).toBe(whole.status);
        for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy']) {
          expect(head.headers[name]).toBe(whole.headers[name]);
        }
      },
    );

    test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
      for (const path of ['/', '/casos', '/caso/merenda', asset('.js')]) {
        const { status, headers, body } = await get(path, {}, method);
        expect(status).toBe(405);
        expect(body.toString()).not.toContain('<h1');
        // Apache adds an empty element to the list. HTTP ignores empty elements.
        if (!host.edge && !host.headerless) expect(headers.allow?.split(', ').filter(Boolean)).toEqual(['GET', 'HEAD']);
      }
    });
  });

  describe('caching', () => {
    test.each(['/nao-existe', '/_astro/none.js'])('the 404 for %s is not cached', async (path) => {
      expect((await get(path)).headers['cache-control'] ?? 'no-store').not.toMatch(/immutable|max-age=[1-9]/);
    });

    test.each(['/', '/identidade', '/caso/merenda', asset('.woff2')])(
      '%s is not sent again to clients that have it',
      async (path) => {
        const { etag } = (await get(path)).headers;
        expect(etag).toBeTruthy();
        const again = await get(path, { 'If-None-Match': etag ?? '' });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        const changed = await get(path, { 'If-None-Match': '"other"' });
        expect(changed.status).toBe(200);
      },
    );

    if (!host.edge)
      test('each encoding of the home page has its own ETag', async () => {
        const tags = await Promise.all(
          ['br', 'gzip', 'identity'].map(
            async (encoding) => (await get('/', { 'Accept-Encoding': encoding })).headers.etag,
          ),
        );
        expect(new Set(tags).size).toBe(3);
      });
  });

  describe('headers', () => {
    const kinds: [name: string, status: number, answer: () => Promise<Answer>][] = [
      ['a range', host.edge ? 200 : 206, () => get(asset('.woff2'), { Range: 'bytes=0-1' })],
      ['an unchanged page', 304, async () => get('/', { 'If-None-Match': (await get('/')).headers.etag ?? '' })],
      ['a missing page', 404, () => get('/nao-existe')],
      ['a missing asset', 404, () => get('/_astro/none.js')],
      ['a missing drawing', 404, () => get('/_astro/none.svg')],
      ['a method that is not allowed', 405, () => get('/', {}, 'POST')],
    ];
    test.each(kinds)('the response for %s has every header that the build sets', async (_, status, answer) => {
      const { status: seen, headers } = await answer();
      expect(seen).toBe(status);
      for (const [name, value] of promised) expect(headers[name.toLowerCase()], name).toBe(value);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('x-powered-by');
    });
  });

  if (host.shared) {
    describe('HTTPS', () => sharedHttps(get));
    describe('another site in a subfolder', () => neighbour(host));
  }

  if (host.edge) return;
  describe('under a folder', () => {
    let inFolder: Running;
    beforeAll(async () => {
      inFolder = await host.start('/qualquer/pasta', served);
    });
    afterAll(() => inFolder?.stop());

    const expectHeaders = ({ headers }: Answer) => {
      for (const [name, value] of promised) expect(headers[name.toLowerCase()], name).toBe(value);
    };

    test.each<[string, number]>([
      ['/qualquer/pasta/', 200],
      ['/qualquer/pasta/casos', 200],
      ['/qualquer/pasta/caso/merenda', 200],
      [`/qualquer/pasta${asset('.js')}`, 200],
      ['/qualquer/pasta/nao-existe', 404],
      // On shared hosting, paths outside the folder belong to other sites.
      ...(host.shared ? [] : ['/', '/identidade'].map((path): [string, number] => [path, 404])),
    ])('%s has status %s', async (path, status) => {
      const answer = await ask(inFolder.port, path);
      expect(answer.status).toBe(status);
      expectHeaders(answer);
    });

    test.each([
      ['/qualquer/pasta', '/qualquer/pasta/'],
      ['/qualquer/pasta/index.html', '/qualquer/pasta/'],
      ['/qualquer/pasta/casos/', '/qualquer/pasta/casos'],
      ['/qualquer/pasta/caso/merenda.html', '/qualquer/pasta/caso/merenda'],
      // The rules of `npm start` come from the build, and this build has no folder.
      ...(host.name === 'npm start' ? [] : [['/qualquer/pasta/caso/cardapio', '/qualquer/pasta/caso/merenda']]),
    ])('%s redirects to %s', async (path, target) => {
      const answer = await ask(inFolder.port, path);
      expect(targetOf(answer, inFolder)).toBe(target);
      // On shared hosting, the folder's `.htaccess` sets the headers. A URL without the last slash is outside that
      // folder.
      if (!host.shared || path !== '/qualquer/pasta') expectHeaders(answer);
    });
  });
}

/** Tests the redirect to HTTPS in `.htaccess`. Other servers redirect by themselves, or with other configuration. */
function sharedHttps(get: (path: string, headers: Record<string, string>) => Promise<Answer>): void {
  const Host = new URL(site.address).hostname;

  test.each([
    ['a direct request', {}],
    ['a request by HTTP that a proxy forwards', { 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '192.0.2.1' }],
  ])('%s is redirected to HTTPS, with its path and query', async (_, headers) => {
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
    ['for another host name', '/identidade', { Host: 'provisorio.example' }],
  ])('a request %s is not redirected', async (_, path, headers) => {
    expect((await get(path, { Host, ...headers })).status).toBe(200);
  });
}

/**
 * Tests another site in a subfolder. Apache applies the main site's `.htaccess` also to subfolders, but the file must
 * not change the other site.
 */
function neighbour(host: Host): void {
  const both = mkdtempSync(join(tmpdir(), 'both-'));
  let running: Running;
  beforeAll(async () => {
    cpSync(folder, both, { recursive: true, filter: () => true });
    mkdirSync(join(both, 'loja'));
    for (const file of ['index.html', 'copia.js.gz', 'copia.tar.gz']) writeFileSync(join(both, 'loja', file), file);
    running = await host.start('', both);
  });
  afterAll(async () => {
    await running?.stop();
    rmSync(both, { recursive: true });
  });

  test.each([
    ['GET', '/loja/', 'index.html'],
    ['GET', '/loja/index.html', 'index.html'],
    ['POST', '/loja/index.html', 'index.html'],
    ['GET', '/loja/copia.tar.gz', 'copia.tar.gz'],
    ['GET', '/loja/copia.js.gz', 'copia.js.gz'],
  ])('%s %s gets the file unchanged, without the headers of the main site', async (method, path, body) => {
    const answer = await ask(running.port, path, {}, method);
    expect([answer.status, answer.body.toString()]).toEqual([200, body]);
    for (const [name] of promisedOf(folder).filter(([name]) => name !== 'X-Frame-Options')) {
      expect(answer.headers).not.toHaveProperty(name.toLowerCase());
    }
    expect(answer.headers['content-type'] ?? '').not.toMatch(/utf-8/);
    expect(answer.headers['cache-control'] ?? '').not.toBe('no-cache');
  });
}
