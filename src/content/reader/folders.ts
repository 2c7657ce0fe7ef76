import { type Dirent, existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';

/** The owner's folder if there is one, else the demonstration's folder; `SITE_CONTENT` overrides both. */
export function contentFolder(): string {
  return process.env.SITE_CONTENT || (existsSync('content') ? 'content' : 'demo');
}

/**
 * The folder within the content folder with what this computer knows about its publications, and with copies of the
 * published files. Git ignores the folder. It contains no passwords.
 */
export const KEPT = '.publicado';

/** Whether this command shows a draft (`SITE_DRAFT`): with the pages that are not published, at the root of its server. */
export const isDraft = process.env.SITE_DRAFT === 'on';

/** The folder of the built site; `SITE_DIST` overrides it. */
export function distFolder(): string {
  return resolve(process.env.SITE_DIST || 'dist');
}

/** The files and folders in a folder; none if there is no such folder. */
export const entriesOf = (folder: string): Dirent[] =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
