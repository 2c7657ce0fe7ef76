import type { AstroIntegration } from 'astro';
import type { Content } from '../src/content/read.ts';
import { chosenLegalPages } from '../src/legalPages/legalPage.ts';

/**
 * Adds the route of the pages about the site itself (privacy, accessibility). A build has the route only if the owner
 * chose such a page. In development the route always exists, because the choice may change at any time. An ordinary
 * route file in `src/pages` would change how the build divides the styles of all other pages.
 */
export function legalPages({ site }: Content): AstroIntegration {
  return {
    name: 'legalPages',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'build' && chosenLegalPages(site.pages).length === 0) return;
        // A rest parameter, because `[service]` is already the pattern for a single name.
        injectRoute({
          pattern: '/[...legalPage]',
          entrypoint: new URL('../src/pages/_legalPage.astro', import.meta.url),
        });
      },
    },
  };
}
