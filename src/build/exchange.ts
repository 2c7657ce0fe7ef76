import { existsSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Puts the site that was built into its folder. The build writes another folder, so an open server has whole pages at
 * every moment, and a build that fails changes nothing.
 * @param folder The folder of the site.
 */
export function exchange(folder: string): AstroIntegration {
  const old = `${folder}-antigo`;
  return {
    name: 'exchange',
    hooks: {
      'astro:build:done': ({ dir }) => {
        rmSync(old, { recursive: true, force: true });
        if (existsSync(folder)) renameSync(folder, old);
        renameSync(fileURLToPath(dir), folder);
        rmSync(old, { recursive: true, force: true });
      },
    },
  };
}
