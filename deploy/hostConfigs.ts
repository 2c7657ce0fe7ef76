import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type Move, redirectLines, type Server } from './redirects.ts';
import { DRAWING_POLICY, type Header, POLICY } from './responseHeaders.ts';

/** The folder of the files with a content hash in their name. */
const ASSETS = '_astro';

/** The `Cache-Control` of files with a content hash in their name, which never change at their URL. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The extensions of the files that the build compresses, as a part of a regular expression. */
export const COMPRESSIBLE = 'html|js|css|svg|xml|txt|json|webmanifest|md|vcf';

/** The maximum number of rules that Cloudflare reads in a `_headers` file. */
const MOST_RULES = 100;

/** MIME types that some hosts, also `npm start`, do not know, know by an older name, or send without a charset. */
const TYPES: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

/**
 * The paths of share cards and icons, which other sites show in link previews. The pattern works in JavaScript, Caddy,
 * nginx and Apache.
 */
const SHARED = '(?:cartoes/.+|[^/]+)[.](?:png|svg)$';
const RESOURCE_POLICY = 'Cross-Origin-Resource-Policy';

/** The start of the paths that need only one rule: of the share cards, and of pictures. */
const FOLDER = new RegExp(`^(?:cartoes/|${ASSETS}/(?=[^/]+[.](?:avif|webp)$))`);

/**
 * The `_headers` file, which Cloudflare, Netlify and `npm start` read. Each asset that is not a picture has its own rule:
 * one rule for `_astro` also makes the 404 of a missing asset immutable.
 * @param files The built files, in any order, as paths within the built folder; with
 *   backslashes on Windows. Hosts serve the folder under `base`.
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
    // `!` removes the value that the rule `/*` gives a header; otherwise Cloudflare would send both values.
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
    ...(file.endsWith('.svg') ? [[POLICY, DRAWING_POLICY] as const] : []),
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
  ];
}

/** The values for the template of a server's configuration. */
export type ServerSite = {
  /** The host name, such as `example.org`, or `:8080` for any host name. */
  host: string;
  port: string;
  /** The built site: a path on the server. */
  folder: string;
  /** The path under which the site is served: `''`, or `/folder`. */
  base: string;
  headers: readonly Header[];
  /** The built files, as paths within the built folder; with backslashes on Windows. */
  files: readonly string[];
  moved: readonly Move[];
};

const headerLines: Record<Server, (header: Header) => string[]> = {
  Caddyfile: ([name, value]) => [`header ${name} "${value}"`],
  // nginx would send two values of these headers, so its template chooses the value.
  'nginx.conf': ([name, value]) =>
    name === RESOURCE_POLICY || name === POLICY ? [] : [`add_header ${name} "${value}" always;`],
  // In Apache, a percent sign in a value starts a variable.
  htaccess: ([name, value]) => [
    `Header unset ${name} env=OWN`,
    `Header always set ${name} "${value.replaceAll('%', '%%')}" env=OWN`,
  ],
};

/** A complete configuration for a self-hosted server, or for a folder on Apache or LiteSpeed. */
export function serverConfig(server: Server, { headers, files, moved, ...values }: ServerSite): string {
  const { base } = values;
  const all: Record<string, string> = {
    ...values,
    ...folderPatterns(files),
    moved: redirectLines(server, base, moved),
    immutable: IMMUTABLE,
    shared: SHARED,
    compressible: COMPRESSIBLE,
    resourcePolicy: new Map(headers).get(RESOURCE_POLICY) ?? '',
    policy: new Map(headers).get(POLICY) ?? '',
    drawingPolicy: DRAWING_POLICY,
    headers: headers.flatMap(headerLines[server]).join('\n'),
  };
  return readFileSync(new URL(`./${server}.in`, import.meta.url), 'utf8')
    .replace(/^.*\{\{#(\w+)\}\}\n([\s\S]*?)^.*\{\{\/\1\}\}\n/gm, (_, name, part) => (all[name] ? part : ''))
    .replace(/(^[ \t]+)?\{\{(\w+)\}\}/gm, (_, indent = '', name) => (all[name] ?? '').replace(/^/gm, indent));
}

/** Regular expressions for the folders of the built site: all of them, those without pages, and those with pages. */
function folderPatterns(files: readonly string[]): Record<string, string> {
  const nested = files.map((path) => path.replaceAll('\\', '/').split('/')).filter((parts) => parts.length > 1);
  const namesOf = (some: string[][]) => [...new Set(some.map(([folder = '']) => folder.replace('.', '[.]')))].sort();
  const folders = namesOf(nested);
  const lists = namesOf(nested.filter((parts) => parts.at(-1)?.endsWith('.html')));
  return {
    folders: folders.join('|'),
    assetFolders: folders.filter((folder) => !lists.includes(folder)).join('|'),
    lists: lists.join('|'),
    inList: lists.length > 0 ? `(?:(?:${lists.join('|')})/)?` : '',
  };
}
