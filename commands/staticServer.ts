import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * The paths that can name a public file: no name starts with a dot, except `.well-known`, and nothing is encoded. Others
 * are never redirected, because a path that starts with two slashes or backslashes would name another host.
 */
const PUBLIC = /^(?:\/\.well-known)?(?:\/[\w-][\w.-]*)*\/?$/;

/** The files of a built site that only hosts read. */
const FOR_HOSTS = /\/(?:_headers|_redirects|404|.*\.(?:br|gz))$/;

/**
 * A static server that behaves like the supported hosts: canonical URLs without `.html`,
 * the headers of `_headers`, the precompressed files, the 404 page.
 * @param site The folder of the built site, and the path under which it is served: `''`, or `/folder`.
 */
export function createStaticServer({ folder, base }: { folder: string; base: string }): Server {
  const rules = readRules(join(folder, '_headers'));
  // Read at the start, because a later build exchanges the folder.
  const missing = readFileSync(join(folder, '404.html'));
  // With `dev`, it looks for a file at each request, so a later build may add files and delete some.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      for (const { pattern, name, value } of rules) if (matches(pattern, path)) response.setHeader(name, value);
    },
  });

  const notFound = (response: ServerResponse) =>
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' }).end(missing);

  return createServer((request, response) => {
    for (const { pattern, name, value } of rules) if (pattern === '/*') response.setHeader(name, value);
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const inside = path.slice(base.length) || '/';
    const isInside = path === base || path.startsWith(`${base}/`);
    const canonical = canonicalPath(inside);

    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (!isInside || !PUBLIC.test(inside)) notFound(response);
    else if (path === base || canonical !== inside)
      response.writeHead(308, { Location: [base + canonical, ...query].join('?') }).end();
    else if (FOR_HOSTS.test(inside)) notFound(response);
    else {
      request.url = inside;
      // A server may ignore ranges. sirv throws if a range ends before its start.
      delete request.headers.range;
      files(request, response, () => void notFound(response));
    }
  });
}

/** The canonical path of a page: no `.html`, no `index`, no trailing slash. */
const canonicalPath = (path: string) => path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';

/** Whether a pattern of `_headers`, which may have one `*`, is for a path. */
function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end);
}

/** The headers of a `_headers` file. A later header replaces an earlier one of the same name. */
export function readRules(file: string) {
  const rules: { pattern: string; name: string; value: string }[] = [];
  let pattern = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) rules.push({ pattern, name, value });
    else if (line.startsWith('/')) pattern = line;
  }
  return rules;
}
