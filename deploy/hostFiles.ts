import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { budgets } from '../budgets.ts';
import { allowed } from '../src/contactForm/delivery.ts';
import type { Content } from '../src/content/read.ts';
import { compressTexts } from './compress.ts';
import { filesIn } from './filesIn.ts';
import { writeMoves } from './moves.ts';
import { withPolicy } from './policy.ts';

/**
 * After the build, completes the copies of the host files, writes each page's policy, and compresses each text file.
 * Tells the owner about pages that are larger than their limit.
 */
export function hostFiles({ site, moved }: Content): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        writeMoves(folder, site.address, moved);
        const files = filesIn(folder);
        for (const page of files.filter((file) => file.endsWith('.html'))) {
          const path = join(folder, page);
          writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), page, allowed(site)));
        }
        for (const [file, size] of await compressTexts(folder, files))
          if (file.endsWith('.html') && size > budgets.page) logger.warn(tooLarge(file));
      },
    },
  };
}

/** The notice about a page that is larger than its limit. */
const tooLarge = (file: string) =>
  `A página /${file.replace(/(?:index)?\.html$/, '')} passa de ${budgets.page / 1000} kB, e demora em redes lentas. Leve uma parte dela a outra página.`;
