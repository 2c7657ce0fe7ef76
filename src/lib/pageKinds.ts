import { keysOf } from './keysOf.ts';

/**
 * The kinds whose pages are in a list, with the slug of the list, the folder of the pages' URLs, and the words for both.
 * The slug and the folder differ, because Apache redirects a URL that is both a page and a folder.
 */
export const listedKinds = {
  cases: {
    title: 'Casos',
    add: 'Novo caso',
    all: 'Todos os casos',
    opening: 'Texto de abertura dos casos',
    list: 'casos',
    folder: 'caso',
  },
  news: {
    title: 'Novidades',
    add: 'Nova novidade',
    all: 'Todas as novidades',
    opening: 'Texto de abertura das novidades',
    list: 'novidades',
    folder: 'novidade',
  },
} as const;

export type ListedKind = keyof typeof listedKinds;

/** The kinds of pages that have a file each, by the folders of their files, with the words of the editor. */
export const pageKinds = {
  services: { title: 'Serviços', add: 'Novo serviço' },
  pages: { title: 'Páginas', add: 'Nova página' },
  ...listedKinds,
};

export type PageKind = keyof typeof pageKinds;

export const kindNames = keysOf(pageKinds);

const lists: Partial<Record<PageKind, (typeof listedKinds)[ListedKind]>> = listedKinds;

/** The list of a kind of pages; undefined if the kind has none. */
export const listOf = (kind: PageKind) => lists[kind];

/** The path of a page, from the root of the site. */
export function pagePath(kind: PageKind, slug: string): string {
  const list = listOf(kind);
  return list ? `/${list.folder}/${slug}` : `/${slug}`;
}
