import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../content/reader/read.ts';
import { basePath } from '../lib/links.ts';
import { listedKinds } from '../lib/pageKinds.ts';

const REDIRECTS = '# The build writes the redirects from the former URLs of pages here:\n';

/**
 * Writes what the host files cannot know: the redirects from former URLs of pages, the folders of the lists of pages, and
 * the folder that the site is served from. Hosts without rules for redirects serve a page at the former URL that leads to
 * the present one.
 */
export function writeRedirects(folder: string, address: string, moved: Content['moved']): void {
  const base = basePath(address);
  const rules = moved.map(
    ({ from, to }) => `\tRewriteRule ^${from.slice(1)}(?:[.]html|/)?$ ${to.slice(1)} [R=301,L]\n`,
  );
  const changes = {
    'ErrorDocument 404 /404': `ErrorDocument 404 ${base}/404`,
    'cartoes|': ['cartoes', ...Object.values(listedKinds).map(({ folder }) => folder), ''].join('|'),
    'RewriteBase /\n': `RewriteBase ${base}/\n`,
    [REDIRECTS]: REDIRECTS + rules.join(''),
  };
  let htaccess = readFileSync(join(folder, '.htaccess'), 'utf8');
  for (const [place, text] of Object.entries(changes)) {
    if (!htaccess.includes(place)) throw new Error(`public/.htaccess has no “${place}”, where the build writes.`);
    htaccess = htaccess.replace(place, () => text);
  }
  writeFileSync(join(folder, '.htaccess'), htaccess);
  const lines = moved.map(({ from, to }) => `${from} ${to} 301\n`).join('');
  // FTP servers with TLS can reset the connection of an empty file.
  writeFileSync(join(folder, '_redirects'), lines || '# No page has a former URL.\n');
  for (const { from, to } of moved) {
    const file = join(folder, `${from}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(from, address + to, base + to));
  }
}

/** Whether a built page only leads from a former URL of a page to the present one. */
export const isRedirect = (html: string | Buffer): boolean => html.includes('<meta http-equiv="refresh"');

const redirectPage = (from: string, url: string, path: string) => `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A página ${from} mudou de endereço</title>
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
