/** The last step of `npm start`: serves `dist/` on a free port and prints the address. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { distFolder } from '../src/content/reader/folders.ts';
import { readContent } from '../src/content/reader/read.ts';
import { basePath } from '../src/lib/links.ts';
import { createStaticServer } from './staticServer.ts';

/** The errors of a port that another program uses, or that Windows reserves. */
const TAKEN = ['EADDRINUSE', 'EACCES'];

const { PORT = '4321', HOST = '127.0.0.1' } = process.env;
const folder = distFolder();

try {
  if (!existsSync(join(folder, '404.html')))
    throw new Error(`Não há um site em ${folder}. Rode \`npm start\`, que o constrói.`);
  const base = basePath(readContent().site.address);
  const port = await open(createStaticServer({ folder, base }), Number(PORT));
  const isLocal = HOST === '127.0.0.1';
  const host = isLocal || HOST === '0.0.0.0' ? 'localhost' : HOST;
  console.log(`\nO site está em http://${host}:${port}${base}/ (Ctrl+C para parar)`);
  if (isLocal) console.log('Só este computador o vê.');
  console.log();
} catch (error) {
  // Only errors are thrown here.
  console.error((error as Error).message);
  process.exit(1);
}

/** Makes the server listen on a port, or on the next one that is free. With port 0, the system chooses one. */
async function open(server: Server, port: number): Promise<number> {
  try {
    await once(server.listen(port, HOST), 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    if (!TAKEN.includes(`${(error as NodeJS.ErrnoException).code}`)) throw error;
    return open(server, port + 1);
  }
}
