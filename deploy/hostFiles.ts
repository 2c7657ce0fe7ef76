import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SETTINGS_FILE } from '../receivers/settings.ts';
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
          // Whether the owner's own server also receives the messages of the contact form.
          receiver: site.contact.delivery.kind === 'server' ? RECEIVER : undefined,
        };
        writeFileSync(join(folder, '_headers'), headersFile(headers, base, filesIn(folder)));
        if (moved.length > 0) writeFileSync(join(folder, '_redirects'), redirectsFile(base, moved));
        // Without this list, Cloudflare would publish the compressed files and all hidden files. Its receiver needs one.
        const kept = site.contact.delivery.kind === 'cloudflare' ? ['.well-known', SETTINGS_FILE] : ['.well-known'];
        const ignored = ['*.br', '*.gz', '.*', ...kept.map((name) => `!${name}`)];
        writeFileSync(join(folder, '.assetsignore'), `${ignored.join('\n')}\n`);
        writeFileSync(join(folder, '.htaccess'), serverConfig('htaccess', server));
        // Builds into other folders are for tests and measurements, which need no files in `deploy/ready/`.
        if (!process.env.SITE_DIST) writeServerConfigs(new URL('./ready/', import.meta.url), server);
        await compressTexts(folder, filesIn(folder));
      },
    },
  };
}

/** The value of `SITE_HOST` for GitHub Pages, the only host that has no rules for redirects. */
const GITHUB = 'github-pages';

/** The host and port where `npm run receiver` listens. */
const RECEIVER = '127.0.0.1:8787';

/** Writes the configurations for self-hosted servers. */
function writeServerConfigs(folder: URL, site: ServerSite): void {
  mkdirSync(folder, { recursive: true });
  const service = new URL('contato.service', folder);
  rmSync(service, { force: true });
  for (const server of ['Caddyfile', 'nginx.conf'] as const) {
    writeFileSync(new URL(server, folder), serverConfig(server, site));
  }
  if (site.receiver) writeFileSync(service, serverConfig('contato.service', site));
}
