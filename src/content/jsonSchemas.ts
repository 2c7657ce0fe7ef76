import { jsonSchema } from '#schema/json.ts';
import { schemas } from './schemas.ts';

/** The JSON Schemas for completion in code editors, by file. The first line of each content file refers to its schema. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [`schemas/${name}.json`, JSON.stringify(jsonSchema(schema))]),
  );
