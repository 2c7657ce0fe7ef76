import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const top = fileURLToPath(new URL('..', import.meta.url));

/** What git ignores, by name, for a project that was downloaded without git. */
const IGNORED = [
  'node_modules',
  'dist',
  'dist-demo',
  '.astro',
  '.publicado',
  '.git',
  'test-results',
  'playwright-report',
  'ready',
  '.wrangler',
];

/** Every file of the project, by its path from the top, without what was installed or built. */
export function projectFiles(): string[] {
  try {
    const options = { cwd: top, encoding: 'utf8', stdio: 'pipe' } as const;
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
    return files.split('\0').filter((file) => file !== '' && existsSync(join(top, file)));
  } catch {
    return filesIn('');
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(join(top, folder), { withFileTypes: true })
    .filter(({ name }) => !IGNORED.includes(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
