import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'node-html-parser';
import { isMoved } from '../../src/build/moves.ts';
import { distFolder } from '../../src/content/folders.ts';

/** The folder of the built site. */
export const folder = distFolder();
if (!existsSync(folder)) throw new Error(`There is no ${folder} to test. Run \`npm run build\` first.`);

/** The paths of all files of the built site, relative to `folder`. */
export const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** Reads the bytes of a built file. */
export function read(path: string): Buffer {
  return readFileSync(join(folder, path));
}

/** The built pages, without those at former URLs. Each has its path, its HTML and its parsed document. */
export const pages = files
  .filter((path) => path.endsWith('.html') && !isMoved(read(path)))
  .map((path) => {
    const html = read(path).toString();
    return { path, html, document: parse(html, { blockTextElements: { script: true, style: true } }) };
  });

/** Returns the page that was built at a path. */
export function page(path: string): (typeof pages)[number] {
  const found = pages.find((one) => one.path === path);
  if (!found) throw new Error(`dist/${path} was not built.`);
  return found;
}

/** Whether a URL starts with a scheme or with `//`. Links within the site have neither. */
export const isOutside = (href: string) => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/** Replaces the non-breaking spaces of a page's text by plain spaces, and its curly quotes by straight quotes. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('’', "'").replace(/[“”]/g, '"');
}
