import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSite } from '../../server/site.ts';
import { distFolder } from '../../src/content/folders.ts';
import { readContent } from '../../src/content/read.ts';
import { basePath } from '../../src/lib/links.ts';

const base = basePath(readContent().site.address);

/** The paths of all pages and, last, a path that has no page. */
export const paths = ['', 'agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3', 'nao-existe'];

/** Serves the built site in `folder` until `close` is called. Each response waits for the promise from `before`. */
export async function serve(
  folder = distFolder(),
  before: (path: string) => Promise<void> | undefined = () => undefined,
): Promise<{ address: string; close(): void }> {
  const site = createSite({ folder, base });
  const [answer] = site.listeners('request');
  site.removeAllListeners('request');
  site.on('request', async (request, response) => {
    await before(request.url ?? '');
    answer?.(request, response);
  });
  return { address: `${await listen(site)}${base}/`, close: () => stop(site) };
}

export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

export function stop(server: Server): void {
  server.close();
  server.closeAllConnections();
}
