import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../updating/ownFiles.js';

/** The project's folder. */
export const top = fileURLToPath(new URL('..', import.meta.url));

/** The paths of the project's files, relative to its folder. Omits installed and built files. */
export function projectFiles(): string[] {
  try {
    const options = { cwd: top, encoding: 'utf8', stdio: 'pipe' } as const;
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
    return files.split('\0').filter((file) => file !== '' && existsSync(join(top, file)));
  } catch {
    return filesIn(top);
  }
}
