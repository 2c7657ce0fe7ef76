/* All that the editor's server needs of the site: what its files contain, and what is wrong in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { blockTargets, otherTargets } from '../../src/blocks/blocks.ts';
import { schemaName } from '../../src/content/files/schemaName.ts';
import { schemas } from '../../src/content/files/schemas.ts';
import { checkFile } from '../../src/content/reader/check.ts';
import { ContentError, type Fault } from '../../src/content/reader/faults.ts';
import { type Changes, listFiles } from '../../src/content/reader/ownerFiles.ts';
import { AS_TEXT, parseFiles } from '../../src/content/reader/parse.ts';
import { readContent } from '../../src/content/reader/read.ts';
import { mapValues } from '../../src/lib/keysOf.ts';
import { type Field, jsonSchema, labelOf } from '../../src/lib/schema/json.ts';
import type { Constants, Place } from './protocol.ts';
import { FILE } from './requests.ts';
import { withoutDefaults } from './values.ts';
import { toYaml } from './yaml.ts';

/** Identifies a mistake without its line and its list positions: these may change while other mistakes are corrected. */
const identity = ({ file, path = [], found }: Fault) =>
  [file, ...path.filter((key) => typeof key !== 'number'), found].join(' › ');

const formOf = (file: string): Field => jsonSchema(schemas[schemaName(file)]);

/** The name of a place for the owner, without the name of its file. */
export const placeName = ({ file, path }: Place, value: unknown): string =>
  labelOf(formOf(file), path, value).split(' › ').slice(1).join(' › ') || 'a página toda';

export function constants(): Constants {
  return {
    schemas: mapValues(schemas, (schema) => jsonSchema(schema)),
    parts: { ...blockTargets },
    targets: { ...otherTargets },
  };
}

/** The text of each of the owner's files, and its value; false if the file cannot be read. */
export function filesIn(folder: string): Map<string, { text: string; value: object | false }> {
  const files = listFiles(folder);
  const { parsed } = parseFiles(files);
  const names = files.paths.filter((file) => FILE.test(file));
  return new Map(
    names.map((file) => {
      const value = parsed.get(file)?.value;
      const text = readFileSync(join(folder, file), 'utf8');
      return [file, { text, value: typeof value === 'object' && value !== null ? value : false }];
    }),
  );
}

export function readValue(text: string): object {
  const value: unknown = parseDocument(text, AS_TEXT).toJS();
  if (typeof value !== 'object' || value === null) throw new Error('The text has no fields.');
  return value;
}

/** A typed value as the text of its file: tidied if it has no mistake. */
export function textFor(file: string, value: object): string {
  const checked = checkFile(file, schemas[schemaName(file)] as z.ZodType<object>, { value });
  const schemaPath = join(file.includes('/') ? '../..' : '..', `.astro/schemas/${schemaName(file)}.json`);
  return toYaml('faults' in checked ? value : (withoutDefaults(formOf(file), checked.data) as object), schemaPath);
}

/** The mistakes that the files have, or would have after some changes. */
export function faultsOf(folder: string, changes?: Changes): readonly Fault[] {
  try {
    readContent(folder, { changes });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  }
}

/** The mistakes beyond known ones: of two equal ones, one may be new. */
export function beyond(faults: readonly Fault[], known: readonly Fault[]): Fault[] {
  const left = known.map(identity);
  return faults.filter((fault) => {
    const index = left.indexOf(identity(fault));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
