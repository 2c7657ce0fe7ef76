import { posix } from 'node:path';
import type { SiteFile } from './files.ts';
import { keyOf, type Manifest } from './manifest.ts';
import { ARCHIVE, PICTURE } from './source.ts';

/** The prefix of a file's name while the file is being sent. */
export const ON_ITS_WAY = '.htenviando-';

/** The changes that publishing the site makes on the server. */
export type Plan = {
  /** The files to send, in their order: assets before the pages that load them, new pages before existing ones. */
  send: SiteFile[];
  /**
   * The files to delete on the server, with the incomplete files of stopped runs. Assets of the previous version stay
   * until the next change, because open pages may load them.
   */
  remove: string[];
  /** Whether a file is new on the server. */
  isNew: (path: string) => boolean;
  /** Whether the server has the site already. */
  isDone: boolean;
  /** The manifest while the files are being sent, and after all changes, both without `id` and `date`. */
  during: Omit<Manifest, 'id' | 'date'>;
  after: Omit<Manifest, 'id' | 'date'>;
};

/** Whether a file has a hash in its name, so that the old and the new version can both be on the server. */
const isHashed = (path: string) => /^_astro\/|^cartoes\/[^/]+\.[\da-f]{8}\.png$/.test(path);

/** The path of a page's URL within the site; undefined for the 404 page, hidden files and files other than HTML. */
export function addressOf(path: string): string | undefined {
  const isAddressed = path.endsWith('.html') && !path.startsWith('.') && path !== '404.html';
  return isAddressed ? `/${path.replace(/(?:(?<![^/])index)?\.html$/, '')}` : undefined;
}

/** All folders that contain some files, the outermost first. */
export function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  });
  return [...new Set(folders)];
}

/** The path of a folder in the manifest. A file with the same name is another entry. */
export const folderIn = (folder: string): string => `${folder}/`;

/**
 * Compares the site with the server, and returns the changes to make.
 * @param there The size of each file on the server. Other programs may have changed or deleted files.
 */
export function plan(before: Manifest, now: readonly SiteFile[], there: ReadonlyMap<string, number>): Plan {
  const known = (path: string) => before.files[keyOf(path)];
  const isNew = (path: string) => known(path) === undefined;
  const isWanted = new Set(now.map(({ path }) => path));
  const send = now
    .filter(({ path, hash, bytes }) => known(path) !== hash || there.get(path) !== bytes.length)
    .sort((one, other) => turn(one.path, isNew) - turn(other.path, isNew) || (one.path < other.path ? -1 : 1));
  const gone = [...there.keys()].filter((path) => !isNew(path) && !isWanted.has(path));
  const stays = gone.filter((path) => isHashed(path) && known(path));
  const drafts = [...there.keys()].filter((path) => posix.basename(path).startsWith(ON_ITS_WAY));
  const remove = [...gone.filter((path) => !stays.includes(path)), ...drafts].sort();
  const folders = foldersOf([...isWanted, ...stays]).map(folderIn);
  const empty = [...folders, ...stays].map((path) => [keyOf(path), '']);
  const entriesOf = (hashOf: (file: SiteFile) => string, files: readonly SiteFile[]) =>
    Object.fromEntries([...empty, ...files.map((file) => [keyOf(file.path), hashOf(file)])]);
  return {
    send,
    remove,
    isNew,
    isDone: !before.run && send.length === 0 && remove.every(isHashed),
    during: { run: true, files: { ...before.files, ...entriesOf(ifStopped, send) } },
    after: { files: entriesOf(({ hash }) => hash, now) },
  };
}

/** The hash of a file if the run stops. A file with a hash in its name is missing or whole; another may be the old one. */
const ifStopped = ({ path, hash }: SiteFile) => (isHashed(path) || path.startsWith(PICTURE) ? hash : '');

/**
 * A file's rank in the order of sending: assets, other files, new pages, existing pages (they may link to new
 * pages), the home page, `.htaccess`, the copy of the owner's pictures and then of the texts, which name the pictures.
 */
function turn(path: string, isNew: (path: string) => boolean): number {
  if (path === ARCHIVE) return 7;
  if (path.startsWith(PICTURE)) return 6;
  if (path === '.htaccess') return 5;
  if (path.startsWith('index.html')) return 4;
  if (/\.html(?:\.br|\.gz)?$/.test(path)) return isNew(path) ? 2 : 3;
  return isHashed(path) ? 0 : 1;
}
