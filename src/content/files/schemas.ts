import type { z } from 'zod';
import { keysOf } from '#lib/keysOf.ts';
import type { PageKind } from '#lib/pageKinds.ts';
import { group } from '#lib/schema/fields.ts';
import { jsonSchema } from '#lib/schema/json.ts';
import { caseStudy } from './case.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { news } from './news.ts';
import { notFound } from './notFound.ts';
import { pageFields } from './pageFields.ts';
import { service } from './service.ts';
import { site } from './site.ts';

/** `pages/<slug>.yaml`: a page about anything, such as the history of the owner, a course or a grant. */
const page = group('Página', pageFields('pages'));

/** The files of pages. */
const pages = { services: service, pages: page, cases: caseStudy, news } satisfies Record<PageKind, z.ZodType>;

type Plain = z.output<typeof page>;
type Special = z.output<typeof service> & z.output<typeof caseStudy> & z.output<typeof news>;

/** The content of a page of any kind: the fields that only some kinds have may be missing. */
export type PageContent = Plain & { [Key in Exclude<keyof Special, keyof Plain>]?: Special[Key] | undefined };

/** The files that exist once, each with its schema. Their names here lack `.yaml`. */
const single = { site, home, common, 'not-found': notFound };

export const singleFiles = keysOf(single).map((name) => `${name}.yaml`);

/** The schemas of the owner's files. All files in the folder of a kind of page have the schema of the kind. */
export const schemas = { ...single, ...pages };

/** The schema of the pages of a kind. */
export const schemaOf = (kind: PageKind): z.ZodType<PageContent> => pages[kind];

/** The JSON Schemas for completion in code editors, by file. The first line of each content file refers to its schema. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`schemas/${name}.json`, JSON.stringify(jsonSchema(schema))]),
  );
