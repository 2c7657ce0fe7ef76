import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Header } from './responseHeaders.ts';

/** The folder of the files with a content hash in their name. */
const ASSETS = '_astro';

/** A file with a content hash in its name never changes at its address. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The endings of the files that the build compresses, as a part of a regular expression. */
export const COMPRESSIBLE = 'html|js|css|svg|xml|txt|json|webmanifest|md|vcf';

/** Cloudflare reads no more rules than this in a `_headers` file. */
const MOST_RULES = 100;

/** MIME types that a host may not know, may know by an older name, or may send without a charset, as `npm start` would. */
const TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

/** Share cards and icons: other sites show them, in the preview of a link. For JavaScript, Caddy, nginx and Apache. */
const SHARED = '(?:cartoes/.+|[^/]+)[.](?:png|ico|svg)$';
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** Folders that need only one rule: the share cards, and assets in a folder that has a hash in its name itself. */
const FOLDER = new RegExp(`^(?:cartoes|${ASSETS}/[^/]+[.][^/]+)/`);

/**
 * The `_headers` file, which Cloudflare, Netlify and `npm start` read. Each asset has a
 * rule of its own: a rule for their folder would also make the 404 of a missing asset immutable.
 * @param files The built files, in any order, by their path within the folder that is served under `base`; with
 *   backslashes on Windows.
 * @throws if there are more rules than Cloudflare reads.
 */
export function headersFile(headers: readonly Header[], base: string, files: readonly string[]): string {
  const rules = new Map([['/*', headers]]);
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    const own = ownHeaders(file);
    const [folder] = FOLDER.exec(file) ?? [];
    if (own.length > 0) rules.set(`${base}/${folder ? `${folder}*` : file}`, own);
  }
  if (rules.size > MOST_RULES) {
    throw new Error(`_headers would have ${rules.size} rules, but Cloudflare reads only ${MOST_RULES}.`);
  }
  const general = new Set(headers.map(([name]) => name));
  const lines = [...rules].map(([path, own]) => [
    path,
    // Cloudflare would send both values of a header. `!` removes the general one.
    ...own.filter(([name]) => own !== headers && general.has(name)).map(([name]) => `  ! ${name}`),
    ...own.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.map((rule) => rule.join('\n')).join('\n\n')}\n`;
}

function ownHeaders(file: string): Header[] {
  const type = TYPES[extname(file)];
  return [
    ...(file.startsWith(`${ASSETS}/`) ? [['Cache-Control', IMMUTABLE] as const] : []),
    ...(new RegExp(`^${SHARED}`).test(file) ? [[RESOURCE_POLICY, 'cross-origin'] as const] : []),
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
  ];
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
  /** Where the receiver of the contact form listens (`npm run receiver`), if the site has one beside the server. */
  receiver?: string | undefined;
};

/** The servers whose configuration is made at each build, from the template of that name in `deploy/`. */
export type Server = 'Caddyfile' | 'nginx.conf' | 'htaccess' | 'contato.service';

const headerLines: Record<Server, (header: Header) => string[]> = {
  'contato.service': () => [],
  Caddyfile: ([name, value]) => [`header ${name} "${value}"`],
  // nginx sends both values of a header, so its template chooses this one.
  'nginx.conf': ([name, value]) => (name === RESOURCE_POLICY ? [] : [`add_header ${name} "${value}" always;`]),
  // In Apache's values, a percent sign begins a variable.
  htaccess: ([name, value]) => [
    `Header unset ${name} env=OWN`,
    `Header always set ${name} "${value.replaceAll('%', '%%')}" env=OWN`,
  ],
};

/** A complete configuration for a self-hosted server, or for a folder on Apache or LiteSpeed. */
export function serverConfig(server: Server, { headers, receiver = '', ...values }: ServerSite): string {
  const all: Record<string, string> = {
    ...values,
    receiver,
    immutable: IMMUTABLE,
    shared: SHARED,
    compressible: COMPRESSIBLE,
    resourcePolicy: new Map(headers).get(RESOURCE_POLICY) ?? '',
    headers: headers.flatMap(headerLines[server]).join('\n'),
  };
  return readFileSync(new URL(`../../deploy/${server}.in`, import.meta.url), 'utf8')
    .replace(/^.*\{\{#receiver\}\}\n([\s\S]*?)^.*\{\{\/receiver\}\}\n/gm, receiver ? '$1' : '')
    .replace(/(^[ \t]+)?\{\{(\w+)\}\}/gm, (_, indent = '', name) => (all[name] ?? '').replace(/^/gm, indent));
}
