import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { posix } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { ARCHIVE } from './archive.ts';
import { isInside } from './foreign.ts';
import { hashOf, type Kept, type Known } from './kept.ts';
import { EMPTY, MANIFEST, type Manifest, readManifest } from './manifest.ts';
import { ON_ITS_WAY, type Plan, type SiteFile } from './plan.ts';
import type { Remote } from './remote.ts';
import type { Hashes } from './source.ts';
import { Trouble } from './trouble.ts';

/** The pauses before each attempt to reopen a lost connection, in seconds. */
const WAITS = [2, 8, 20];

export type Progress = { files: number; ofFiles: number; bytes: number; ofBytes: number };
export type Use = <T>(act: (remote: Remote) => Promise<T>) => Promise<T>;

/** Returns `use`, which runs an action and repeats it on a new connection if the connection was lost. */
export function keepConnected(
  open: () => Promise<Remote>,
  say: (line: string) => void,
  waits = WAITS,
): { use: Use; close: () => void } {
  let remote: Remote | undefined;
  let wasOpen = false;
  const use: Use = async (act) => {
    for (let attempt = 0; ; attempt++) {
      try {
        remote ??= await open();
        wasOpen = true;
        return await act(remote);
      } catch (error) {
        if (!(error instanceof Trouble && error.reason === 'network' && wasOpen)) throw error;
        remote?.close();
        remote = undefined;
        const pause = waits[attempt];
        if (pause === undefined) throw error;
        say(`A conexão caiu. Tento outra vez em ${pause} s…`);
        await wait(pause * 1000);
      }
    }
  };
  return { use, close: () => remote?.close() };
}

export type Found = {
  before: Manifest;
  /** Whether the server's manifest is wrong, so that it counts as missing. */
  isDamaged: boolean;
  /** Whether the server's site is the one that this folder published last, or brought the owner's files with. */
  isOwn: boolean;
  there: Map<string, number>;
  /** Files on the server that the site would replace, but that this program did not publish. */
  foreign: { path: string; bytes: Buffer }[];
};

/** Reads the server's manifest. A missing manifest counts as empty: then files are compared by content. */
export async function readListed(use: Use): Promise<Manifest & { isDamaged: boolean }> {
  const written = await use((remote) => remote.read(MANIFEST));
  const listed = written && readManifest(written);
  return { ...structuredClone(listed ?? EMPTY), isDamaged: written !== undefined && !listed };
}

/** Finds out which files the server has: from its manifest, from the file sizes, and by reading unlisted files. */
export async function survey(
  use: Use,
  now: readonly SiteFile[],
  kept: Kept,
  { manifest: known }: Known,
): Promise<Found> {
  const { isDamaged, ...before } = await readListed(use);
  const arrivals = kept.arrivals(before.source?.id);
  const isOwn = !before.source || arrivals !== undefined || isDeepStrictEqual(before.source, known?.source);
  for (const [path, hash] of arrivals ?? []) if (before.files[path] === '') before.files[path] = hash;
  const last = { ...known?.kept, ...known?.files };
  const hashes = new Map(now.map(({ path, hash }) => [path, hash]));
  const paths = new Set([
    ...hashes.keys(),
    ...Object.keys(before.files),
    ...Object.keys(before.kept),
    ...Object.keys(last),
  ]);
  const there = await sizesIn(use, paths);
  const foreign: Found['foreign'] = [];
  for (const path of paths) {
    // Some servers omit dot files from their lists.
    const isThere = there.has(path) || posix.basename(path).startsWith('.');
    if (path in before.files || path in before.kept || !isThere) continue;
    const bytes = await use((remote) => remote.read(path));
    if (!bytes) continue;
    const hash = hashOf(bytes);
    if (hash === hashes.get(path) || hash === last[path]) before.files[path] = hash;
    else if (hashes.has(path)) foreign.push({ path, bytes });
    there.set(path, bytes.length);
  }
  return { before, isDamaged, isOwn, there, foreign };
}

/** The files in the archive that a server has after a run. `bytes`: the archive's content, if the run sends it. */
export type Copy = { archive?: Hashes | undefined; bytes?: Buffer };

/**
 * Carries out the plan. If the program stops at any moment, all pages stay complete, and the next run continues.
 * @returns the manifest that the server then has.
 */
export async function send(
  use: Use,
  { before, there }: Found,
  { send, remove, during, after }: Plan,
  { archive, bytes: copy }: Copy,
  kept: Kept,
  report: (progress: Progress) => void,
): Promise<Manifest> {
  const put = async (path: string, bytes: Buffer) => {
    await use(async (remote) => {
      // Others cannot guess the name, so they cannot plant a link there. A repeated action does not meet its own draft.
      const name = `${ON_ITS_WAY}${randomUUID().slice(0, 8)}-${posix.basename(path)}`;
      const draft = posix.join(posix.dirname(path), name);
      await remote.write(draft, bytes);
      await remote.replace(path, draft);
    });
  };
  // The owner may have read the question for hours: another folder may have published since the survey, or a folder may
  // have become a link.
  if (!isDeepStrictEqual((await readListed(use)).source, before.source))
    throw new Error(
      'Enquanto você lia, outro computador publicou. Nada foi enviado: publique de novo para ver o que mudou.',
    );
  await sizesIn(use, [...send.map(({ path }) => path), ...remove]);
  const source = { id: randomUUID(), who: userInfo().username, date: new Date().toISOString() };
  const note = async (listed: Manifest, archive: Hashes | undefined) => {
    const manifest = { ...listed, source: { ...source, ...(archive && { archive }) } };
    await put(MANIFEST, Buffer.from(JSON.stringify(manifest)));
    return manifest;
  };
  const had = before.source?.archive;
  kept.begin(source.id);
  await note({ ...during, run: true }, had);
  const existing = new Set([...there.keys()].flatMap(foldersOf));
  for (const folder of new Set(send.flatMap(({ path }) => foldersOf(path))))
    if (!existing.has(folder)) await use((remote) => remote.makeFolder(folder));

  const done = {
    files: 0,
    ofFiles: send.length + (copy ? 1 : 0),
    bytes: 0,
    ofBytes: send.reduce((sum, one) => sum + one.bytes.length, copy?.length ?? 0),
  };
  const deliver = async (file: SiteFile) => {
    await put(file.path, file.bytes);
    kept.arrived(file);
    done.files += 1;
    done.bytes += file.bytes.length;
    report({ ...done });
  };
  for (const file of send) await deliver(file);
  for (const path of remove) await use((remote) => remote.remove(path));
  const used = new Set([...Object.keys(after.files), ...Object.keys(after.kept)].flatMap(foldersOf));
  const empty = new Set(remove.flatMap(foldersOf).filter((folder) => !used.has(folder)));
  for (const folder of [...empty].sort().reverse()) await use((remote) => remote.removeFolder(folder));
  if (copy) await deliver({ path: ARCHIVE, bytes: copy, hash: hashOf(copy) });
  if (had && !archive) await use((remote) => remote.remove(ARCHIVE));
  return note(after, archive);
}

/** All folders that contain a path, the outermost first. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/**
 * The files of the site that are missing or have another size on the server. A dot file that is not listed counts as
 * present, because some servers omit dot files from their lists.
 */
export async function broken(use: Use, now: readonly SiteFile[]): Promise<string[]> {
  const sizes = await sizesIn(
    use,
    now.map(({ path }) => path),
  );
  const isBroken = ({ path, bytes }: SiteFile) =>
    sizes.has(path) ? sizes.get(path) !== bytes.length : !posix.basename(path).startsWith('.');
  return now.filter(isBroken).map(({ path }) => path);
}

/** The size of each file in the folders of `paths`, by the file's path. Names that lead elsewhere are omitted. */
async function sizesIn(use: Use, paths: Iterable<string>): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  for (const folder of new Set([...paths].map((path) => posix.dirname(path))))
    for (const [name, bytes] of await use((remote) => remote.list(folder)))
      if (isInside(name) && !name.includes('/')) sizes.set(posix.join(folder, name), bytes);
  return sizes;
}
