import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { allowed } from '../src/contactForm/delivery.ts';
import type { Content } from '../src/content/read.ts';
import { basePath } from '../src/lib/links.ts';
import { compressTexts } from './compress.ts';
import { filesIn } from './filesIn.ts';
import { headersFile, type ServerSite, serverConfig } from './hostConfigs.ts';
import { writePolicies } from './pagePolicies.ts';
import { redirectsFile, writeMovedPages } from './redirects.ts';
import { responseHeaders } from './responseHeaders.ts';

/**
 * After the build, writes the security policy into every page, and the response headers into the files that the hosts
 * read. Then compresses each text file.
 */
export function hostFiles({ site, moved }: Content): AstroIntegration {
  return {
    name: 'host-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        if (process.env.SITE_HOST === GITHUB) writeMovedPages(folder, site.address, moved);
        const promises = { ...allowed(site), subdomains: site.security.subdomains };
        const headers = responseHeaders(writePolicies(folder, filesIn(folder), promises), promises);
        const { hostname } = new URL(site.address);
        const base = basePath(site.address);
        const server = {
          host: hostname,
          port: '80',
          folder: `/srv/${hostname}`,
          base,
          headers,
          files: filesIn(folder),
          moved,
        };
        writeFileSync(join(folder, '_headers'), headersFile(headers, base, filesIn(folder)));
        if (moved.length > 0) writeFileSync(join(folder, '_redirects'), redirectsFile(base, moved));
        // Without this list, Cloudflare would publish the compressed files and all hidden files.
        writeFileSync(join(folder, '.assetsignore'), '*.br\n*.gz\n.*\n!.well-known\n');
        writeFileSync(join(folder, '.htaccess'), serverConfig('htaccess', server));
        // Builds into other folders are for tests, which need no files in `deploy/ready/`.
        if (!process.env.SITE_DIST) writeServerConfigs(new URL('./ready/', import.meta.url), server);
        await compressTexts(folder, filesIn(folder));
      },
    },
  };
}

/** The value of `SITE_HOST` for GitHub Pages, the only host that has no rules for redirects. */
const GITHUB = 'github-pages';

/** Writes the configurations for self-hosted servers. */
function writeServerConfigs(folder: URL, site: ServerSite): void {
  mkdirSync(folder, { recursive: true });
  for (const server of ['Caddyfile', 'nginx.conf'] as const) {
    writeFileSync(new URL(server, folder), serverConfig(server, site));
  }
}
