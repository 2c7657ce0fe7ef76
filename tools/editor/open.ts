import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The folder for the editor's temporary files. It is also the editor's Vite cache. */
export const EDITOR_CACHE = 'node_modules/.editor';

/** The file about the last opened editor: the folder of the owner's files, the URL with its key, and the process id. */
const NOTE = join(EDITOR_CACHE, 'open.json');

export function noteOpen(folder: string, url: string, file = NOTE): void {
  writePrivate(file, JSON.stringify({ folder, url, pid: process.pid }));
}

/** The URL, with its key, of a running editor of `folder`; undefined if no such editor is running. */
export async function openEditor(folder: string, file = NOTE): Promise<string | undefined> {
  try {
    const open = JSON.parse(readFileSync(file, 'utf8'));
    if (open.folder !== folder) return undefined;
    // Throws if the editor's process has ended. Runs before the request, because another program may use the port now.
    process.kill(open.pid, 0);
    return (await fetch(open.url)).ok ? open.url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Opens the editor in the default browser, if there is one. The browser gets the path of a file that leads to the URL,
 * because every user of the computer can read the arguments of a running program.
 */
export function openBrowser(url: string, file = resolve(EDITOR_CACHE, 'abrir.html')): void {
  if (process.env.BROWSER === 'none') return;
  writePrivate(file, `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${url}">`);
  const [command, ...args] =
    process.platform === 'win32'
      ? // In quotes, because a folder's name may have a sign of this shell, such as &.
        ['cmd', '/c', 'start', '""', `"${file}"`]
      : [process.platform === 'darwin' ? 'open' : 'xdg-open', file];
  const opener = spawn(command ?? '', args, { stdio: 'ignore', detached: true, windowsVerbatimArguments: true });
  // Without a browser, the printed URL is enough.
  opener.on('error', () => undefined).unref();
}

/** Writes a file that only this user of the computer may read. A new one, because the mode of an existing file would stay. */
function writePrivate(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
}
