import type { Plugin } from 'vite';

const RENDERER = '@astrojs/react/client.js';

/**
 * Removes React's client entry from a build whose only other entries are page scripts. In such a build no page has an
 * island (`client:*`), but Astro would publish the entry, with React, although nothing loads it.
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
