import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { filesIn } from '../../src/build/filesIn.ts';
import { isRedirect } from '../../src/build/redirects.ts';
import { distFolder } from '../../src/content/reader/folders.ts';

/** The folder of the built site. */
export const folder = distFolder();
if (!existsSync(folder)) throw new Error(`There is no ${folder} to test. Run \`npm run build\` first.`);

/** The paths of all files of the built site, relative to `folder`. */
export const files = filesIn(folder);

/** Reads the bytes of a built file. */
export const read = (path: string): Buffer => readFileSync(join(folder, path));

/** The built pages, without those at former URLs. Each has its path, its HTML and its parsed document. */
export const pages = files
  .filter((path) => path.endsWith('.html') && !isRedirect(read(path)))
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

/** Replaces the non-breaking spaces of a page's text by plain spaces, and its curly quotes by straight quotes. */
export const plain = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll('’', "'").replace(/[“”]/g, '"');
