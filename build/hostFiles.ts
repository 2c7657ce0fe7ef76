import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { ASSETS, headersFile, type ServerSite, serverConfig } from './hostConfigs.ts';
import { takeOutIslandLoader } from './islandLoader.ts';
import { responseHeaders } from './responseHeaders.ts';
import { hashDrawing, hashInline, type InlineHashes, securityPolicy } from './securityPolicy.ts';
import { slimMarkup } from './slimMarkup.ts';
import { slimStyles } from './slimStyles.ts';

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
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const assets = `${base}/${ASSETS}/`;
        const all: InlineHashes = { scripts: new Set(), styles: new Set() };
        const scripts = readScripts(join(folder, ASSETS));
        for (const page of list().filter((file) => file.endsWith('.html'))) {
          const hashes = await finishPage(folder, page, { assets, scripts, origin });
          for (const one of hashes.scripts) all.scripts.add(one);
          for (const one of hashes.styles) all.styles.add(one);
        }
        // The icon opened by itself: in a tab or a picture no browser holds its style to a policy (Chromium 156, Firefox 153).
        for (const drawing of list().filter((file) => file.endsWith('.svg'))) {
          for (const one of hashDrawing(readFileSync(join(folder, drawing), 'utf8'))) all.styles.add(one);
        }
        const headers = responseHeaders(all, origin);
        const files = list().filter((file) => statSync(join(folder, file)).isFile());
        writeFileSync(join(folder, '_headers'), headersFile(headers, base, files));
        // Cloudflare compresses by itself, and would serve these as files of their own.
        writeFileSync(join(folder, '.assetsignore'), '*.br\n*.gz\n');
        // A site that is built elsewhere is tried out, and not served.
        if (!process.env.SITE_DIST)
          writeServerConfigs(new URL('deploy/ready/', root), { host: new URL(address).hostname, base, headers });
        for (const file of list().filter((file) => COMPRESSIBLE.test(file))) compress(join(folder, file));
      },
    },
  };
}

type Script = { name: string; code: string };

/** The scripts that pages may link, read once for all of them. */
function readScripts(folder: string): Script[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }));
}

/** Leaves in the page what it is read by, and puts the policy where it covers all that follows it. */
async function finishPage(
  folder: string,
  file: string,
  { assets, scripts, origin }: { assets: string; scripts: readonly Script[]; origin: string | undefined },
): Promise<InlineHashes> {
  const path = join(folder, file);
  const built = readFileSync(path, 'utf8');
  const linked = scripts.filter(({ name }) => built.includes(name)).map(({ code }) => code);
  const { html: page, loader } = takeOutIslandLoader(slimStyles(built, linked.join('\n')), assets);
  if (loader) writeFileSync(join(folder, ASSETS, loader.name), loader.code);
  const html = await slimMarkup(page);
  const hashes = hashInline(html, file);
  const meta = `<meta http-equiv=Content-Security-Policy content="${securityPolicy(hashes, origin)}">`;
  if (!html.includes('<meta charset'))
    throw new Error(`${file} has no <meta charset>, which its policy stands before.`);
  writeFileSync(path, html.replace('<meta charset', `${meta}<meta charset`));
  return hashes;
}

/** For a server of one's own, with the site in the usual folder. */
function writeServerConfigs(folder: URL, site: Pick<ServerSite, 'host' | 'base' | 'headers'>): void {
  mkdirSync(folder, { recursive: true });
  for (const server of ['Caddyfile', 'nginx.conf'] as const) {
    writeFileSync(new URL(server, folder), serverConfig(server, { ...site, port: '80', folder: `/srv/${site.host}` }));
  }
}

/**
 * Ways to write the distances between repetitions, as [direct codes, postfix bits].
 * Which is the shortest differs from page to page, by up to sixty bytes.
 */
const DISTANCES = [
  [0, 0],
  [8, 0],
  [0, 1],
  [16, 2],
] as const;

function compress(path: string): void {
  const content = readFileSync(path);
  const ways = path.endsWith('.html') ? DISTANCES : DISTANCES.slice(0, 1);
  const [shortest] = ways.map((way) => brotli(content, way)).sort((one, other) => one.length - other.length);
  if (shortest) writeFileSync(`${path}.br`, shortest);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}

function brotli(content: Buffer, [direct, postfix]: (typeof DISTANCES)[number]): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
    },
  });
}
