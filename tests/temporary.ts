import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, Server as WebServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder, and removes it after the test, or, with `afterAll`, after all tests of the file. */
export function emptyFolder(after: (remove: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a server on this machine until the end of the test, and returns its port. */
export async function listening(server: Pick<Server, 'listen' | 'close' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    if (server instanceof WebServer) server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** Starts a web server until the end of the test, and returns its URL. */
export const webServer = async (respond: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await listening(createServer(respond))}`;
