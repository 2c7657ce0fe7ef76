import { join } from 'node:path';
import { schemas } from '../../src/content/schemas.ts';
import { writeIfNew } from '../../src/look/written.ts';
import { jsonSchema } from '../../src/schema/json.ts';

/** Writes the JSON Schemas for completion in code editors. The first line of each content file refers to its schema. */
export function writeSchemas(folder: string): void {
  for (const [name, schema] of Object.entries(schemas)) {
    writeIfNew(join(folder, `${name}.json`), JSON.stringify(jsonSchema(schema)));
  }
}
