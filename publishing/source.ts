import { isRelative } from './foreign.ts';
import { hashOf, readSite } from './kept.ts';
import type { SiteFile } from './plan.ts';

/** The owner's files (texts, photos, logos) without hidden files and folders, sorted by their paths. */
export type Source = readonly SiteFile[];

/** The hash of each file of a source, by its path. */
export type Hashes = Readonly<Record<string, string>>;

export const isYaml = (path: string): boolean => path.endsWith('.yaml');

/** Reads the owner's files. A name with a control character or a backslash is omitted: other systems cannot write it. */
export const readSource = (folder: string): Source => inOrder(readSite(folder, isOwners));

/** Makes a source of the contents of files. */
export const sourceOf = (files: Iterable<readonly [path: string, bytes: Buffer]>): Source =>
  inOrder([...files].map(([path, bytes]) => ({ path, bytes, hash: hashOf(bytes) })));

const isOwners = (path: string): boolean => !/(?:^|\/)\./.test(path) && isRelative(path);

const inOrder = (files: SiteFile[]): Source =>
  files.filter(({ path }) => isOwners(path)).sort((one, other) => (one.path < other.path ? -1 : 1));

export const hashesOf = (source: Source): Hashes => Object.fromEntries(source.map(({ path, hash }) => [path, hash]));
