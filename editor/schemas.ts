import { schemas as files, schemaName } from '../src/content/read.ts';
import { jsonSchema } from '../src/schema/json.ts';
import type { Schemas } from './config.ts';

export const schemas: Schemas = {
  site: jsonSchema(files.site),
  home: jsonSchema(files.home),
  common: jsonSchema(files.common),
  'not-found': jsonSchema(files['not-found']),
  services: jsonSchema(files.services),
  pages: jsonSchema(files.pages),
  cases: jsonSchema(files.cases),
  news: jsonSchema(files.news),
};

/** The schema of one of the owner's files. */
export const schemaOf = (path: string) => schemas[schemaName(path)];

/** The path from one of the owner's files to its JSON Schema. */
export const schemaPath = (path: string) =>
  `${path.includes('/') ? '../' : ''}../.astro/schemas/${schemaName(path)}.json`;
