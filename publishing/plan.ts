import { posix } from 'node:path';
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
export const isHashed = (path: string) => /^_astro\/|^cartoes\/[^/]+\.[\da-f]{8}\.png$/.test(path);

/** The path of a page's URL within the site; undefined for the 404 page, hidden files and files other than HTML. */
export function addressOf(path: string): string | undefined {
  const isAddressed = path.endsWith('.html') && !path.startsWith('.') && path !== '404.html';
  return isAddressed ? `/${path.replace(/(?:(?<![^/])index)?\.html$/, '')}` : undefined;
}

const isPage = (path: string) => /\.html(?:\.br|\.gz)?$/.test(path);

/** A page of a list, such as `/novidades/2`: its URL is not the address of anything. */
const PART = /^\/[^/]+\/\d+$/;

/**
 * The files that the pages at the redirected URLs of the site would have.
 * @param now All files of the built site, with those that only other hosts read.
 * @param base The path under which the site is served: `''`, or `/folder`.
 */
export function movedPages(now: readonly SiteFile[], base: string): string[] {
  const rules = String(now.find(({ path }) => path === '_redirects')?.bytes ?? '');
  return [...rules.matchAll(/^(?!\S*\.html )(\S*[^\s/]) /gm)].map(
    ([, url = '']) => `${url.slice(base.length + 1)}.html`,
  );
}

/** The URLs that led to published pages, and that the site neither has nor redirects. */
export function lostPages(before: Manifest, { files, moved }: Manifest): string[] {
  const gone = new Set([...Object.keys(before.files), ...before.moved]);
  for (const path of [...Object.keys(files), ...moved]) gone.delete(path);
  return [...gone].flatMap((path) => addressOf(path) ?? []).filter((url) => !PART.test(url));
}

export const RULES = '.htaccess';

/**
 * Compares the site with the server, and returns the changes to make.
 * @param moved The files that the pages at redirected URLs would have.
 * @param there The size of each file on the server. Other programs may have changed or deleted files.
 */
export function plan(
  before: Manifest,
  now: readonly SiteFile[],
  there: ReadonlyMap<string, number>,
  moved: string[] = [],
): Plan {
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
    during: { files: { ...before.files, ...unsure }, kept: before.kept, moved: before.moved },
    after: { files, kept, moved },
  };
}

/**
 * A file's rank in the order of sending: assets, other files, new pages, existing pages (they may link to new
 * pages), the home page, `.htaccess`.
 */
function turn(path: string, known: Record<string, string>): number {
  if (path === RULES) return 5;
  if (!isPage(path)) return isHashed(path) ? 0 : 1;
  if (path.startsWith('index.html')) return 4;
  return path in known ? 3 : 2;
}

const POLICY = /(?<=Content-Security-Policy ")[^"]*/g;

/**
 * Returns an `.htaccess` for the time when old and new pages are both on the server. A security policy contains hashes
 * of the pages, so this file's policy allows everything that the old or the new policy allows.
 */
export function bridge(before: string, now: string): string {
  const [old] = before.match(POLICY) ?? [];
  return old === undefined ? now : now.replace(POLICY, (policy) => either(directives(old), directives(policy)));
}

function directives(policy: string): Map<string, string[]> {
  const all = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(all.map(([name = '', ...sources]) => [name, sources]));
}

/** Combines two policies: allows what either of them allows. A missing directive allows everything. */
function either(one: Map<string, string[]>, other: Map<string, string[]>): string {
  const both = [...other].flatMap(([name, sources]) => {
    const all = [...new Set([...(one.get(name) ?? []), ...sources])];
    const allowed = all.length > 1 ? all.filter((source) => source !== "'none'") : all;
    return one.has(name) ? [[name, ...allowed].join(' ')] : [];
  });
  return both.join('; ');
}
