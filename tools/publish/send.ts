import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { type SiteFile, sum } from './files.ts';
import { keyOf, MANIFEST, type Manifest } from './manifest.ts';
import { folderIn, foldersOf, ON_ITS_WAY, type Plan } from './plan.ts';
import type { Remote } from './remote.ts';
import { files, size, type Talk } from './talk.ts';
import { UNSAFE } from './trouble.ts';

/**
 * The size of each file on the server, by its path, in the folders of some files and in those of the manifest. Names
 * that lead elsewhere are omitted.
 */
export async function sizesIn(
  remote: Remote,
  site: readonly SiteFile[],
  manifest: Manifest,
): Promise<Map<string, number>> {
  const keys = new Set([
    ...Object.keys(manifest.files),
    ...foldersOf(site.map(({ path }) => path)).map((folder) => keyOf(folderIn(folder))),
  ]);
  const sizes = new Map<string, number>();
  const folders = ['.'];
  for (const folder of folders)
    for (const [name, bytes] of await remote.list(folder)) {
      if (/[/\\]|^\.\.?$/.test(name) || UNSAFE.test(name)) continue;
      const path = posix.join(folder, name);
      if (bytes !== 'folder') sizes.set(path, bytes);
      else if (keys.has(keyOf(folderIn(path)))) folders.push(path);
    }
  return sizes;
}

/**
 * Carries out the plan. If the program stops at any moment, all pages stay complete, and the next run continues.
 * @param id The id of this run in the manifest.
 */
export async function send(remote: Remote, id: string, todo: Plan, report: Talk['progress']): Promise<void> {
  const put = async (path: string, bytes: Buffer) => {
    // Others cannot guess the name, so they cannot plant a link there.
    const name = `${ON_ITS_WAY}${randomUUID().slice(0, 8)}-${posix.basename(path)}`;
    const draft = posix.join(posix.dirname(path), name);
    await remote.write(draft, bytes);
    await remote.replace(path, draft);
  };
  const note = (manifest: object) =>
    put(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, id, date: new Date().toISOString() })));
  await note(todo.during);
  for (const folder of foldersOf(todo.send.map(({ path }) => path))) await remote.makeFolder(folder);
  const all = sum(todo.send);
  let sent = 0;
  for (const [index, { path, bytes }] of todo.send.entries()) {
    await put(path, bytes);
    sent += bytes.length;
    report(`${index + 1} de ${files(todo.send.length)}, ${size(sent)} de ${size(all)}`, sent / all);
  }
  for (const path of todo.remove) await remote.remove(path);
  await note(todo.after);
}
