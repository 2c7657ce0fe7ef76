import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const RENDERER = fileURLToPath(import.meta.resolve('@astrojs/react/client.js'));

/**
 * Removes React's client entry from a site without islands (`client:*`): Astro always builds it, but no page would load it.
 * The entry and an island both need React: then one imports the other's file, or both import a third one.
 */
export function withoutUnusedRenderer(): Plugin {
  return {
    name: 'without-unused-renderer',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === RENDERER);
      const isImported = chunks.some(({ imports }) => entry && imports.includes(entry.fileName));
      if (entry?.imports.length === 0 && !isImported) delete bundle[entry.fileName];
    },
  };
}
