import { posix } from 'node:path';
import { isLaterListPage } from '../src/content/kinds.ts';
import type { Manifest } from './manifest.ts';

/** A file of the built site. */
export type SiteFile = { path: string; bytes: Buffer; hash: string };

/** The prefix of a file's name while the file is being sent. */
export const ON_ITS_WAY = '.htenviando-';

/** The changes that publishing the site makes on the server. */
export type Plan = {
  /** The files to send, in their order: assets before the pages that load them, new pages before existing ones. */
  send: SiteFile[];
  /**
   * The files to delete on the server, with the incomplete files of stopped runs. Assets of the previous version stay,
   * because open pages may load them.
   */
  remove: string[];
  added: string[];
  changed: string[];
  /** The manifest on the server while the files are being sent. */
  during: Manifest;
  /** The manifest on the server after all changes. */
  after: Manifest;
};

/** Whether a file has a hash in its name, so that the old and the new version can both be on the server. */
const isHashed = (path: string) => /^_astro\/|^cartoes\/[^/]+\.[\da-f]{8}\.png$/.test(path);

/** The path of a page's URL within the site; undefined for the 404 page, hidden files and files other than HTML. */
export function addressOf(path: string): string | undefined {
  const isAddressed = path.endsWith('.html') && !path.startsWith('.') && path !== '404.html';
  return isAddressed ? `/${path.replace(/(?:(?<![^/])index)?\.html$/, '')}` : undefined;
}

const isPage = (path: string) => /\.html(?:\.br|\.gz)?$/.test(path);

/**
 * The URLs that led to published pages, and that the site neither has nor redirects. A redirected URL has a page too.
 * Without later pages of lists: nobody keeps their URLs.
 */
export function lostPages(before: Manifest, { files }: Manifest): string[] {
  const gone = Object.keys(before.files).filter((path) => !(path in files));
  return gone.flatMap((path) => addressOf(path) ?? []).filter((url) => !isLaterListPage(url));
}

/**
 * Compares the site with the server, and returns the changes to make.
 * @param there The size of each file on the server. Other programs may have changed or deleted files.
 */
export function plan(before: Manifest, now: readonly SiteFile[], there: ReadonlyMap<string, number>): Plan {
  const known = { ...before.kept, ...before.files };
  const files = Object.fromEntries(now.map(({ path, hash }) => [path, hash]));
  const send = now
    .filter(({ path, hash, bytes }) => known[path] !== hash || there.get(path) !== bytes.length)
    .sort((one, other) => turn(one.path, known) - turn(other.path, known) || (one.path < other.path ? -1 : 1));
  const kept = Object.fromEntries(Object.entries(before.files).filter(([path]) => !(path in files) && isHashed(path)));
  const old = Object.keys(known).filter((path) => !(path in files) && !(path in kept) && there.has(path));
  const drafts = [...there.keys()].filter((path) => posix.basename(path).startsWith(ON_ITS_WAY));
  const unsure = Object.fromEntries(send.map(({ path }) => [path, '']));
  return {
    send,
    remove: [...old, ...drafts].sort(),
    added: send.filter(({ path }) => !(path in known)).map(({ path }) => path),
    changed: send.filter(({ path }) => path in known).map(({ path }) => path),
    during: { files: { ...before.files, ...unsure }, kept: before.kept },
    after: { files, kept },
  };
}

/**
 * A file's rank in the order of sending: assets, other files, new pages, existing pages (they may link to new
 * pages), the home page, `.htaccess`.
 */
function turn(path: string, known: Record<string, string>): number {
  if (path === '.htaccess') return 5;
  if (!isPage(path)) return isHashed(path) ? 0 : 1;
  if (path.startsWith('index.html')) return 4;
  return path in known ? 3 : 2;
}
