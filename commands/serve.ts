/** The last step of `npm start`: serves `dist/` on a free port and prints the address. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { distFolder } from '../src/content/reader/folders.ts';
import { readContent } from '../src/content/reader/read.ts';
import { basePath } from '../src/lib/links.ts';
import { createStaticServer } from './staticServer.ts';

const { PORT = '4321', HOST = '127.0.0.1' } = process.env;
const base = basePath(readContent().site.address);
const server = createStaticServer({ folder: distFolder(), base });
const listen = (port: number) => once(server.listen(port, HOST), 'listening');

// If another program uses the port, or Windows reserves it, the system chooses one.
await listen(Number(PORT)).catch(() => listen(0));
const { port } = server.address() as AddressInfo;
const isLocal = HOST === '127.0.0.1';
const host = isLocal || HOST === '0.0.0.0' ? 'localhost' : HOST;
console.log(`\nO site está em http://${host}:${port}${base}/ (Ctrl+C para parar)`);
if (isLocal) console.log('Só este computador o vê.');
console.log();
