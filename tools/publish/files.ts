import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { filesIn } from '../../src/build/filesIn.ts';

/** A file of the built site, or one of the owner's. */
export type SiteFile = { path: string; bytes: Buffer; hash: string };

export const hashOf = (data: Buffer | string): string =>
  createHash('sha256').update(data).digest('base64url').slice(0, 22);

/** A file with its hash. */
export const fileOf = (path: string, bytes: Buffer): SiteFile => ({ path, bytes, hash: hashOf(bytes) });

/** Reads all files in a folder, such as a built site, or those whose path is wanted. They are sorted by their paths. */
export const readSite = (folder: string, isWanted: (path: string) => boolean = () => true): SiteFile[] =>
  filesIn(folder)
    .filter(isWanted)
    .sort()
    .map((path) => fileOf(path, readFileSync(join(folder, path))));

/** Writes files into a folder. */
export function writeSite(folder: string, files: SiteFile[]): void {
  for (const { path, bytes } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

export const isSame = (before: SiteFile[], now: SiteFile[]): boolean =>
  isDeepStrictEqual(hashesOf(before), hashesOf(now));

/** The hash of each file, by its path. */
export const hashesOf = (site: SiteFile[]): Record<string, string> =>
  Object.fromEntries(site.map(({ path, hash }) => [path, hash]));

/** The number of bytes of some files. */
export const sum = (files: SiteFile[]): number => files.reduce((bytes, file) => bytes + file.bytes.length, 0);
