import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../server/site.ts';
import { site as facts } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/read.ts';
import { basePath } from '../../src/lib/links.ts';

const base = basePath(facts.address);

/** Every page, by its path; the last is an address that no page has. */
export const paths = ['', 'agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3', 'nao-existe'];

/** The built site on a free port, which can keep the form's scripts on the way, and leave all scripts out. */
export async function serve() {
  const site = createSite({ folder: distFolder(), base });
  let released: Promise<unknown> = Promise.resolve();
  let withScripts = true;
  const server = createServer(async (request, response) => {
    const isScript = /\.js(?:$|\?)/.test(request.url ?? '');
    // Those in files are the form's alone.
    if (isScript) await released;
    if (isScript && !withScripts) response.writeHead(404).end();
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
    sendScripts(send: boolean) {
      withScripts = send;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
