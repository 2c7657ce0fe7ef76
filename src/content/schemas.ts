import { keysOf } from '#lib/keysOf.ts';
import { jsonSchema } from '#lib/schema/json.ts';
import { common } from './files/common.ts';
import { home } from './files/home.ts';
import { notFound } from './files/notFound.ts';
import { site } from './files/site.ts';
import { forKinds, kindOf } from './kinds.ts';

/** The files that exist once, each with its schema. Their names here lack `.yaml`. */
const single = { site, home, common, 'not-found': notFound };

export const singleFiles = keysOf(single).map((name) => `${name}.yaml`);

/** The schemas of the owner's files. All files in the folder of a kind of page have the schema of the kind. */
export const schemas = { ...single, ...forKinds((kind) => kindOf(kind).schema) };

/** The name in `schemas` of the schema of one of the owner's files. */
export function schemaName(file: string): keyof typeof schemas {
  return keysOf(schemas).find((name) => file === `${name}.yaml` || file.startsWith(`${name}/`)) ?? 'services';
}

/** The JSON Schemas for completion in code editors, by file. The first line of each content file refers to its schema. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`schemas/${name}.json`, JSON.stringify(jsonSchema(schema))]),
  );
