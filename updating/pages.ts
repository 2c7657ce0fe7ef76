/* Compares two builds of a site: which pages change, and which of their texts. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from 'node:util';
import { parse } from 'node-html-parser';

/** Words of a page that the new version replaces, with the words before them. */
export type TextChange = { before: string; was: string; now: string };

export type PageChange = { path: string; state: 'nova' | 'some' | 'muda'; texts: TextChange[] };

/** The number of words before a change that show its place. */
const CONTEXT = 4;

/** A page without the hashes in the names of built files, which change with every change of the file. */
const withoutHashes = (html: string) =>
  html.replaceAll(/\/_astro\/[^"'\s),]*/g, (url) => url.replaceAll(/[.-][\w-]{8}(?:_\w+)?(?=[./])/g, ''));

/** The pages that differ between two built sites. */
export function changedPages(before: string, after: string): PageChange[] {
  const [was, now] = [pagesIn(before), pagesIn(after)];
  return [...new Set([...was.keys(), ...now.keys()])].sort().flatMap((path): PageChange[] => {
    const [old, next] = [was.get(path), now.get(path)];
    if (old === undefined) return [{ path, state: 'nova', texts: [] }];
    if (next === undefined) return [{ path, state: 'some', texts: [] }];
    if (withoutHashes(old) === withoutHashes(next)) return [];
    return [{ path, state: 'muda', texts: changedTexts(visibleText(old), visibleText(next)) }];
  });
}

/** The HTML of each page, by its path on the site. */
function pagesIn(dist: string): Map<string, string> {
  const files = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => {
        const path = `/${file.replaceAll('\\', '/').replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
        return [path, readFileSync(join(dist, file), 'utf8')];
      }),
  );
}

/** The title of a page and the text that visitors read. */
export function visibleText(html: string): string {
  const page = parse(html);
  for (const hidden of page.querySelectorAll('script, style, template, svg')) hidden.remove();
  return [page.querySelector('title'), page.querySelector('body')].map((part) => part?.structuredText ?? '').join('\n');
}

/** The most words of two texts that are compared: `diff` needs about a gigabyte for twice as many. */
const MOST = 8000;

/** The differences between two texts, word by word. */
export function changedTexts(was: string, now: string): TextChange[] {
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  const [old, next] = [words(was), words(now)];
  if (old.length + next.length > MOST) return [{ before: '', was: '(um texto longo)', now: '(outro)' }];
  const changes: { before: string[]; was: string[]; now: string[] }[] = [];
  const same: string[] = [];
  let open: (typeof changes)[number] | undefined;
  // 1: only in the first text; -1: only in the second one; 0: in both.
  for (const [side, word] of diff(old, next)) {
    if (side === 0) {
      same.push(word);
      open = undefined;
      continue;
    }
    if (!open) {
      open = { before: same.slice(-CONTEXT), was: [], now: [] };
      changes.push(open);
    }
    open[side === 1 ? 'was' : 'now'].push(word);
  }
  return changes.map((one) => ({ before: one.before.join(' '), was: one.was.join(' '), now: one.now.join(' ') }));
}

/** The path that a built site is served under, such as `/folder`, or '' for the root of its host. */
export function baseOf(dist: string): string {
  const home = join(dist, 'index.html');
  const address = existsSync(home) && parse(readFileSync(home, 'utf8')).querySelector('link[rel="canonical"]');
  return address ? new URL(address.getAttribute('href') ?? '/').pathname.replace(/\/$/, '') : '';
}
