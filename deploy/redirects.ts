import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { basePath } from '../src/lib/links.ts';

/** A former URL of a page and its present one, as paths from the root of the site. */
export type Move = { from: string; to: string };

/** The endings with which a URL leads to its page: none, a slash, or the extension of the page's file. */
const ENDINGS = ['', '/', '.html'];

/** The maximum number of static rules that Cloudflare reads in a `_redirects` file. */
const MOST_REDIRECTS = 2000;

/**
 * The `_redirects` file, which Cloudflare, Netlify and `npm start` read. Cloudflare compares the whole path, so each
 * former URL has a rule for each ending, as far as the limit allows: the rules without an ending are the first.
 * @throws if there are more former URLs than Cloudflare reads rules.
 */
export function redirectsFile(base: string, moved: readonly Move[]): string {
  if (moved.length > MOST_REDIRECTS) {
    throw new Error(`_redirects would have ${moved.length} rules, but Cloudflare reads only ${MOST_REDIRECTS}.`);
  }
  const rules = ENDINGS.flatMap((ending) => moved.map(({ from, to }) => `${base}${from}${ending} ${base}${to} 301\n`));
  return rules.slice(0, MOST_REDIRECTS).join('');
}

/** The configurations that a build writes, named like their templates in `deploy/`. */
export type Server = 'Caddyfile' | 'nginx.conf' | 'htaccess';

const linesOf: Record<Server, (from: string, to: string, base: string) => string[]> = {
  Caddyfile: (from, to) =>
    ENDINGS.flatMap((ending) => [`route ${from}${ending} {`, `\trewrite * ${to}`, '\tredir {uri} 301', '}']),
  'nginx.conf': (from, to) =>
    ENDINGS.flatMap((ending) => [`location = ${from}${ending} {`, `\treturn 301 ${to}$is_args$args;`, '}']),
  // The pattern of a rule starts within the folder of `.htaccess`.
  htaccess: (from, to, base) => [`RewriteRule ^${from.slice(base.length + 1)}(?:[.]html|/)?$ ${to} [E=OWN:1,R=301,L]`],
};

/** The rules for redirects in the configuration of a server. */
export const redirectLines = (server: Server, base: string, moved: readonly Move[]): string =>
  moved.flatMap(({ from, to }) => linesOf[server](base + from, base + to, base)).join('\n');

/** Writes a page at each former URL that leads to the page's present URL, for a host without rules for redirects. */
export function writeMovedPages(folder: string, address: string, moved: readonly Move[]): void {
  for (const { from, to } of moved) {
    const file = join(folder, `${from}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, movedPage(address + to, basePath(address) + to));
  }
}

const movedPage = (url: string, path: string) => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Esta página mudou de endereço</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}">
<meta http-equiv="refresh" content="0; url=${path}">
</head>
<body>
<main>
<h1>Esta página mudou de endereço</h1>
<p><a href="${path}">Ir para o endereço novo</a></p>
</main>
</body>
</html>
`;
