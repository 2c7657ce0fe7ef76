import { type Dirent, existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** The owner's folder if there is one, else the demonstration's folder; `SITE_CONTENT` overrides both. */
export function contentFolder(): string {
  return process.env.SITE_CONTENT || (existsSync('content') ? 'content' : 'demo');
}

/** The folder within the content folder that has the earlier versions of each file. */
export const HISTORY = '.historico';

/**
 * The folder within the content folder with what this computer knows about its publications, and with copies of the
 * published files. Git ignores the folder. It contains no passwords.
 */
export const KEPT = '.publicado';

/** The folder of the built site; `SITE_DIST` overrides it. */
export function distFolder(): string {
  return resolve(process.env.SITE_DIST || 'dist');
}

/** The files and folders in a folder; none if there is no folder of this name. */
export function entriesOf(folder: string): Dirent[] {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(folder, { withFileTypes: true }) : [];
}

/**
 * Files that are about to be saved or deleted. Each key is a path in the content folder. Its value is the file's new
 * text, or null for a deletion. For a picture, only the path is used.
 */
export type Changes = ReadonlyMap<string, string | null>;

/** The file names that a folder within the content folder has after the changes. */
export function namesAfter(changes: Changes, folder: string, names: readonly string[]): string[] {
  const after = new Set(names);
  for (const [path, text] of changes) {
    if (!path.startsWith(`${folder}/`)) continue;
    const name = path.slice(folder.length + 1);
    if (text === null) after.delete(name);
    else after.add(name);
  }
  return [...after];
}
