import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import type { SiteFile } from './files.ts';
import { EMPTY, keyOf, MANIFEST, type Manifest, readManifest } from './manifest.ts';
import { foldersOf, ON_ITS_WAY, type Plan } from './plan.ts';
import type { Remote } from './remote.ts';
import type { Progress } from './talk.ts';
import { UNSAFE } from './trouble.ts';

/** Reads the server's manifest. A missing or wrong manifest counts as empty. */
export async function readListed(remote: Remote): Promise<Manifest> {
  const written = await remote.read(MANIFEST);
  return (written && readManifest(written)) ?? EMPTY;
}

/**
 * The size of each file on the server, by its path, in the folders of some files and in those of the manifest. Names
 * that lead elsewhere are omitted.
 */
export async function sizesIn(
  remote: Remote,
  files: readonly SiteFile[],
  manifest: Manifest,
): Promise<Map<string, number>> {
  const keys = new Set([...manifest.folders, ...files.flatMap(({ path }) => foldersOf(path)).map(keyOf)]);
  const sizes = new Map<string, number>();
  const folders = ['.'];
  for (const folder of folders)
    for (const [name, size] of await remote.list(folder)) {
      if (/[/\\]|^\.\.?$/.test(name) || UNSAFE.test(name)) continue;
      const path = posix.join(folder, name);
      if (size !== 'folder') sizes.set(path, size);
      else if (keys.has(keyOf(path))) folders.push(path);
    }
  return sizes;
}

/**
 * Carries out the plan. If the program stops at any moment, all pages stay complete, and the next run continues.
 * @param id The id of this run in the manifest.
 */
export async function send(
  remote: Remote,
  id: string,
  { send, remove, during, after }: Plan,
  report: (progress: Progress) => void,
): Promise<void> {
  const put = async (path: string, bytes: Buffer) => {
    // Others cannot guess the name, so they cannot plant a link there.
    const name = `${ON_ITS_WAY}${randomUUID().slice(0, 8)}-${posix.basename(path)}`;
    const draft = posix.join(posix.dirname(path), name);
    await remote.write(draft, bytes);
    await remote.replace(path, draft);
  };
  const note = (manifest: object) =>
    put(MANIFEST, Buffer.from(JSON.stringify({ id, date: new Date().toISOString(), ...manifest })));
  await note({ run: true, ...during });
  for (const folder of new Set(send.flatMap(({ path }) => foldersOf(path)))) await remote.makeFolder(folder);
  const sum = (files: readonly SiteFile[]) => files.reduce((bytes, one) => bytes + one.bytes.length, 0);
  for (const [index, { path, bytes }] of send.entries()) {
    await put(path, bytes);
    const files = index + 1;
    report({ files, ofFiles: send.length, bytes: sum(send.slice(0, files)), ofBytes: sum(send) });
  }
  for (const path of remove) await remote.remove(path);
  await note(after);
}
