/** The last step of `npm start`: serves `dist/` on the first free port and prints the address. */
import { basename } from 'node:path';
import { distFolder } from '../src/content/folders.ts';
import { readContent } from '../src/content/read.ts';
import { basePath } from '../src/lib/links.ts';
import { chosenPort, openOnFirst, wholeNetwork } from './open.ts';
import { createSite } from './site.ts';

const FIRST_PORT = 4321;
const PORTS_TO_TRY = 20;

/**
 * The values of `HOST` with which the site is also reachable as `localhost`: the loopback address and “all addresses”,
 * in IPv4 and IPv6.
 */
const HERE = new Set(['127.0.0.1', '::1', '0.0.0.0', '::']);

const { PORT, HOST = '127.0.0.1' } = process.env;
const folder = distFolder();

try {
  const base = basePath(readContent().site.address);
  const ports = PORT ? [chosenPort(PORT)] : Array.from({ length: PORTS_TO_TRY }, (_, index) => FIRST_PORT + index);
  const port = await openOnFirst(createSite({ folder, base }), ports, HOST);
  const address = `http://${HERE.has(HOST) ? 'localhost' : HOST}:${port}${base}/`;
  console.log(`\nO site está em ${address} (Ctrl+C para parar)`);
  if (HOST === '127.0.0.1') console.log(`Só este computador o vê. ${wholeNetwork(process.platform)}`);
  console.log();
} catch (error) {
  // Only errors are thrown here; those of the file system have a path.
  const { code, path = '', message } = error as NodeJS.ErrnoException;
  const isIncomplete = code === 'ENOENT' && path.startsWith(folder);
  console.error(
    isIncomplete
      ? `Não há um site inteiro em ${folder}: falta ${basename(path)}. Rode \`npm start\`, que o constrói.`
      : message,
  );
  process.exit(1);
}
