import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';

/** An inline script that names Astro's islands or their events. */
const LOADER = /<script>((?:(?!<\/script>).)*(?:astro:|astro-island).*?)<\/script>/gs;
const ISLAND = /<astro-island [^>]*>/g;

/** Astro's island loader and what it is told, taken out of a page. */
export type IslandLoader = { name: string; code: string };

/**
 * Takes Astro's inline island loader out of a built page, with the attributes
 * that only it reads, and says in the island where they are, for
 * `browser/contactForm.ts` to bring when they are needed: without them the page
 * is in its first flight. A page without a loader stays as it is.
 * @param folder Where the file will be, as an address: `/_astro/`, say.
 */
export function takeOutIslandLoader(html: string, folder: string): { html: string; loader?: IslandLoader } {
  const scripts = [...html.matchAll(LOADER)].map(([, code]) => code);
  if (scripts.length === 0) return { html };
  const islands = (html.match(ISLAND) ?? []).map(attributes);
  const code = `${restore(islands)}\n${scripts.join('\n')}\n`;
  const name = `island.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  return {
    html: html.replace(LOADER, '').replace(ISLAND, `<astro-island ssr data-loader="${folder}${name}">`),
    loader: { name, code },
  };
}

/** Without `uid`, which nothing reads: it differs with the folder that the site is built in. */
function attributes(tag: string): Record<string, string> {
  const { uid, ...others } = parse(tag).querySelector('astro-island')?.attributes ?? {};
  return others;
}

/** Runs before the element is defined, so that it finds them as if they had been in the page. */
function restore(islands: readonly Record<string, string>[]): string {
  return `document.querySelectorAll('astro-island').forEach((island, i) => {
  for (const [name, value] of Object.entries(${JSON.stringify(islands)}[i])) island.setAttribute(name, value);
});`;
}
