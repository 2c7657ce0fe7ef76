import { schemas as files } from '../src/content/read.ts';
import { jsonSchema } from '../src/content/schema/json.ts';
import { service } from '../src/content/schema/service.ts';
import type { Schemas } from './config.ts';

export const schemas: Schemas = {
  site: jsonSchema(files.site),
  home: jsonSchema(files.home),
  common: jsonSchema(files.common),
  'not-found': jsonSchema(files['not-found']),
  service: jsonSchema(service),
};

const nameOf = (path: string) => (path.startsWith('services/') ? 'service' : path.replace(/\.yaml$/, ''));

/** The schema of one of the owner's files. */
export const schemaOf = (path: string) => schemas[nameOf(path) as keyof typeof schemas];

/** The path from one of the owner's files to its JSON Schema. */
export const schemaPath = (path: string) => `${path.includes('/') ? '../' : ''}../.astro/schemas/${nameOf(path)}.json`;
