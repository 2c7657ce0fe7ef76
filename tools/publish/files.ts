import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** A file of the built site, or one of the owner's. */
export type SiteFile = { path: string; bytes: Buffer; hash: string };

export const hashOf = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22);

/** A file with its hash. */
export const fileOf = (path: string, bytes: Buffer): SiteFile => ({ path, bytes, hash: hashOf(bytes) });

/** Reads all files in a folder, such as a built site, or those whose path is wanted. They are sorted by their paths. */
export function readSite(folder: string, isWanted: (path: string) => boolean = () => true): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter(isWanted)
    .sort()
    .map((path) => fileOf(path, readFileSync(join(folder, path))));
}

/** Whether two sites, or two copies of the owner's files, have the same files. */
export const isSame = (one: readonly SiteFile[], other: readonly SiteFile[]): boolean =>
  isDeepStrictEqual(hashesOf(one), hashesOf(other));

/** The hash of each file, by its path. */
export const hashesOf = (site: readonly SiteFile[]): Record<string, string> =>
  Object.fromEntries(site.map(({ path, hash }) => [path, hash]));

/** The number of bytes of some files. */
export const sum = (site: readonly SiteFile[]): number => site.reduce((bytes, one) => bytes + one.bytes.length, 0);
