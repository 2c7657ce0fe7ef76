import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { placeholdersIn } from '../src/content/placeholders.ts';
import type { Finding } from './finding.ts';

/** The facts that the checks need about the built site. */
export type Built = {
  pages: readonly BuiltPage[];
  /** Whether a content file changed after the build. */
  isStale: boolean;
};

export type BuiltPage = { path: string; html: string };

/**
 * Reads a built site. Returns undefined if the site is missing or its build did not finish.
 * @param folder The folder of the built site.
 * @param content The folder of the owner's files.
 */
export function readBuilt(folder: string, content: string): Built | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // Files whose name starts with a dot are for the host only.
  const html = files.filter((file) => file.endsWith('.html') && !file.startsWith('.')).sort();
  // Compression is the last step of a build: a page without a compressed file means that the build stopped early.
  if (html.some((file) => !files.includes(`${file}.br`))) return undefined;
  const pages = html.map((path) => ({
    path: path.replaceAll('\\', '/'),
    html: readFileSync(join(folder, path), 'utf8'),
  }));
  return {
    pages: pages.filter((page) => !isMoved(page.html)),
    isStale: lastChange(content) > statSync(join(folder, 'index.html')).mtimeMs,
  };
}

/** Whether a built page only leads from a former URL of a page to the present one. */
export const isMoved = (html: string | Buffer): boolean => html.includes('<meta http-equiv="refresh"');

/**
 * The time of the last change in a folder, in ms. Includes folders' own times: a deletion changes only those. Hidden
 * files and folders do not count: publishing changes them.
 */
function lastChange(folder: string): number {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !/(?:^|[\\/])\./.test(path),
  );
  return Math.max(...[folder, ...inside.map((path) => join(folder, path))].map((path) => statSync(path).mtimeMs));
}

/** The findings about the built site. If it is missing or out of date, the only finding is that it must be built. */
export function checkBuilt(built: Built | undefined): Finding[] {
  const name = 'a construção do site';
  if (!built || built.isStale) {
    const why = built
      ? 'O site em dist/ é mais antigo do que os seus textos.'
      : 'O site ainda não foi construído: não há dist/, ou ela está pela metade.';
    const todo = 'Antes de tudo, rode `npm run build`; depois, `npm run preflight` outra vez.';
    return [{ name, state: 'missing', found: [why], todo }];
  }
  const count = built.pages.length === 1 ? '1 página' : `${built.pages.length} páginas`;
  return [
    { name, state: 'fine', found: [`O site em dist/ está em dia: ${count}.`], todo: '' },
    checkPages(built.pages),
  ];
}

function checkPages(pages: readonly BuiltPage[]): Finding {
  const name = 'os dados verdadeiros nas páginas';
  const naming = pages.flatMap(({ path, html }) => {
    const names = placeholdersIn(html);
    return names.length > 0 ? [{ path, names }] : [];
  });
  if (naming.length === 0) return { name, state: 'fine', found: ['Nenhuma traz um dado de exemplo.'], todo: '' };
  const todo = 'Troque esses dados com `npm run edit` e rode `npm run build`.';
  return { name, state: 'missing', found: groupByPages(naming, pages.length), todo };
}

/** The page of a built file, for the owner: its name or its URL. */
const pageOf = (path: string): string =>
  ({ 'index.html': 'Página inicial', '404.html': 'Página não encontrada' })[path] ??
  `/${path.replace(/(?:\/index)?\.html$/, '')}`;

/** Groups placeholders by the pages that contain them: one line for each group. The footer's are on all pages. */
function groupByPages(naming: readonly { path: string; names: readonly string[] }[], pages: number): string[] {
  const names = new Set(naming.flatMap((page) => page.names));
  const groups = Map.groupBy(names, (name) => {
    const paths = naming.filter((page) => page.names.includes(name)).map(({ path }) => path);
    return paths.length === pages ? 'Todas as páginas' : paths.map(pageOf).join(', ');
  });
  return [...groups].map(([where, some]) => `${where}: ${some.join(', ')}`);
}
