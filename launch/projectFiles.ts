import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const top = fileURLToPath(new URL('..', import.meta.url));

/** The names that git ignores, for a project that was downloaded without git. */
const IGNORED =
  /^(?:node_modules|dist|dist-demo|ready|test-results|playwright-report|\.(?:git|astro|wrangler|publicado))$/;

/** The paths of the project's files, relative to its folder. Omits installed and built files. */
export function projectFiles(): string[] {
  try {
    const options = { cwd: top, encoding: 'utf8', stdio: 'pipe' } as const;
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
    return files.split('\0').filter((file) => file !== '' && existsSync(join(top, file)));
  } catch {
    return filesIn('').filter((file) => !file.startsWith('content/'));
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(top, folder), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.test(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
