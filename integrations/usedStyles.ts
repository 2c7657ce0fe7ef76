import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import postcss from 'postcss';

/**
 * After the build, removes from the pages the styles of blocks that they do not show: Astro gives every page the styles of
 * all blocks. The security policy has a hash for each style element. So that it has few, the rest of a page's styles is in
 * one element, and pages of one kind keep the same styles: those with the same view, services apart from other pages.
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
        const kindOf = ({ html }: { html: string }) =>
          [html.match(VIEW)?.[1], SERVICE.test(html), html.match(STYLE)].join();
        for (const same of Map.groupBy(pages, kindOf).values()) {
          const shown = same.map(({ html }) => html.replace(STYLE, '')).join();
          const run = scripts.filter((file) => shown.includes(file)).map(read);
          // A script may write a data attribute as a property of `dataset`, without the prefix.
          const words = new Set(
            [shown, ...run]
              .join()
              .replaceAll('data-', '')
              .match(/[\w-]+/g),
          );
          const styles = [...(same[0]?.html ?? '').matchAll(STYLE)].map(([, css = '']) => usedIn(css, words)).join('');
          for (const { file, html } of same) writeFileSync(join(folder, file), withStyles(html, styles));
        }
      },
    },
  };
}

/** The class of a page's view, such as `FilePage`, is the first in the main content. */
const VIEW = /<main[^>]*>\s*<\w+ class="([A-Za-z]+)/;
/** A service has links to the services beside it. */
const SERVICE = / class="Neighbours"/;
const STYLE = /<style[^>]*>(.+?)<\/style>/gs;

/** The page with these styles in the place of its first style element, and without the others. */
function withStyles(html: string, styles: string): string {
  const first = html.search(STYLE);
  const rest = html.replace(STYLE, '');
  return first < 0 ? html : `${rest.slice(0, first)}<style>${styles}</style>${rest.slice(first)}`;
}

/**
 * The styles without the selectors that name a class of a style module, such as `Section-title`, which is not in use, or
 * a data attribute of such a class.
 */
export function usedIn(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => namesIn(selector).every((name) => words.has(name)));
    if (used.length === 0) removeWithEmptyParents(rule);
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  return root.toString();
}

/**
 * The classes that a selector needs, and the data attribute after each, without its prefix, and its value. A negation
 * matches elements without the name.
 */
function namesIn(selector: string): string[] {
  const needed = selector.replace(/:not\([^)]*\)/g, '');
  const names = needed.matchAll(/\.([A-Z][\w-]*)(?:\[data-([\w-]+)(?:="?([\w-]+))?)?/g);
  return [...names].flatMap(([, ...found]) => found.filter((one) => one !== undefined));
}

function removeWithEmptyParents(node: postcss.Node): void {
  const { parent } = node;
  if (parent?.type === 'atrule' && parent.nodes?.length === 1) removeWithEmptyParents(parent);
  else node.remove();
}
