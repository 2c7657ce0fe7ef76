import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Header } from './responseHeaders.ts';

/** The folder of the files with a content hash in their name. */
export const ASSETS = '_astro';

/** A file with a content hash in its name never changes at its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cloudflare reads no more rules than this in a `_headers` file. */
const MOST_RULES = 100;

/** MIME types that a host may not know, may know by an older name, or may send without a charset, as `npm start` would. */
const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

/**
 * The `_headers` file, which Cloudflare, Netlify and `npm start` read. Each asset has a
 * rule of its own: a rule for their folder would also make the 404 of a missing asset immutable.
 * @param files The built files, by their path within the folder that is served under `base`.
 * @throws if there are more rules than Cloudflare reads.
 */
export function headersFile(headers: readonly Header[], base: string, files: readonly string[]): string {
  const own = files.flatMap((file) => {
    const header = ownHeader(file);
    return header ? [rule(`${base}/${file}`, [header])] : [];
  });
  const rules = [rule('/*', headers), ...own];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers would have ${rules.length} rules, but Cloudflare reads only ${MOST_RULES}.`);
  }
  return `${rules.join('\n\n')}\n`;
}

function ownHeader(file: string): Header | undefined {
  if (file.startsWith(`${ASSETS}/`)) return ['Cache-Control', IMMUTABLE];
  const type = TYPES[extname(file)];
  return type === undefined ? undefined : ['Content-Type', type];
}

function rule(path: string, headers: readonly Header[]): string {
  return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** The values that the template of a server's configuration is filled in with. */
export type ServerSite = {
  /** The host name, such as `example.org`, or `:8080` for any. */
  host: string;
  port: string;
  /** The built site: a path on the server. */
  folder: string;
  /** The path that it is served under: `''`, or `/folder`. */
  base: string;
  headers: readonly Header[];
};

/** The servers whose configuration is made at each build, from the template of that name in `deploy/`. */
export type Server = 'Caddyfile' | 'nginx.conf';

/** A complete configuration for a self-hosted server. */
export function serverConfig(server: Server, { headers, ...values }: ServerSite): string {
  const [before, after] = server === 'Caddyfile' ? ['header ', ''] : ['add_header ', ' always;'];
  const all: Record<string, string> = {
    ...values,
    immutable: IMMUTABLE,
    headers: headers.map(([name, value]) => `${before}${name} "${value}"${after}`).join('\n'),
  };
  return readFileSync(new URL(`../../deploy/${server}.in`, import.meta.url), 'utf8').replace(
    /(^[ \t]+)?\{\{(\w+)\}\}/gm,
    (_, indent = '', name) => (all[name] ?? '').replace(/^/gm, indent),
  );
}
