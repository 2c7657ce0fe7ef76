import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';

/** The folder of the files that are generated from the owner's files. All code imports them from here. */
export const GENERATED = '.astro';

/**
 * Generates files before Astro starts. A build has its own folder, and its imports lead there: a build that runs beside
 * an open editor must not change the files that the editor shows.
 * @param write Writes the files into a folder.
 */
export function generated(write: (folder: string) => Promise<void>): AstroIntegration {
  return {
    name: 'generated',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command !== 'build') return write(GENERATED);
        const folder = `${GENERATED}/build`;
        await write(folder);
        const replacement = `${resolve(folder).replaceAll(sep, '/')}/`;
        updateConfig({ vite: { resolve: { alias: [{ find: /^(?:\.\.\/)+\.astro\//, replacement }] } } });
      },
    },
  };
}
