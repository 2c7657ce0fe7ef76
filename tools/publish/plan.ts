import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { z } from 'zod';
import { hashOf, PICTURE, type SiteFile, sum } from './files.ts';
import type { Remote } from './remote.ts';
import { fileCount, inMegabytes, type Talk, UNSAFE } from './talk.ts';

/** The name of the manifest on the server. Apache and LiteSpeed serve no files whose name starts with `.ht`. */
export const MANIFEST = '.htpublicado.json';

/** The list of the files that this program has put on a server. It has no names, because others may read it. */
const manifest = z.object({
  /** The time of the last complete publication; empty before the first one. `run` is true if a run is unfinished. */
  date: z.iso.datetime().or(z.literal('')),
  run: z.literal(true).exactOptional(),
  /** The hash of each file, by the hash of its path; empty for folders, old assets, and what a stopped run has sent. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifest>;

export const EMPTY: Manifest = { date: '', files: {} };

/** The key of a folder in the manifest. A file with the same path has another key. */
const keyOfFolder = (folder: string): string => hashOf(`${folder}/`);

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
function foldersOf(paths: readonly string[]): string[] {
  const folders = paths.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)));
  return [...new Set(folders)];
}

/** Reads the server's manifest. Others can write there too, so a missing or wrong one counts as empty. */
export async function readManifest(remote: Pick<Remote, 'read'>): Promise<Manifest> {
  const written = await remote.read(MANIFEST);
  try {
    return manifest.parse(JSON.parse(String(written)));
  } catch {
    return EMPTY;
  }
}

/** The size of each file in the folders of the site and of the manifest, by its path. Omits names that lead elsewhere. */
export async function sizesIn(remote: Pick<Remote, 'list'>, site: SiteFile[], { files }: Manifest) {
  const keys = [...Object.keys(files), ...foldersOf(site.map(({ path }) => path)).map(keyOfFolder)];
  const sizes = new Map<string, number>();
  const folders = ['.'];
  for (const folder of folders)
    for (const [name, bytes] of await remote.list(folder)) {
      if (/[/\\]|^\.\.?$/.test(name) || UNSAFE.test(name)) continue;
      const path = posix.join(folder, name);
      if (bytes !== 'folder') sizes.set(path, bytes);
      else if (keys.includes(keyOfFolder(path))) folders.push(path);
    }
  return sizes;
}

/**
 * Compares the site with the server, and returns the changes to make.
 * @param there The size of each file on the server. Other programs may have changed or deleted files.
 */
export function plan(before: Manifest, now: SiteFile[], there: ReadonlyMap<string, number>) {
  const known = (path: string) => before.files[hashOf(path)];
  const isNew = (path: string) => known(path) === undefined;
  // After a stopped run, a file whose name has a hash is whole; another may be the old one.
  const isSent = ({ path, hash }: SiteFile) =>
    known(path) === hash || (known(path) === '' && (isAsset(path) || path.startsWith(PICTURE)));
  const send = now
    .filter((file) => !isSent(file) || there.get(file.path) !== file.bytes.length)
    .sort((one, other) => rankOf(one.path, isNew) - rankOf(other.path, isNew));
  const paths = now.map(({ path }) => path);
  const gone = [...there.keys()].filter((path) => !isNew(path) && !paths.includes(path));
  // Open pages may load the assets of the previous version until the next change.
  const stays = gone.filter((path) => isAsset(path) && known(path));
  const drafts = [...there.keys()].filter((path) => posix.basename(path).startsWith(ON_ITS_WAY));
  const remove = [...gone.filter((path) => !stays.includes(path)), ...drafts].sort();
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

/** Carries out the plan, and returns the time in the manifest. At any moment, all pages on the server are complete. */
export async function send(remote: Remote, todo: Plan, report: Talk['progress']): Promise<string> {
  const put = async (path: string, bytes: Buffer) => {
    // Others cannot guess the name, so they cannot plant a link there.
    const draft = posix.join(posix.dirname(path), ON_ITS_WAY + randomUUID());
    await remote.write(draft, bytes);
    await remote.replace(path, draft);
  };
  const note = (now: Manifest) => put(MANIFEST, Buffer.from(JSON.stringify(now)));
  await note(todo.during);
  for (const folder of foldersOf(todo.send.map(({ path }) => path))) await remote.makeFolder(folder);
  const all = sum(todo.send);
  let sent = 0;
  for (const [index, { path, bytes }] of todo.send.entries()) {
    await put(path, bytes);
    sent += bytes.length;
    report(`${index + 1} de ${fileCount(todo.send.length)}, ${inMegabytes(sent)} de ${inMegabytes(all)}`, sent / all);
  }
  for (const path of todo.remove) await remote.remove(path);
  const date = new Date().toISOString();
  await note({ date, files: todo.after });
  return date;
}
