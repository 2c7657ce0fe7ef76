import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readKept, readSite } from './kept.ts';

const hashes = z.record(z.string(), z.string());

type Hashes = z.infer<typeof hashes>;

/** The hash of each of the owner's files, by the file's path. Hidden files are omitted. */
export function hashesOf(folder: string): Hashes {
  const files = readSite(folder).filter(({ path }) => !/(?:^|\/)\./.test(path));
  return Object.fromEntries(files.map(({ path, hash }) => [path, hash]));
}

/**
 * Returns functions that store and compare the hashes of the owner's files in each published version.
 * @param own The folder of the publications.
 */
export function published(own: string) {
  const file = join(own, 'textos.json');
  const all = () => readKept(file, z.record(z.string(), hashes)) ?? {};
  return {
    /**
     * Stores the hashes of a published version, and deletes those of versions that are not stored any more.
     * @param kept The names of the versions whose files are still stored.
     */
    note(version: string, now: Hashes, kept: readonly string[]): void {
      const known = Object.entries(all()).filter(([name]) => kept.includes(name));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ ...Object.fromEntries(known), [version]: now }, null, 2)}\n`);
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
