import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSite } from '../../server/site.ts';
import { distFolder } from '../../src/content/folders.ts';
import { readContent } from '../../src/content/read.ts';
import { basePath } from '../../src/lib/links.ts';

/** How long a late font takes, in milliseconds. */
const FONT_MS = 500;

const base = basePath(readContent().site.address);

/** Every page, by its path; the last is an address that no page has. */
export const paths = ['', 'agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3', 'nao-existe'];

/**
 * Serves the built site on a free port. It can delay the form's scripts and the font, and answer all script files
 * with 404.
 */
export async function serve() {
  const folder = distFolder();
  const site = createSite({ folder, base });
  let released: Promise<unknown> = Promise.resolve();
  let isFontLate = false;
  let withScripts = true;
  const prepared: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.headers['sec-purpose']) prepared.push(request.url ?? '');
    const isScript = /\.js(?:$|\?)/.test(request.url ?? '');
    // Only the form's scripts are in files.
    if (isScript) await released;
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (isFontLate && pathname.endsWith('.woff2')) {
      await wait(FONT_MS);
      // Not cached, so that it is late on every page.
      response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'no-store' });
      response.end(readFileSync(join(folder, pathname.slice(base.length))));
    } else if (isScript && !withScripts) response.writeHead(404).end();
    else site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${base}/`,
    /** What browsers asked for before any visitor did. */
    prepared,
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
