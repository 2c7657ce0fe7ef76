import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { basePath } from '../src/lib/links.ts';
import type { Move } from './hostConfigs.ts';

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
