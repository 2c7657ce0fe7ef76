import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressTexts } from './compress.ts';
import { headersFile, type ServerSite, serverConfig } from './hostConfigs.ts';
import { writePolicies } from './pagePolicies.ts';
import { type Promises, responseHeaders } from './responseHeaders.ts';

/**
 * After the build, writes the security policy into every page, and the response headers into the files that the hosts
 * read. Then compresses each text file.
 * @param hasReceiver Whether the owner's own server also receives the messages of the contact form.
 */
export function hostFiles(promises: Promises, hasReceiver: boolean): AstroIntegration {
  let base = '';
  let address = '';
  let root = new URL('file:///');
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
        address = config.site ?? '';
        root = config.root;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const hashes = writePolicies(folder, filesIn(folder), promises);
        const headers = responseHeaders(hashes, promises);
        const { hostname } = new URL(address);
        const site = {
          host: hostname,
          port: '80',
          folder: `/srv/${hostname}`,
          base,
          headers,
          receiver: hasReceiver ? RECEIVER : undefined,
        };
        writeFileSync(join(folder, '_headers'), headersFile(headers, base, filesIn(folder)));
        // Without this list, Cloudflare would publish the compressed files and `.htaccess`, which it does not need.
        writeFileSync(join(folder, '.assetsignore'), '*.br\n*.gz\n.htaccess\n');
        writeFileSync(join(folder, '.htaccess'), serverConfig('htaccess', site));
        // Builds into other folders are for tests and measurements, which need no files in `deploy/ready/`.
        if (!process.env.SITE_DIST) writeServerConfigs(new URL('deploy/ready/', root), site);
        compressTexts(folder, filesIn(folder));
      },
    },
  };
}

/** The paths of all files in a folder, relative to the folder. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

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
