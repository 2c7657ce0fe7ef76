import { current } from './store.ts';

/** A page's value, as far as the list of pages reads it. A page that the owner is typing may lack these fields. */
export type PageValue = { name?: string; was?: string[]; hidden?: string; date?: string };

export const pageOf = (file: string) => (current().files[file] ?? {}) as PageValue;
export const slugIn = (file: string) => file.replace(/^.*\/|\.yaml$/g, '');
export const nameOf = (file: string) => pageOf(file).name ?? slugIn(file);

/** The name of a file for the owner. */
export const titleOf = (file: string): string =>
  file.includes('/') ? nameOf(file) : (current().schemas[slugIn(file)]?.title ?? file);
