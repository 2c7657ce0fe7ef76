import { posix } from 'node:path';
import { z } from 'zod';
import { hashOf, type SiteFile } from './files.ts';

/** The name of the manifest on the server. Apache and LiteSpeed serve no files whose name starts with `.ht`. */
export const MANIFEST = '.htpublicado.json';

/** The list of the files that this program has put on a server. It has no names, because others may read it. */
export const manifest = z.object({
  /** The time of the last complete publication; empty before the first one. `run` is true if a run is unfinished. */
  date: z.iso.datetime().or(z.literal('')),
  run: z.literal(true).exactOptional(),
  /**
   * The hash of each file, by the hash of its path; empty for folders, old assets, the owner's pictures,
   * and what a stopped run has sent.
   */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifest>;

export const EMPTY: Manifest = { date: '', files: {} };

/** The key of a folder in the manifest. A file with the same path has another key. */
export const keyOfFolder = (folder: string): string => hashOf(`${folder}/`);

/** The prefix of a file's name while the file is being sent. */
export const ON_ITS_WAY = '.htenviando-';

/** The changes that publishing the site makes on the server. */
export type Plan = ReturnType<typeof plan>;

/** Whether open pages may load a file, whose name has a hash, so that its next version has another name. */
const isAsset = (path: string) => /^_astro\/|^cartoes\/[^/]+\.[\da-f]{8}\.png$/.test(path);

/** The path of a page's URL within the site; undefined for the 404 page, hidden files and files other than HTML. */
export const addressOf = (path: string): string | undefined =>
  /^(?!404\.html$)[^.].*\.html$/.test(path) ? `/${path.replace(/(?:(?<![^/])index)?\.html$/, '')}` : undefined;

/** All folders that contain some files, the outermost first. */
export function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)));
  return [...new Set(folders)];
}

/**
 * Compares the site with the server, and returns the changes to make.
 * @param there The size of each file on the server. Other programs may have changed or deleted files.
 */
export function plan(before: Manifest, now: SiteFile[], there: ReadonlyMap<string, number>) {
  const known = (path: string) => before.files[hashOf(path)];
  const isNew = (path: string) => known(path) === undefined;
  // After a stopped run, a file whose name has a hash is whole; another may be the old one.
  const isSent = ({ path, hash }: SiteFile) => known(path) === hash || (known(path) === '' && isAsset(path));
  const send = now
    .filter((file) => !isSent(file) || there.get(file.path) !== file.bytes.length)
    .sort((left, right) => rankOf(left.path, isNew) - rankOf(right.path, isNew));
  const paths = now.map(({ path }) => path);
  const isOurs = (path: string) => !isNew(path) || posix.basename(path).startsWith(ON_ITS_WAY);
  const gone = [...there.keys()].filter((path) => isOurs(path) && !paths.includes(path)).sort();
  // Open pages may load the assets of the previous version until the next change.
  const stays = gone.filter((path) => isAsset(path) && known(path));
  const remove = gone.filter((path) => !stays.includes(path));
  const unhashed = [...foldersOf([...paths, ...stays]).map(keyOfFolder), ...stays.map(hashOf)];
  const sent = send.map(({ path }) => hashOf(path));
  const empty = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, '']));
  // The manifest while the files are being sent.
  const during: Manifest = { ...before, run: true, files: { ...before.files, ...empty([...unhashed, ...sent]) } };
  return {
    send,
    remove,
    isNew,
    during,
    // The files that the site replaces, but that this program did not put there.
    foreign: paths.filter((path) => there.has(path) && isNew(path)),
    isDone: !before.run && send.length === 0 && remove.every(isAsset),
    // The files in the manifest after all changes.
    after: { ...empty(unhashed), ...Object.fromEntries(now.map(({ path, hash }) => [hashOf(path), hash])) },
  };
}

/**
 * A file's rank in the order of sending: assets before the pages that load them, other files, new pages before existing
 * ones, which may link to them, `.htaccess` and the copy. Files of one rank stay in their order.
 */
function rankOf(path: string, isNew: (path: string) => boolean): number {
  if (path.startsWith('.ht')) return 4;
  if (/\.html(?:\.br|\.gz)?$/.test(path)) return isNew(path) ? 2 : 3;
  return isAsset(path) ? 0 : 1;
}
