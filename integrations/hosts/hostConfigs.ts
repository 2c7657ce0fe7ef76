import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Header } from './responseHeaders.ts';

/** The folder of the files that are named by their content. */
export const ASSETS = '_astro';

/** A file named by its content never changes under its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cloudflare reads no more rules than this in a `_headers` file. */
const MOST_RULES = 100;

/** Types that a host's own table may leave out, know by an older name, or tell without their letters, as `npm start`'s does. */
const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

/**
 * `_headers`, as Cloudflare and Netlify read it, and `npm start`. Each asset by
 * its name: a rule for their folder would also cover the answer that one is missing.
 * @param files What was built, by its path within the folder that is served under `base`.
 * @throws where there are more files with a header of their own than rules that would be read.
 */
export function headersFile(headers: readonly Header[], base: string, files: readonly string[]): string {
  const own = files.flatMap((file) => {
    const header = ownHeader(file);
    return header ? [rule(`${base}/${file}`, [header])] : [];
  });
  const rules = [rule('/*', headers), ...own];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers would have ${rules.length} rules, and Cloudflare reads ${MOST_RULES}.`);
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

/** What a server's configuration is filled in with. */
export type ServerSite = {
  /** Its host's name, `example.org`, or `:8080` for any. */
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

/** A whole configuration for a server of one's own. */
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
