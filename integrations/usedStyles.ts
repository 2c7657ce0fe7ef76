import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';

/**
 * After the build, removes from the pages the styles of blocks that they do not show: Astro gives every page the styles of
 * all blocks. The rest is in one element. Pages with the same styles keep the same styles, so that the security policy has few hashes.
 */
export function usedStyles(): AstroIntegration {
  return {
    name: 'used-styles',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
          file.replaceAll('\\', '/'),
        );
        const read = (file: string) => readFileSync(join(folder, file), 'utf8');
        const scripts = files.filter((file) => file.endsWith('.js'));
        const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ file, html: read(file) }));
        for (const same of Map.groupBy(pages, ({ html }) => html.match(STYLE)?.join()).values()) {
          const shown = same.map(({ html }) => html.replace(STYLE, '')).join();
          const run = scripts.filter((file) => shown.includes(file)).map(read);
          const words = new Set([shown, ...run].join().match(/[\w-]+/g));
          const styles = new Map(same[0]?.html.match(STYLE)?.map((css) => [css, usedIn(css, words)]));
          for (const { file, html } of same)
            writeFileSync(join(folder, file), withOneStyle(html, [...styles.values()]));
        }
      },
    },
  };
}

const STYLE = /(?<=<style[^>]*>).+?(?=<\/style>)/gs;

/** The page with all styles in one element, because the security policy has a hash for each. */
function withOneStyle(html: string, styles: readonly string[]): string {
  let isFirst = true;
  return html.replace(/<style[^>]*>.+?<\/style>/gs, () => {
    const element = isFirst ? `<style>${styles.join('')}</style>` : '';
    isFirst = false;
    return element;
  });
}

/** The styles without the selectors that name a class of a style module, such as `Section-root`, which is not in use. */
export function usedIn(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // Elements without a class match its negation.
    const classesOf = (selector: string) =>
      selector.replace(/:not\([^)]*\)/g, '').match(/(?<=\.)[A-Z]\w*-[\w-]+/g) ?? [];
    const used = rule.selectors.filter((selector) => classesOf(selector).every((name) => words.has(name)));
    if (used.length === 0) removeWithEmptyParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
}

function removeWithEmptyParents(node: postcss.Node): void {
  const { parent } = node;
  if (parent?.type === 'atrule' && parent.nodes?.length === 1) removeWithEmptyParents(parent);
  else node.remove();
}
