import { createHash } from 'node:crypto';

const INLINE = /<script>(.*?)<\/script>/gs;
const isLoader = (code: string) => /astro:|astro-island/.test(code);

/** Astro's island loader, taken out of a page. */
export type IslandLoader = { name: string; code: string };

/**
 * Takes Astro's inline island loader out of a built page and links it instead,
 * `async`: it is not needed to read, and without it the page is in its first
 * flight. A page without an island stays as it is.
 * @param folder Where the file will be, as an address: `/_astro/`, say.
 */
export function linkIslandLoader(html: string, folder: string): { html: string; loader?: IslandLoader } {
  const scripts = [...html.matchAll(INLINE)].map(([, code = '']) => code).filter(isLoader);
  if (scripts.length === 0) return { html };
  const code = `${scripts.join('\n')}\n`;
  const name = `island.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
  let first = true;
  const linked = html.replace(INLINE, (script, inline: string) => {
    if (!isLoader(inline)) return script;
    const link = first ? `<script async src="${folder}${name}"></script>` : '';
    first = false;
    return link;
  });
  return { html: linked, loader: { name, code } };
}
