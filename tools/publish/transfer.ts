/** Reads the server's folder, and transfers the files of a plan. `plan.ts` itself reads and writes nothing. */

import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { type SiteFile, sum } from './files.ts';
import { EMPTY, foldersOf, keyOfFolder, MANIFEST, type Manifest, manifest, ON_ITS_WAY, type Plan } from './plan.ts';
import type { Remote } from './remote.ts';
import { fileCount, inMegabytes, type Talk, UNSAFE } from './talk.ts';

/** Reads the server's manifest. Others can write there too, so a missing or wrong one counts as empty. */
export async function readManifest(remote: Pick<Remote, 'read'>): Promise<Manifest> {
  const written = await remote.read(MANIFEST);
  try {
    return manifest.parse(JSON.parse(String(written)));
  } catch {
    return EMPTY;
  }
}

/**
 * Reads what is on a server: the manifest, and the size of each file in the folders of the site and of the manifest, by
 * its path. Omits names that lead elsewhere, and fails if one of the folders is outside of the site.
 */
export async function readServer(remote: Pick<Remote, 'read' | 'list'>, site: SiteFile[]) {
  const before = await readManifest(remote);
  const keys = [...Object.keys(before.files), ...foldersOf(site.map(({ path }) => path)).map(keyOfFolder)];
  const there = new Map<string, number>();
  const folders = ['.'];
  for (const folder of folders)
    for (const [name, bytes] of await remote.list(folder)) {
      if (/[/\\]|^\.\.?$/.test(name) || UNSAFE.test(name)) continue;
      const path = posix.join(folder, name);
      if (bytes !== 'folder') there.set(path, bytes);
      else if (keys.includes(keyOfFolder(path))) folders.push(path);
    }
  return { before, there };
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
