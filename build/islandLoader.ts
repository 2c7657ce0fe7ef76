import { createHash } from 'node:crypto';

/** An inline script that names Astro's islands or their events. */
const LOADER = /<script>((?:(?!<\/script>).)*(?:astro:|astro-island).*?)<\/script>/gs;

/** Astro's island loader, taken out of a page. */
export type IslandLoader = { name: string; code: string };

/**
 * Takes Astro's inline island loader out of a built page and says in the island
 * where it is, for `browser/contactForm.ts` to bring when it is needed: without
 * it the page is in its first flight. A page without an island stays as it is.
 * @param folder Where the file will be, as an address: `/_astro/`, say.
 */
export function takeOutIslandLoader(html: string, folder: string): { html: string; loader?: IslandLoader } {
  const scripts = [...html.matchAll(LOADER)].map(([, code]) => code);
  if (scripts.length === 0) return { html };
  const code = `${scripts.join('\n')}\n`;
  const name = `island.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  return {
    html: html
      .replace(LOADER, '')
      .replace('<astro-island ', `<astro-island data-loader="${folder}${name}" `)
      // The component's name and the value of `client:load`, which nothing reads.
      .replace(/ opts="[^"]*"/, ' opts="{}"'),
    loader: { name, code },
  };
}
