import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The paths of all files in a folder, relative to the folder, with `/` on every system. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
