import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const top = fileURLToPath(new URL('../..', import.meta.url));

/** The names of installed and built files, which git ignores. */
const IGNORED =
  /^(?:node_modules|dist|dist-.*|content-.*|test-results|playwright-report|conteudo-.*\.zip|.*\.log|\.(?:git|astro|wrangler|publicado|DS_Store))$/;

/** The paths of the project's files, relative to its folder. Omits installed and built files, and the owner's content. */
export const projectFiles = (): string[] => filesIn('').filter((file) => !file.startsWith('content/'));

const filesIn = (folder: string): string[] =>
  readdirSync(join(top, folder), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
