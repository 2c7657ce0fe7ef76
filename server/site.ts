import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

type SiteOptions = {
  /** The built site. */
  folder: string;
  /** The path that it is served under: `''`, or `/folder`. */
  base: string;
};

/**
 * A static host as the site meets them in the world: the specification's own
 * addresses, the headers of `_headers`, files compressed at build, the 404 page.
 */
export function createSite({ folder, base }: SiteOptions): Server {
  const headers = readHeaders(join(folder, '_headers'));
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });

  return createServer((request, response) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [path = '/', query] = (request.url ?? '/').split('?', 2);
    if (path !== base && !path.startsWith(`${base}/`)) {
      notFound(request, response);
      return;
    }
    const inside = path.slice(base.length) || '/';
    const canonical = canonicalPath(inside);
    if (path === base || canonical !== inside) {
      response.writeHead(308, { Location: `${base}${canonical}${query === undefined ? '' : `?${query}`}` }).end();
      return;
    }
    if (/\/(?:_headers|404|.*\.(?:br|gz))$/.test(inside)) {
      notFound(request, response);
      return;
    }
    request.url = inside;
    files(request, response, () => notFound(request, response));
  });

  function notFound(request: IncomingMessage, response: ServerResponse): void {
    const page = readFileSync(join(folder, '404.html'));
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Length': page.length,
      'Cache-Control': 'no-store',
    });
    response.end(request.method === 'HEAD' ? undefined : page);
  }
}

/** The one address of a page: no `.html`, no `index`, no slash at its end. */
function canonicalPath(path: string): string {
  return (
    path
      .replace(/\/index(?:\.html)?$/, '/')
      .replace(/\.html$/, '')
      .replace(/(?<=.)\/+$/, '') || '/'
  );
}

/** The headers of the `/*` rule of a `_headers` file. */
function readHeaders(path: string): [name: string, value: string][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    });
}
