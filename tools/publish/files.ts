import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the built site, or one of the owner's. */
export type SiteFile = { path: string; bytes: Buffer; hash: string };

export const hashOf = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22);

/** A file with its hash. */
export const fileOf = (path: string, bytes: Buffer): SiteFile => ({ path, bytes, hash: hashOf(bytes) });

/** Reads all files in a folder, such as a built site, or those whose path is wanted. */
export function readSite(folder: string, isWanted: (path: string) => boolean = () => true): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter(isWanted)
    .map((path) => fileOf(path, readFileSync(join(folder, path))));
}

/** The hash of each file, by its path. */
export const hashesOf = (files: readonly SiteFile[]): Map<string, string> =>
  new Map(files.map(({ path, hash }) => [path, hash]));
