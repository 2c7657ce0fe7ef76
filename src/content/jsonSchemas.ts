import { join } from 'node:path';
import { writeIfNew } from '#look/written.ts';
import { jsonSchema } from '#schema/json.ts';
import { schemas } from './schemas.ts';

/** Writes the JSON Schemas for completion in code editors. The first line of each content file refers to its schema. */
export function writeSchemas(folder: string): void {
  for (const [name, schema] of Object.entries(schemas)) {
    writeIfNew(join(folder, `${name}.json`), JSON.stringify(jsonSchema(schema)));
  }
}
