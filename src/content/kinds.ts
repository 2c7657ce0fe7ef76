import { keysOf } from '#lib/keysOf.ts';
import { group } from '#lib/schema/fields.ts';
import { caseStudy } from './files/case.ts';
import { news } from './files/news.ts';
import { type PageKindDefinition, pageFields, pageKind } from './files/pageKind.ts';
import { service } from './files/service.ts';

/**
 * The kinds of pages that are in a list. A kind is named after the folder of its files. The folder of its URLs does not
 * have the name of the list, because Apache redirects a URL that is both a page and a folder.
 */
const listed = {
  cases: { ...caseStudy, list: 'casos', folder: 'caso' },
  news: { ...news, list: 'novidades', folder: 'novidade' },
};

export type ListedKind = keyof typeof listed;

/** `pages/<slug>.yaml`: a page about anything, such as the history of the owner, a course or a grant. */
const page = pageKind({ schema: group('Página', pageFields('pages')) });

/** The kinds of pages that have a file each. */
const definitions = { services: service, pages: page, ...listed };

export type PageKindName = keyof typeof definitions;

export const kindNames: readonly PageKindName[] = keysOf(definitions);

/** The definition of a kind of page. Its functions are only for the content of its own kind. */
export const kindOf = (kind: PageKindName): PageKindDefinition => definitions[kind];

/** A value for each kind of page. */
export function forKinds<Value>(make: (kind: PageKindName) => Value): Record<PageKindName, Value> {
  // Cast because the type of `Object.fromEntries` does not keep the names.
  return Object.fromEntries(kindNames.map((kind) => [kind, make(kind)])) as Record<PageKindName, Value>;
}

/** The kinds whose pages are in a list, each with the slug of the list and the folder of the pages' URLs. */
export const listedKinds = keysOf(listed).map((kind) => ({ kind, ...listed[kind] }));

/** The path of a page, from the root of the site. */
export function pathOf(kind: PageKindName, slug: string): string {
  const { folder } = kindOf(kind);
  return folder === undefined ? `/${slug}` : `/${folder}/${slug}`;
}
