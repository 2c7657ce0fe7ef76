import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EDITOR_CACHE } from '../../editor/cache.ts';
import { INITIAL_AT } from '../../editor/pictureRequests.ts';

/** The last opened editor: the folder of the owner's files, the URL of the served site, and the editor's process id. */
type Note = { folder: string; site: string; pid: number };

const NOTE = join(EDITOR_CACHE, 'open.json');

/** Records that this process serves the editor of a folder. */
export function noteOpen(folder: string, site: string, file = NOTE): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ folder, site, pid: process.pid } satisfies Note));
}

/** The URL of the site that a running editor of `folder` serves; undefined if no such editor is running. */
export async function openEditor(folder: string, file = NOTE): Promise<string | undefined> {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8')) as Note;
    if (note.folder !== folder) return undefined;
    // Throws if the editor's process has ended. Runs before the request, because another program may use the port now.
    process.kill(note.pid, 0);
    return (await answers(note.site)) ? note.site : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an editor's server responds. Retries, because the server refuses connections while it restarts, for example
 * after a change of its configuration.
 */
async function answers(site: string): Promise<boolean> {
  for (let left = 12; ; left--) {
    try {
      // Requests something small, not a page, because Vite may take long to render a page while files change.
      return (await fetch(`${site}${INITIAL_AT}`)).ok;
    } catch (error) {
      if (left === 0) throw error;
      await wait(250);
    }
  }
}

/** Opens a URL in the default browser, if there is one. */
export async function openBrowser(url: string): Promise<void> {
  const [command, ...args] =
    process.platform === 'win32'
      ? ['cmd', '/c', 'start', '', url]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', url];
  const opener = spawn(command ?? '', args, { stdio: 'ignore', detached: true });
  opener.unref();
  // Without a browser, the printed URL is enough.
  await Promise.race([once(opener, 'spawn'), once(opener, 'error')]).catch(() => undefined);
}
