import { existsSync } from 'node:fs';
import { distFolder, readContent } from '../src/content/read.ts';
import { basePath } from '../src/lib/links.ts';
import { createSite } from './site.ts';

/** The last step of `npm start`: serves `dist/` on the first free port and prints the address. */
const FIRST_PORT = 4321;
const PORTS_TO_TRY = 20;

const folder = distFolder();
if (!existsSync(folder)) {
  console.error('Ainda não há dist/ para mostrar. Rode `npm start`, que constrói o site antes.');
  process.exit(1);
}

const chosen = process.env.PORT;
const ports = chosen ? [Number(chosen)] : Array.from({ length: PORTS_TO_TRY }, (_, index) => FIRST_PORT + index);
const base = basePath(readContent().site.address);

listen(ports);

function listen([port, ...others]: number[]): void {
  if (port === undefined) {
    console.error(`As portas de ${ports[0]} a ${ports.at(-1)} estão ocupadas. Escolha outra: PORT=8080 npm start`);
    process.exit(1);
  }
  createSite({ folder, base })
    .once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && others.length > 0) return listen(others);
      const why = error.code === 'EADDRINUSE' ? `a porta ${port} está ocupada` : error.message;
      console.error(`Não deu para abrir o site: ${why}. Escolha outra porta: PORT=8080 npm start`);
      process.exit(1);
    })
    .listen(port, () => console.log(`\nO site está em http://localhost:${port}${base}/ (Ctrl+C para parar)\n`));
}
