import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSite } from '../../server/site.ts';
import { distFolder } from '../../src/content/folders.ts';
import { readContent } from '../../src/content/read.ts';
import { basePath } from '../../src/lib/links.ts';

/** The delay of a late font, in milliseconds. */
const FONT_MS = 500;

const base = basePath(readContent().site.address);

/** The paths of all pages and, last, a path that has no page. */
export const paths = ['', 'agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3', 'nao-existe'];

/**
 * Serves the built site on a free port. The server can delay the form's scripts and the font, and answer requests for
 * script files with 404.
 */
export async function serve() {
  const folder = distFolder();
  const site = createSite({ folder, base });
  let released: Promise<unknown> = Promise.resolve();
  let isFontLate = false;
  let withScripts = true;
  const server = createServer(async (request, response) => {
    const isScript = /\.js(?:$|\?)/.test(request.url ?? '');
    // The only script files are those of the form.
    if (isScript) await released;
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (isFontLate && pathname.endsWith('.woff2')) {
      await wait(FONT_MS);
      // The font is not cached, so that it is late on every page.
      response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'no-store' });
      response.end(readFileSync(join(folder, pathname.slice(base.length))));
    } else if (isScript && !withScripts) response.writeHead(404).end();
    else site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${base}/`,
    holdScripts(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      return resolve;
    },
    delayFont(delay: boolean) {
      isFontLate = delay;
    },
    sendScripts(send: boolean) {
      withScripts = send;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
