import { kindNames, pagePath } from '../../../src/lib/pageKinds.ts';
import { current } from './state.ts';

/** A page's value, as far as the list of pages reads it. A page that the owner is typing may lack these fields. */
export type PageValue = { name?: string; was?: string[]; hidden?: string; date?: string };

export const pageOf = (file: string) => (current().files[file] || {}) as PageValue;
export const slugIn = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');
/** The file of a page with another address. */
export const withSlug = (file: string, slug: string) => file.replace(/[^/]+$/, `${slug}.yaml`);
export const pageName = (file: string) => pageOf(file).name ?? slugIn(file);

export const fileTitle = (file: string): string =>
  file.includes('/') ? pageName(file) : (current().schemas[slugIn(file)]?.title ?? file);

/** The path of the page that a file makes; undefined for files of all pages. */
export function urlPath(file: string): string | undefined {
  if (file === 'home.yaml') return '/';
  if (file === 'not-found.yaml') return '/404';
  const kind = kindNames.find((name) => file.startsWith(`${name}/`));
  return kind && pagePath(kind, slugIn(file));
}

export const filesOf = (kind: string): string[] =>
  Object.entries(current().files).flatMap(([file, value]) => (file.startsWith(`${kind}/`) && value ? file : []));
