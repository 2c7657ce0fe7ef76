import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { allowed } from '../contactForm/delivery.ts';
import type { Content } from '../content/read.ts';
import { basePath } from '../lib/links.ts';
import { budgets } from './budgets.ts';
import { filesIn } from './filesIn.ts';
import { writeMoves } from './moves.ts';
import { withPolicy } from './policy.ts';

const TEXT = /[.](?:html|js|css|svg|xml|txt|json|webmanifest|md|vcf)$/;

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
        const isBuilt = (url: string) => existsSync(join(folder, url.slice(basePath(site.address).length)));
        for (const page of files.filter((file) => file.endsWith('.html'))) {
          const path = join(folder, page);
          writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), page, allowed(site), isBuilt));
        }
        const compressed = files
          .filter((file) => TEXT.test(file))
          .map(async (file) => {
            const size = await compress(join(folder, file));
            if (file.endsWith('.html') && size > budgets.page) logger.warn(tooLarge(file));
          });
        await Promise.all(compressed);
      },
    },
  };
}

/**
 * Writes the brotli and gzip forms of a file beside it, at the highest level.
 * @returns the size of the brotli form, in bytes.
 */
async function compress(path: string): Promise<number> {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const small = await promisify(brotliCompress)(content, { params });
  writeFileSync(`${path}.br`, small);
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  return small.length;
}

/** The notice about a page that is larger than its limit. */
const tooLarge = (file: string) =>
  `A página /${file.replace(/(?:index)?\.html$/, '')} passa de ${budgets.page / 1000} kB, e demora em redes lentas. Leve uma parte dela a outra página.`;
