import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { COMPRESSIBLE, headersFile, type ServerSite, serverConfig } from './hostConfigs.ts';
import { type Promises, responseHeaders } from './responseHeaders.ts';
import { type Allowed, hashDrawing, hashInline, type InlineHashes, securityPolicy } from './securityPolicy.ts';

/**
 * After the build, writes the security policy into every page, and the policy
 * with the other headers into each host's own file; then compresses each text
 * file at the highest level, for hosts that serve precompressed files.
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
        const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const all: InlineHashes = { scripts: new Set(), styles: new Set() };
        for (const page of list().filter((file) => file.endsWith('.html'))) {
          const hashes = writePolicy(join(folder, page), page, promises);
          for (const one of hashes.scripts) all.scripts.add(one);
          for (const one of hashes.styles) all.styles.add(one);
        }
        // Needed only if an icon is opened as a document: Chromium 156 and Firefox 153 do not check the styles of
        // favicons and images.
        for (const drawing of list().filter((file) => file.endsWith('.svg'))) {
          for (const one of hashDrawing(readFileSync(join(folder, drawing), 'utf8'))) all.styles.add(one);
        }
        const headers = responseHeaders(all, promises);
        const files = list().filter((file) => statSync(join(folder, file)).isFile());
        writeFileSync(join(folder, '_headers'), headersFile(headers, base, files));
        // Cloudflare compresses by itself, and would publish the compressed files as separate files.
        writeFileSync(join(folder, '.assetsignore'), '*.br\n*.gz\n.htaccess\n');
        const { hostname } = new URL(address);
        const site = {
          host: hostname,
          port: '80',
          folder: `/srv/${hostname}`,
          base,
          headers,
          receiver: hasReceiver ? RECEIVER : undefined,
        };
        writeFileSync(join(folder, '.htaccess'), serverConfig('htaccess', site));
        // A build into another folder is for tests, which need no server configurations.
        if (!process.env.SITE_DIST) writeServerConfigs(new URL('deploy/ready/', root), site);
        const compressible = new RegExp(`[.](?:${COMPRESSIBLE})$`);
        for (const file of list().filter((file) => compressible.test(file))) compress(join(folder, file));
      },
    },
  };
}

/** The host and port where `npm run receiver` listens. */
const RECEIVER = '127.0.0.1:8787';

/**
 * The start of each page. Browsers look for the charset only in the first 1,024 bytes, so it precedes the long policy.
 */
const HEAD = '<head><meta charset="utf-8">';

/** Writes a page's policy at the start of its head, because the policy applies only to the elements after it. */
function writePolicy(path: string, file: string, allowed: Allowed): InlineHashes {
  const html = readFileSync(path, 'utf8');
  if (!html.includes(HEAD)) throw new Error(`${file} has no ${HEAD} to put its security policy after.`);
  const hashes = hashInline(html, file);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${securityPolicy(hashes, allowed)}">`;
  writeFileSync(path, html.replace(HEAD, HEAD + meta));
  return hashes;
}

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

/** Writes a file's brotli and gzip versions beside it. */
export function compress(path: string): void {
  const content = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
