/* Decides which files of a site's folder the new version gets. */
import { z } from 'zod';
import { filesIn, hashesIn, hashOf, notedTemplate } from './ownFiles.js';
import type { Template } from './template.ts';

const hashes = z.record(z.string(), z.string());

/** The hash of each file, by its path. */
type Hashes = Readonly<Record<string, string>>;

/** All paths of files that are not as the template had them. */
export type OwnersFiles = {
  /** Files of the owner, which neither template has. */
  extra: string[];
  /** Files of the template that somebody changed, and that the new version does not have in the same form. */
  changed: string[];
  /** Files that the new version lacks or has in another form, if there is no list that says who wrote them. */
  unknown: string[];
};

export function ownersFiles(site: string, { files }: Template): OwnersFiles {
  const next = Object.fromEntries([...files].map(([path, { bytes }]) => [path, hashOf(bytes)]));
  const noted = notedTemplate(site);
  return decide(hashesIn(site), next, noted && hashes.parse(noted));
}

/** The entries at the top of a site's folder that are only the owner's. */
export function extraEntries(site: string): string[] {
  const topOf = (path: string) => path.split('/')[0] ?? '';
  const noted = notedTemplate(site);
  const tops = new Set(Object.keys(noted ?? {}).map(topOf));
  return noted ? [...new Set(filesIn(site).map(topOf))].filter((name) => !tops.has(name)) : [];
}

/** Folders of templates older than the list that later ones no longer have. */
const DROPPED = ['receiver'];

/**
 * @param now The files of the site's folder.
 * @param next The files of the new version.
 * @param noted The template's files as they were installed; undefined if there is no such list.
 */
export function decide(now: Hashes, next: Hashes, noted: Hashes | undefined): OwnersFiles {
  const other = Object.keys(now).filter((path) => now[path] !== next[path] && now[path] !== noted?.[path]);
  if (noted) {
    const isExtra = (path: string) => !(path in next) && !(path in noted);
    return { extra: other.filter(isExtra), changed: other.filter((path) => !isExtra(path)), unknown: [] };
  }
  const folderOf = (path: string) => path.split('/').slice(0, -1)[0];
  const folders = new Set([...Object.keys(next).map(folderOf), ...DROPPED]);
  // A file in a folder of the template may be one that the new version dropped.
  const isExtra = (path: string) => !(path in next) && (!path.includes('/') || !folders.has(folderOf(path)));
  return { extra: other.filter(isExtra), changed: [], unknown: other.filter((path) => !isExtra(path)) };
}
