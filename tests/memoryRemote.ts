import { posix } from 'node:path';
import { type Remote, tooLarge } from '../publishing/remote.ts';
import { Trouble } from '../publishing/trouble.ts';

/** A server whose files are in memory, by their paths. */
export const memoryRemote = (files: Map<string, Buffer>): Remote => ({
  list: async (folder) =>
    new Map(
      [...files].flatMap(([path, bytes]) =>
        posix.dirname(path) === posix.normalize(folder) ? [[posix.basename(path), bytes.length] as const] : [],
      ),
    ),
  async read(path, most = 20_000_000) {
    const bytes = files.get(path);
    if (bytes && bytes.length > most) throw tooLarge(path);
    return bytes;
  },
  write: async (path, bytes) => void files.set(path, bytes),
  async replace(path, by) {
    const bytes = files.get(by);
    if (!bytes) throw new Trouble('refused', by);
    files.set(path, bytes);
    files.delete(by);
  },
  remove: async (path) => void files.delete(path),
  makeFolder: async () => undefined,
  removeFolder: async () => undefined,
  close: () => undefined,
});
