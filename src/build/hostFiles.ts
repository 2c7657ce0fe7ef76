import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { allowed } from '../contactForm/delivery.ts';
import type { Content } from '../content/read.ts';
import { basePath } from '../lib/links.ts';
import { filesIn } from './filesIn.ts';
import { writeMoves } from './moves.ts';
import { withPolicy } from './policy.ts';

const TEXT = /[.](?:html|js|css|svg|xml|txt|json|webmanifest|md|vcf)$/;

/**
 * After the build, completes the copies of the host files, writes each page's policy, and compresses each text file.
 */
export function hostFiles({ site, moved }: Content): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeMoves(folder, site.address, moved);
        const files = filesIn(folder);
        const isBuilt = (url: string) => existsSync(join(folder, url.slice(basePath(site.address).length)));
        for (const page of files.filter((file) => file.endsWith('.html'))) {
          const path = join(folder, page);
          writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), page, allowed(site), isBuilt));
        }
        await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(folder, file))));
      },
    },
  };
}

/** Writes the brotli and gzip forms of a file beside it, at the highest level. */
async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
