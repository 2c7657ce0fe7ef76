import { join } from 'node:path';
import { legalPaths } from '#legalPages/legalPage.ts';
import { slugOf } from '#schema/normalise.ts';
import type { Fault } from './faults.ts';
import type { Read } from './file.ts';
import type { PageContent } from './files/pageKind.ts';
import type { Site } from './files/site.ts';
import { SLUG } from './files/was.ts';
import { type Changes, entriesOf, namesAfter } from './folders.ts';
import { isLaterListPage, kindOf, listedKinds, type PageKindName, pathOf } from './kinds.ts';

/** The pattern of the name of a page's file, right or almost right. Others are not pages. */
export const PAGE_FILE = /\.ya?ml$/i;

/** Slugs that a page at the root cannot have, because the site uses their URLs for something else. */
const TAKEN = [
  ...['index', '404', 'cartoes', 'contato', 'editor'],
  ...listedKinds.flatMap(({ list, folder }) => [list, folder]),
];

/** The fields that the faults of all slugs share. */
const slugFault = {
  field: 'Endereço da página (o nome do arquivo)',
  expected: 'um nome que sirva de endereço: letras minúsculas sem acento, algarismos e hífens, e .yaml no fim',
  todo: 'dê outro endereço à página (ao arquivo, outro nome)',
};

const takenFault = (kind: PageKindName, name: string): Fault => ({
  ...slugFault,
  file: `${kind}/${name}`,
  found: `um nome que o site já usa para outra página: ${slugOf(name)}`,
});

/** The faults of pages at the root whose URL is that of an earlier one, or of a page about the site itself. */
export function takenSlugs(pages: readonly { kind: PageKindName; slug: string }[], chosen: Site['pages']): Fault[] {
  const taken = new Set(legalPaths(chosen));
  return pages.flatMap(({ kind, slug }) => {
    if (kindOf(kind).folder) return [];
    const path = pathOf(kind, slug);
    const isTaken = taken.has(path);
    taken.add(path);
    return isTaken ? takenFault(kind, `${slug}.yaml`) : [];
  });
}

/** Whether the site has something else at a page's URL. `index` is the file of a folder on every host. */
function isTaken(kind: PageKindName, slug: string): boolean {
  return kindOf(kind).folder ? slug === 'index' : TAKEN.includes(slug) || isLaterListPage(`/${slug}`);
}

type PageFile = Read<Pick<PageContent, 'was'>> & { kind: PageKindName; slug: string };

/** The faults of former slugs whose URL is or was that of another page, or is that of the page itself. */
export function takenFormerSlugs(pages: readonly PageFile[], chosen: Site['pages']): Fault[] {
  const present = new Map(pages.map(({ kind, slug, at }) => [pathOf(kind, slug), at([]).file]));
  const former = new Map<string, string>();
  const own = legalPaths(chosen);
  return pages.flatMap(({ kind, data, at }) =>
    (data.was ?? []).flatMap((slug, index): Fault[] => {
      const path = pathOf(kind, slug);
      const ownSite = isTaken(kind, slug) || own.includes(path) ? 'o próprio site' : undefined;
      const other = present.get(path) ?? ownSite ?? former.get(path);
      former.set(path, at([]).file);
      if (!other) return [];
      const expected = `um endereço livre: ${path} já está com ${other}`;
      return [{ ...at(['was', index]), found: `“${slug}”`, expected, todo: 'apague-o desta lista' }];
    }),
  );
}

/** The valid slugs of a kind of page, from its file names. Adds a fault to `faults` for each invalid or taken name. */
export function slugsOf(kind: PageKindName, folder: string, changes: Changes, faults: Fault[]): string[] {
  const there = entriesOf(join(folder, kind)).map(({ name }) => name);
  const files = namesAfter(changes, kind, there)
    .filter((name) => PAGE_FILE.test(name) && !name.startsWith('.'))
    .sort();
  const good: string[] = [];
  for (const name of files) {
    const slug = name.replace(/\.yaml$/, '');
    if (isTaken(kind, slugOf(name))) faults.push(takenFault(kind, name));
    else if (!SLUG.test(slug)) faults.push({ ...slugFault, file: `${kind}/${name}`, found: `o nome “${name}”` });
    else good.push(slug);
  }
  if (kind === 'services' && files.length === 0) {
    const todo = `crie um arquivo, por exemplo copiando um de demo/${kind}`;
    faults.push({ file: kind, found: 'nenhum serviço', expected: 'uma pasta com pelo menos um arquivo .yaml', todo });
  }
  return good;
}
