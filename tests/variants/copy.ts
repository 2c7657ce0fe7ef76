import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFiles, top } from '../projectFiles.ts';

/** Uses a copy of the project, in a folder of its own that is gone afterwards, with the packages that are installed. */
export function withCopy<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  try {
    for (const file of projectFiles()) cpSync(join(top, file), join(folder, file));
    for (const packages of ['node_modules', 'deploy/cloudflare/node_modules']) {
      if (existsSync(join(top, packages))) symlinkSync(join(top, packages), join(folder, packages));
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Changes a file of a copy.
 * @throws where there is nothing to change: a variant that is none proves nothing.
 */
export function change(folder: string, path: string, from: string | RegExp, to: string): void {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${path} has no ${from} to change.`);
  writeFileSync(file, after);
}
