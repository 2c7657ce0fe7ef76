import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSite } from './kept.ts';

type Hashes = Record<string, string>;

/** The hash of each of the owner's files, by its path. */
export function hashesOf(folder: string): Hashes {
  const files = readSite(folder).filter(({ path }) => !/(?:^|\/)\./.test(path));
  return Object.fromEntries(files.map(({ path, hash }) => [path, hash]));
}

/** The hashes of the owner's files in each published version, stored in the folder of the publications. */
export function published(own: string) {
  const file = join(own, 'textos.json');
  const all = (): Record<string, Hashes> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  return {
    /** @param kept The stored versions, which can be sent again. */
    note(version: string, hashes: Hashes, kept: readonly string[]): void {
      const known = Object.entries(all()).filter(([name]) => kept.includes(name));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ ...Object.fromEntries(known), [version]: hashes }, null, 2)}\n`);
    },
    /** The owner's files that differ from a published version, sorted; undefined if the version is unknown. */
    waiting(version: string | undefined, now: Hashes): string[] | undefined {
      const then = version === undefined ? undefined : all()[version];
      if (!then) return undefined;
      return Object.keys({ ...then, ...now })
        .filter((path) => then[path] !== now[path])
        .sort();
    },
  };
}
