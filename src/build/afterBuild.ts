import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { allowed } from '../contactForm/delivery.ts';
import type { Content } from '../content/reader/read.ts';
import { filesIn } from './filesIn.ts';
import { withPolicy } from './policy.ts';
import { ANSWER, writeReceiver } from './receiver.ts';
import { writeRedirects } from './redirects.ts';

const TEXT = /[.](?:html|js|css|svg|xml|txt|json|webmanifest|md|vcf)$/;

/**
 * After the build, completes the host files, writes each page's policy, adds the receiver, if the site has a form and its
 * own host receives the messages, and compresses each text file. Then the built folder becomes the site's.
 * @param site The folder of the site.
 */
export function afterBuild(content: Content, site: string): AstroIntegration {
  const { address, contact } = content.site;
  const hasReceiver = contact.delivery.kind === 'php' && content.form !== undefined;
  return {
    name: 'afterBuild',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        if (hasReceiver) injectRoute(ANSWER);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        writeRedirects(folder, address, content.moved);
        for (const page of filesIn(folder).filter((file) => file.endsWith('.html'))) {
          const path = join(folder, page);
          writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), page, allowed(content.site)));
        }
        if (hasReceiver) writeReceiver(folder, content);
        const texts = filesIn(folder).filter((file) => TEXT.test(file));
        await Promise.all(texts.map((file) => compress(join(folder, file))));
        exchange(folder, site);
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

/**
 * Puts a built folder in the place of the site's. The build writes another folder, so an open server has whole pages at
 * every moment, and a build that fails changes nothing.
 */
export function exchange(built: string, site: string): void {
  const old = `${site}-antigo`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(site)) renameSync(site, old);
  renameSync(built, site);
  rmSync(old, { recursive: true, force: true });
}
