import { readFileSync } from 'node:fs';
import type { Header } from './responseHeaders.ts';

/** A file named by its content never changes under its address. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Cloudflare reads no more rules than this in a `_headers` file. */
const MOST_RULES = 100;

/**
 * `_headers`, as Cloudflare and Netlify read it, and `npm start`. Each asset by
 * its name: a rule for their folder would also cover the answer that one is missing.
 * @throws where there are more assets than rules that would be read.
 */
export function headersFile(headers: readonly Header[], assets: readonly string[]): string {
  const rules = [
    ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`)],
    ...assets.map((asset) => [asset, `  Cache-Control: ${IMMUTABLE}`]),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers would have ${rules.length} rules, and Cloudflare reads ${MOST_RULES}.`);
  }
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
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
  return readFileSync(new URL(`../deploy/${server}.in`, import.meta.url), 'utf8').replace(
    /(^[ \t]+)?\{\{(\w+)\}\}/gm,
    (_, indent = '', name) => (all[name] ?? '').replace(/^/gm, indent),
  );
}
