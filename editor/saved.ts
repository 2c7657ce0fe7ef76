import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A save as Keystatic sends it, and the hash that each file had when its form was opened. */
export type Update = {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
  seen?: Record<string, string>;
};

/**
 * The hash of a file, as Git and Keystatic calculate it; undefined if there is none of exactly this name, also on a disk
 * that ignores case.
 */
export function hashOf(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (!existsSync(dirname(file)) || !readdirSync(dirname(file)).includes(basename(file))) return undefined;
  const bytes = readFileSync(file);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * Renames the files whose name changes only in case, and returns the deletions that are left. On a disk that ignores
 * case the old name is also the new file's: deleting it afterwards would delete what was saved.
 */
export function renameCase(folder: string, { additions, deletions }: Update): Update['deletions'] {
  return deletions.filter(({ path }) => {
    const renamed = additions.find((one) => one.path !== path && one.path.toLowerCase() === path.toLowerCase());
    if (!renamed || !SERVICE.test(path)) return true;
    if (existsSync(join(folder, path))) renameSync(join(folder, path), join(folder, renamed.path));
    return false;
  });
}

/** Only services have names that the owner can change. */
const SERVICE = /^services\/[^/\\]+$/;
