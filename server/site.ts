import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * The paths that can name a public file: no name starts with a dot, except `.well-known`, and nothing is encoded. Others
 * are never redirected, because a path that starts with two slashes or backslashes would name another host.
 */
const PUBLIC = /^(?:\/\.well-known)?(?:\/[\w-][\w.-]*)*\/?$/;

type SiteOptions = {
  /** The built site. */
  folder: string;
  /** The path under which the site is served: `''`, or `/folder`. */
  base: string;
};

/**
 * A static server that behaves like the supported hosts: canonical URLs without `.html`,
 * the headers of `_headers`, the precompressed files, the 404 page.
 */
export function createSite({ folder, base }: SiteOptions): Server {
  const rules = readRules(join(folder, '_headers'));
  const headers = rules.get('/*') ?? [];
  const moved = readMoves(folder);
  // Read at the start, because a later build deletes the folder's files before it writes new ones.
  const missing = { plain: readFileSync(join(folder, '404.html')), br: readFileSync(join(folder, '404.html.br')) };
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', 'no-cache');
      for (const [pattern, own] of rules) {
        if (matches(pattern, path)) for (const [name, value] of own) response.setHeader(name, value);
      }
    },
  });

  // An error that nothing catches would end the server.
  return createServer((request, response) => {
    try {
      respond(request, response);
    } catch (error) {
      console.error(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  });

  function respond(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const inside = path.slice(base.length) || '/';
    if ((path !== base && !path.startsWith(`${base}/`)) || !PUBLIC.test(inside)) {
      notFound(request, response);
      return;
    }
    const canonical = canonicalPath(inside);
    const target = moved.get(canonical);
    if (target !== undefined) {
      response.writeHead(301, { Location: [base + target, ...query].join('?') }).end();
      return;
    }
    if (path === base || canonical !== inside) {
      response.writeHead(308, { Location: [base + canonical, ...query].join('?') }).end();
      return;
    }
    if (/\/(?:_headers|_redirects|404|.*\.(?:br|gz))$/.test(inside)) {
      notFound(request, response);
      return;
    }
    request.url = inside;
    // sirv reads only this kind of range correctly, and throws if a range ends before its start. Ranges are optional.
    const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(request.headers.range ?? '') ?? [];
    if (!(Number(to) > 0 && Number(from) <= Number(to))) delete request.headers.range;
    // If a file is deleted, reading it fails. sirv does not handle this error, so the Node process would end.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    files(request, response, () => notFound(request, response));
  }

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    const compressed = /\bbr\b/.test(`${request.headers['accept-encoding']}`);
    const page = compressed ? missing.br : missing.plain;
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': page.length,
      ...(compressed && { 'Content-Encoding': 'br' }),
      Vary: 'Accept-Encoding',
      'Cache-Control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : page);
  }
}

/** The canonical path of a page: no `.html`, no `index`, no trailing slash. */
function canonicalPath(path: string): string {
  return (
    path
      .replace(/\/index(?:\.html)?$/, '/')
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/+$/, '') || '/'
  );
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}

/**
 * The rules of a `_headers` file: the headers of each path, which may have one `*`. A header of a later rule replaces the
 * same header of an earlier rule.
 */
export function readRules(file: string): Map<string, [name: string, value: string][]> {
  const rules = new Map<string, [string, string][]>();
  let current: [string, string][] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) current.push([name, value]);
    else if (line.startsWith('/')) {
      current = [];
      rules.set(line, current);
    }
  }
  return rules;
}

/** The former URLs of pages, and the present ones, in a built site's `_redirects` file. */
function readMoves(folder: string): Map<string, string> {
  const file = join(folder, '_redirects');
  const rules = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return new Map(rules.map((rule) => rule.split(' ')).map(([from = '', to = '']) => [from, to]));
}
