import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dayOf } from '#lib/dates.ts';
import { contentFolder } from './folders.ts';
import type { Content } from './read.ts';

/** The owner's folder. */
const OWNERS = 'content';

/** For the path of each page: the day of the last change of its content, and the hash of that content. */
export type LastChanges = Record<string, { day: string; hash: string }>;

const schema = z.record(z.string(), z.object({ day: z.iso.date(), hash: z.string() }));

/**
 * The file in which the build keeps the last changes. The times of the files would be wrong: a copy of the folder, or a
 * clone of a repository, changes them.
 */
export const lastChangesFile = (folder: string) => join(folder, '.alteracoes.json');

/** The last changes that the latest build kept; none if there is no file, or if it is damaged. */
export function readLastChanges(folder: string): LastChanges {
  const file = lastChangesFile(folder);
  if (!existsSync(file)) return {};
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** The last changes that the latest build kept. The demonstration, and a folder that `SITE_CONTENT` names, keep none. */
export const keptChanges = (): LastChanges => (contentFolder() === OWNERS ? readLastChanges(OWNERS) : {});

/**
 * The last changes of a build's pages: a page whose content is that of the latest build keeps its day.
 * @param before The last changes that the latest build kept.
 * @param pages The content of each page.
 * @param today The day of the build, in ISO 8601.
 */
export function lastChanges(
  before: LastChanges,
  pages: readonly { path: string; content: unknown }[],
  today: string,
): LastChanges {
  return Object.fromEntries(
    pages.map(({ path, content }) => {
      const hash = createHash('sha1').update(JSON.stringify(content)).digest('hex');
      const kept = before[path];
      return [path, kept?.hash === hash ? kept : { day: today, hash }];
    }),
  );
}

/** The last changes of the pages of the owner's site; none if the site is not that of the owner's folder. */
export function lastChangesOf({ home, filePages, listPages, own }: Content, today: Date): LastChanges {
  if (contentFolder() !== OWNERS) return {};
  const listed = listPages.map(({ kind, path, first, end }) => ({
    path,
    content: own[kind].slice(first, end).map(({ path, name, description }) => [path, name, description]),
  }));
  const files = filePages.map((page) => ({ path: page.path, content: page }));
  return lastChanges(keptChanges(), [{ path: '/', content: home }, ...files, ...listed], dayOf(today));
}
