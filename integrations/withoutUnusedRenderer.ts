import type { Plugin } from 'vite';

const RENDERER = '@astrojs/react/client.js';

/**
 * Leaves React's client entry out of a build whose only other entries are scripts of pages. No page then has an island
 * (`client:*`), and Astro would publish the entry, with React, although nothing loads it.
 */
export function withoutUnusedRenderer(): Plugin {
  return {
    name: 'without-unused-renderer',
    apply: 'build',
    options(options) {
      const { input } = options;
      if (!Array.isArray(input) || !input.includes(RENDERER)) return null;
      const others = input.filter((entry) => entry !== RENDERER);
      return others.every((entry) => entry.includes('?astro&type=script')) ? { ...options, input: others } : null;
    },
  };
}
