import { isDeepStrictEqual } from 'node:util';
import { checkFile, writtenValues } from '../src/content/read.ts';
import type { Conflict } from './answers.ts';
import { differences } from './differences.ts';
import { hashOf, type Update } from './saved.ts';
import { schemaOf } from './schemas.ts';

/**
 * The first file that changed after its form was opened: another window saved the file, or the owner changed it by
 * hand. Undefined if no file changed. A file that already has the values to save is not a conflict.
 * @param mine The values to save, by path.
 */
export function conflictOf(folder: string, update: Update, mine: ReadonlyMap<string, unknown>): Conflict | undefined {
  const paths = [...update.additions, ...update.deletions].map(({ path }) => path);
  const now = Object.fromEntries(paths.map((path) => [path, hashOf(folder, path)]));
  for (const path of paths.filter((one) => now[one] !== update.seen?.[one])) {
    const saved = now[path] === undefined ? undefined : savedValue(folder, path);
    if (saved && isDeepStrictEqual(mine.get(path), saved)) continue;
    const differing = mine.has(path) && saved ? differences(schemaOf(path), mine.get(path), saved) : [];
    const isDeleted = now[path] === undefined;
    const title = `${path} ${isDeleted ? 'foi apagado' : 'mudou'} em outro lugar`;
    const todo = 'Salve de novo para escolher entre o que você escreveu e o que está salvo.';
    const lines = [{ text: `${title}. ${todo}` }];
    return { what: 'Não salvei.', lines, title, isDeleted, differences: differing, now };
  }
  return undefined;
}

/** The value of a saved file, normalised if the file has no mistakes; undefined if the file cannot be read. */
function savedValue(folder: string, path: string): unknown {
  const written = writtenValues(folder).get(path);
  const checked = written !== undefined && checkFile(path, written);
  return checked && 'data' in checked ? checked.data : written;
}
