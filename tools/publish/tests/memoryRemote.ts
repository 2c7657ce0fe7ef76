import { posix } from 'node:path';
import type { Remote } from '../remote.ts';

/** A server whose files are in memory, by their paths. */
export const memoryRemote = (files: Map<string, Buffer>): Remote => ({
  async list(folder) {
    const entries = [...files].flatMap(([path, bytes]): [string, number | 'folder'][] => {
      const [name = '', ...rest] = posix.relative(folder, path).split('/');
      return name === '..' ? [] : [[name, rest.length > 0 ? 'folder' : bytes.length]];
    });
    return new Map(entries);
  },
  read: async (path) => files.get(path),
  write: async (path, bytes) => void files.set(path, bytes),
  async replace(path, by) {
    files.set(path, files.get(by) ?? Buffer.alloc(0));
    files.delete(by);
  },
  remove: async (path) => files.delete(path),
  makeFolder: async () => undefined,
  close: () => undefined,
});
