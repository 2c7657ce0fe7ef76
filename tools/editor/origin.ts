import { vercelStegaClean, vercelStegaCombine } from '@vercel/stega';
import type { z } from 'zod';
import { fieldAt, jsonSchema } from '../../src/lib/schema/json.ts';

/*
 * The editor's version of src/lib/origin.ts: each text of a page carries, in invisible characters, where it comes from.
 * The modules that read the content import it, so it must not import them.
 */

type Origin = { file: string; path: readonly PropertyKey[]; whole: unknown; schema: z.ZodType };

const origins = new WeakMap<object, Origin>();

export function noteOrigin<Value>(value: Value, file: string, schema: z.ZodType): Value {
  note(value, { file, path: [], whole: value, schema });
  return value;
}

function note(value: unknown, origin: Origin): void {
  if (typeof value !== 'object' || value === null || origins.has(value)) return;
  origins.set(value, origin);
  for (const [key, part] of Object.entries(value))
    note(part, { ...origin, path: [...origin.path, Array.isArray(value) ? Number(key) : key] });
}

export function marked(text: string, group: object, key: PropertyKey): string {
  const origin = origins.get(group);
  if (!origin || text === '') return text;
  const { file, path, whole, schema } = origin;
  const field = fieldAt(jsonSchema(schema), [...path, key], whole);
  // Pages compare the value of a choice, and use an address as it is.
  const isText = field?.type === 'string' && field.const === undefined && !field.labels && !field.picture;
  return isText ? vercelStegaCombine(text, [file, ...path, key]) : text;
}

export const unmarked = (text: string): string => vercelStegaClean(text);
