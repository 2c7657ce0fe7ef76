import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSeq, parseDocument, Scalar } from 'yaml';
import { z } from 'zod';
import { SLUG } from '../src/content/files/was.ts';
import { AS_TEXT, spacedText } from '../src/content/yaml.ts';
import { slugOf } from '../src/schema/normalise.ts';

/** The path of one of the owner's files. Checked before any use, because a path such as `../x` leads elsewhere. */
const path = z.string().regex(/^(?:site|home|common|not-found|(?:services|pages|cases|news)\/[^/\\\0]+)\.yaml$/);

/**
 * A save as Keystatic sends it. The editor adds `seen`: for each file, the hash of the version that the owner last saw.
 */
export const update = z.object({
  additions: z.array(z.object({ path, contents: z.string() })),
  deletions: z.array(z.object({ path })),
  seen: z.record(z.string(), z.string()).optional(),
});
export type Update = z.output<typeof update>;

/**
 * The hash of a file, as Git and Keystatic calculate it. Undefined if no file has exactly this name, in the same case,
 * even on a disk that ignores case.
 */
export function hashOf(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (!existsSync(dirname(file)) || !readdirSync(dirname(file)).includes(basename(file))) return undefined;
  const bytes = readFileSync(file);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/**
 * The value of a page with the former slug in `was`, if the save renames the page's file. A slug that the page has again
 * leaves the list.
 */
export function withFormerSlug<Value extends { was?: readonly string[] }>(
  path: string,
  value: Value,
  { deletions }: Pick<Update, 'deletions'>,
): Value {
  const renamed = deletions.filter((one) => one.path !== path && dirname(one.path) === dirname(path));
  if (!path.includes('/') || renamed.length === 0) return value;
  const slugs = renamed.map((one) => basename(one.path, '.yaml')).filter((slug) => SLUG.test(slug));
  const was = new Set([...(value.was ?? []), ...slugs]);
  was.delete(basename(path, '.yaml'));
  return { ...value, was: [...was] };
}

/**
 * The text of `site.yaml` with the list of services as it is after a save: without deleted services, and with new ones at
 * the end. A renamed service keeps its place. Undefined if nothing changes: a site without a list gets none.
 */
export function followingOrder(
  folder: string,
  text: string,
  { additions, deletions }: Pick<Update, 'additions' | 'deletions'>,
): string | undefined {
  const document = parseDocument(text, AS_TEXT);
  const list = document.errors.length === 0 && document.get('services');
  if (!isSeq(list) || list.items.length === 0) return undefined;
  const before = list.items.map((item) => slugOf(String(item)));
  const deleted = slugsIn(deletions).filter((slug) => before.includes(slug));
  const added = slugsIn(additions.filter(({ path }) => hashOf(folder, path) === undefined));
  const waiting = added.filter((slug) => !before.includes(slug));
  if (deleted.length === 0 && waiting.length === 0) return undefined;
  const items = list.items.flatMap((item, place) =>
    deleted.includes(before[place] ?? '') ? waiting.splice(0, 1).map((slug) => new Scalar(slug)) : [item],
  );
  list.items = [...items, ...waiting.map((slug) => new Scalar(slug))];
  return spacedText(document);
}

/** The slugs of the services among some files. */
const slugsIn = (files: readonly { path: string }[]) =>
  files.flatMap(({ path }) => (path.startsWith('services/') ? basename(path, '.yaml') : []));

/**
 * Renames the files of pages whose names change only in case (the owner can rename no others), and returns the
 * remaining deletions. On a disk that ignores case, the old name also means the new file, so deleting the old name
 * afterwards would delete the saved file.
 */
export function renameCase(folder: string, { additions, deletions }: Update): Update['deletions'] {
  return deletions.filter(({ path }) => {
    const renamed = additions.find((one) => one.path !== path && one.path.toLowerCase() === path.toLowerCase());
    if (!renamed || !path.includes('/')) return true;
    if (existsSync(join(folder, path))) renameSync(join(folder, path), join(folder, renamed.path));
    return false;
  });
}
