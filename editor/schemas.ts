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
