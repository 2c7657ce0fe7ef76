import type { AstroIntegration } from 'astro';
import { contentFolder } from '../src/content/folders.ts';
import { lastChangesFile, lastChangesOf } from '../src/content/lastChanges.ts';
import type { Content } from '../src/content/read.ts';
import { keysOf } from '../src/lib/keysOf.ts';
import { writeIfNew } from '../src/look/written.ts';

/**
 * Keeps the days of the last changes, which the next build compares with. Before the build writes anything, because the
 * preflight compares the time of the owner's folder with that of the built site.
 */
export function keepLastChanges(content: Content): AstroIntegration {
  return {
    name: 'last-changes',
    hooks: {
      'astro:build:start': () => {
        const changes = lastChangesOf(content, new Date());
        if (keysOf(changes).length === 0) return;
        writeIfNew(lastChangesFile(contentFolder()), `${JSON.stringify(changes, undefined, 2)}\n`);
      },
    },
  };
}
