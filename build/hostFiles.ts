import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { headersFile, type ServerSite, serverConfig } from './hostConfigs.ts';
import { takeOutIslandLoader } from './islandLoader.ts';
import { responseHeaders } from './responseHeaders.ts';
import { hashInline, type InlineHashes, securityPolicy } from './securityPolicy.ts';
import { slimStyles } from './slimStyles.ts';

/** The folder of the files that are named by their content. */
const ASSETS = '_astro';

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest|md|vcf)$/;

/**
 * After the build: each page's own styles and no others; the security policy,
 * first in every page's head, and with the other headers in what each host reads; then
 * each text file compressed once, as well as can be, for the hosts that serve
 * what is there.
 * @param origin The one other origin that the pages may speak to.
 */
export function hostFiles(origin?: string): AstroIntegration {
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
        const assets = `${base}/${ASSETS}/`;
        const all: InlineHashes = { scripts: new Set(), styles: new Set() };
        for (const page of list().filter((file) => file.endsWith('.html'))) {
          const hashes = finishPage(folder, page, assets, origin);
          for (const one of hashes.scripts) all.scripts.add(one);
          for (const one of hashes.styles) all.styles.add(one);
        }
        const headers = responseHeaders(all, origin);
        const immutable = list()
          .filter((file) => file.startsWith(`${ASSETS}/`) && statSync(join(folder, file)).isFile())
          .map((file) => `${base}/${file}`);
        writeFileSync(join(folder, '_headers'), headersFile(headers, immutable));
        // Cloudflare compresses by itself, and would serve these as files of their own.
        writeFileSync(join(folder, '.assetsignore'), '*.br\n*.gz\n');
        writeServerConfigs(new URL('deploy/ready/', root), { host: new URL(address).hostname, base, headers });
        for (const file of list().filter((file) => COMPRESSIBLE.test(file))) compress(join(folder, file));
      },
    },
  };
}

/** Leaves in the page what it is read by, and puts the policy where it covers all that follows it. */
function finishPage(folder: string, page: string, assets: string, origin?: string): InlineHashes {
  const path = join(folder, page);
  const built = readFileSync(path, 'utf8');
  const scripts = readdirSync(join(folder, ASSETS))
    .filter((file) => file.endsWith('.js') && built.includes(file))
    .map((file) => readFileSync(join(folder, ASSETS, file), 'utf8'));
  const { html, loader } = takeOutIslandLoader(slimStyles(built, scripts.join('\n')), assets);
  if (loader) writeFileSync(join(folder, ASSETS, loader.name), loader.code);
  const hashes = hashInline(html, page);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${securityPolicy(hashes, origin)}">`;
  writeFileSync(path, html.replace('<head>', `<head>${meta}`));
  return hashes;
}

/** For a server of one's own, with the site in the usual folder. */
function writeServerConfigs(folder: URL, site: Pick<ServerSite, 'host' | 'base' | 'headers'>): void {
  mkdirSync(folder, { recursive: true });
  for (const server of ['Caddyfile', 'nginx.conf'] as const) {
    writeFileSync(new URL(server, folder), serverConfig(server, { ...site, port: '80', folder: `/srv/${site.host}` }));
  }
}

function compress(path: string): void {
  const content = readFileSync(path);
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
