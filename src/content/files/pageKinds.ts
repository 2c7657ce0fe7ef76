import type { z } from 'zod';
import type { PageKind } from '#blocks/block.ts';
import { keysOf } from '#lib/keysOf.ts';
import { group } from '#lib/schema/fields.ts';
import { jsonSchema } from '#lib/schema/json.ts';
import { caseStudy } from './case.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { news } from './news.ts';
import { notFound } from './notFound.ts';
import { pageFields } from './pageFields.ts';
import { service } from './service.ts';
import { type Site, site } from './site.ts';

/** `pages/<slug>.yaml`: a page about anything, such as the history of the owner, a course or a grant. */
const page = group('Página', pageFields('pages'));

/** The kinds of pages that have a file each, by the folders of their files, with their schemas. */
const pageKinds = { services: service, pages: page, cases: caseStudy, news } satisfies Record<PageKindName, z.ZodType>;

export type PageKindName = Exclude<PageKind, 'home'>;

export const kindNames: readonly PageKindName[] = keysOf(pageKinds);

type Plain = z.output<typeof page>;
type Special = z.output<typeof service> & z.output<typeof caseStudy> & z.output<typeof news>;

/** The content of a page of any kind: the fields that only some kinds have may be missing. */
export type PageContent = Plain & { [Key in Exclude<keyof Special, keyof Plain>]?: Special[Key] | undefined };

/** The files that exist once, each with its schema. Their names here lack `.yaml`. */
const single = { site, home, common, 'not-found': notFound };

export const singleFiles = keysOf(single).map((name) => `${name}.yaml`);

/** The schemas of the owner's files. All files in the folder of a kind of page have the schema of the kind. */
export const schemas = { ...single, ...pageKinds };

/** The schema of the pages of a kind. */
export const schemaOf = (kind: PageKindName): z.ZodType<PageContent> => pageKinds[kind];

/** The JSON Schemas for completion in code editors, by file. The first line of each content file refers to its schema. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`schemas/${name}.json`, JSON.stringify(jsonSchema(schema))]),
  );

/** A value for each kind of page. */
export function forKinds<Value>(make: (kind: PageKindName) => Value): Record<PageKindName, Value> {
  // Cast because the type of `Object.fromEntries` does not keep the names.
  return Object.fromEntries(kindNames.map((kind) => [kind, make(kind)])) as Record<PageKindName, Value>;
}

/** The paths of the optional pages about the site itself, by their names in `site.yaml`. */
export const legalPaths = { privacy: '/privacidade', accessibility: '/acessibilidade' } as const;

/** The paths of the pages about the site itself that the owner added. */
export const chosenLegalPaths = (pages: Partial<Site['pages']> = {}): string[] =>
  keysOf(legalPaths).flatMap((name) => (pages[name] ? legalPaths[name] : []));

/**
 * The kinds whose pages are in a list, each with the slug of the list and the folder of the pages' URLs. These differ,
 * because Apache redirects a URL that is both a page and a folder.
 */
export const listedKinds = [
  { kind: 'cases', list: 'casos', folder: 'caso' },
  { kind: 'news', list: 'novidades', folder: 'novidade' },
] as const;

export type ListedKind = (typeof listedKinds)[number]['kind'];

/** The list of a kind of pages; undefined if the kind has none. */
export const listOf = (kind: PageKindName) => listedKinds.find((one) => one.kind === kind);

/** The path of a page, from the root of the site. */
export function pagePath(kind: PageKindName, slug: string): string {
  const list = listOf(kind);
  return list ? `/${list.folder}/${slug}` : `/${slug}`;
}
