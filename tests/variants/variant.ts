import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { inject } from 'vitest';
import { type VariantName, variants } from './sites.ts';

/** A built variant: its project, its built site and the path that the site is served under. */
export type Built = {
  project: string;
  dist: string;
  base: string;
  /** The text of a built file. */
  read: (file: string) => string;
  /** The parsed pages, by file name. */
  pages: () => Record<string, HTMLElement>;
};

/** A variant that `setup.ts` built before the tests. */
export function variant(name: VariantName): Built {
  const project = join(inject('projects'), name);
  const dist = join(project, 'dist');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const pages = () =>
    Object.fromEntries(
      readdirSync(dist)
        .filter((file) => file.endsWith('.html'))
        .map((file) => [file, parse(read(file), { blockTextElements: { script: true, style: true } })]),
    );
  return { project, dist, base: variants[name].base, read, pages };
}
