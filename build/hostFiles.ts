import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { takeOutIslandLoader } from './islandLoader.ts';
import { hashInline, type InlineHashes, securityPolicy } from './securityPolicy.ts';
import { slimStyles } from './slimStyles.ts';

/** The folder of the files that are named by their content. */
const ASSETS = '_astro';

/** Sent with every answer, whatever the page. */
const HEADERS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
};

const COMPRESSIBLE = /\.(?:html|js|css|svg|xml|txt|json|webmanifest|md|vcf)$/;

/**
 * After the build: each page's own styles and no others; the security policy,
 * first in every page's head and in `_headers` for the hosts that read it; then
 * each text file compressed once, as well as can be, for the hosts that serve
 * what is there.
 */
export function hostFiles(): AstroIntegration {
  let assets = '';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = `${config.base.replace(/\/$/, '')}/${ASSETS}/`;
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const all: InlineHashes = { scripts: new Set(), styles: new Set() };
        for (const page of list().filter((file) => file.endsWith('.html'))) {
          const hashes = finishPage(folder, page, assets);
          for (const one of hashes.scripts) all.scripts.add(one);
          for (const one of hashes.styles) all.styles.add(one);
        }
        writeFileSync(join(folder, '_headers'), headersFile(all));
        for (const file of list().filter((file) => COMPRESSIBLE.test(file))) compress(join(folder, file));
      },
    },
  };
}

/** Leaves in the page what it is read by, and puts the policy where it covers all that follows it. */
function finishPage(folder: string, page: string, assets: string): InlineHashes {
  const path = join(folder, page);
  const built = readFileSync(path, 'utf8');
  const scripts = readdirSync(join(folder, ASSETS))
    .filter((file) => file.endsWith('.js') && built.includes(file))
    .map((file) => readFileSync(join(folder, ASSETS, file), 'utf8'));
  const { html, loader } = takeOutIslandLoader(slimStyles(built, scripts.join('\n')), assets);
  if (loader) writeFileSync(join(folder, ASSETS, loader.name), loader.code);
  const hashes = hashInline(html, page);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${securityPolicy(hashes)}">`;
  writeFileSync(path, html.replace('<head>', `<head>${meta}`));
  return hashes;
}

/** In the form that Cloudflare and Netlify read, and `npm start`. */
function headersFile(hashes: InlineHashes): string {
  const headers = {
    // A page's own meta cannot deny framing.
    'Content-Security-Policy': `${securityPolicy(hashes)}; frame-ancestors 'none'`,
    ...HEADERS,
  };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n`;
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
