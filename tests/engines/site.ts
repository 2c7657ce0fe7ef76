import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../server/site.ts';
import { distFolder, readContent } from '../../src/content/read.ts';
import { basePath } from '../../src/lib/links.ts';

const base = basePath(readContent().site.address);

/** Every page, by its path; the last is an address that no page has. */
export const paths = ['', 'agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3', 'nao-existe'];

/** Serves the built site on a free port. It can delay the form's scripts, and answer all script files with 404. */
export async function serve() {
  const site = createSite({ folder: distFolder(), base });
  let released: Promise<unknown> = Promise.resolve();
  let withScripts = true;
  const prepared: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.headers['sec-purpose']) prepared.push(request.url ?? '');
    const isScript = /\.js(?:$|\?)/.test(request.url ?? '');
    // Only the form's scripts are in files.
    if (isScript) await released;
    if (isScript && !withScripts) response.writeHead(404).end();
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
    sendScripts(send: boolean) {
      withScripts = send;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
