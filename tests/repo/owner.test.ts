import { expect, test } from 'vitest';
import { readContent, schemaName, schemas, writtenValues } from '../../src/content/read.ts';
import { keysOf } from '../../src/lib/keysOf.ts';
import { discriminator, type Field, jsonSchema, valueAt } from '../../src/schema/json.ts';

/** Tests the files of the owner's site that uses everything. `tests/variants` builds the site. */

const folder = 'tests/owner/content';
const files = [...writtenValues(folder)];

/** The paths of the fields that none of the values has. */
function unused(field: Field, values: unknown[], path: string): string[] {
  if (values.length === 0 && !field.properties) return [path];
  if (field.items) return unused(field.items, values.flat(), path);
  if (field.oneOf)
    return field.oneOf.flatMap((one) => {
      const [key, name] = discriminator(one);
      const own = values.filter((value) => valueAt(value, [key]) === name);
      // In `site.yaml`, the owner chooses one of several.
      return own.length === 0 && path.startsWith('site') ? [] : unused(one, own, `${path} ${name}`);
    });
  return Object.entries(field.properties ?? {}).flatMap(([key, one]) => {
    const own = values.map((value) => valueAt(value, [key])).filter((value) => value !== undefined && value !== null);
    return key === 'blocks' ? [] : unused(one, own, `${path}.${key}`);
  });
}

test('the files are correct, in the current format, and the site reads all of them', () => {
  const { isOld, unread, unlisted } = readContent(folder);
  expect([isOld, unread, unlisted]).toEqual([false, [], []]);
});

test.each(keysOf(schemas))('every field of the files of the kind %s is used at least once', (name) => {
  const values = files.filter(([file]) => schemaName(file) === name).map(([, value]) => value);
  expect(unused(jsonSchema(schemas[name]), values, name)).toEqual([]);
});

test('every kind of block is used at least once, and every field of each', () => {
  const blocks = files.flatMap(([, value]) => valueAt(value, ['blocks']) ?? []);
  // All kinds of blocks can be on a home page.
  expect(unused(jsonSchema(schemas.home).properties?.blocks ?? {}, blocks, 'blocks')).toEqual([]);
});
