import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import config from '../site.config.ts';
import { basePath } from '../src/lib/links.ts';
import { createSite } from './site.ts';

/** `npm start`, after the build: serves `dist/` where nothing else listens, and says where. */
const FIRST_PORT = 4321;
const PORTS_TO_TRY = 20;

const folder = fileURLToPath(new URL('../dist', import.meta.url));
if (!existsSync(folder)) {
  console.error('There is no dist/ to serve. Run `npm start`, which builds it first.');
  process.exit(1);
}

const chosen = process.env.PORT;
const ports = chosen ? [Number(chosen)] : Array.from({ length: PORTS_TO_TRY }, (_, index) => FIRST_PORT + index);
const base = basePath(config.address);

listen(ports);

function listen([port, ...others]: number[]): void {
  if (port === undefined) {
    console.error(`Ports ${ports[0]} to ${ports.at(-1)} are all taken. Choose one: PORT=8080 npm start`);
    process.exit(1);
  }
  createSite({ folder, base })
    .once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && others.length > 0) return listen(others);
      const why = error.code === 'EADDRINUSE' ? `port ${port} is taken` : error.message;
      console.error(`Cannot serve the site: ${why}. Choose another port: PORT=8080 npm start`);
      process.exit(1);
    })
    .listen(port, () => console.log(`\nO site está em http://localhost:${port}${base}/ (Ctrl+C para parar)\n`));
}
