import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { decode } from '#lib/decode.ts';
import { encodingFault, type Fault, fieldFault, syntaxFault } from './faults.ts';
import type { Changes } from './folders.ts';
import { jsonSchema, type OldName, withKnownNames } from './schema/json.ts';
import { currentName } from './schema/oldNames.ts';
import { AS_TEXT } from './yaml.ts';

type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** A file's checked data, and the line of each of its fields. */
export type Read<Schema extends z.ZodType> = {
  data: z.output<Schema>;
  file: string;
  lineOf: LineOf;
  old: readonly OldName[];
};

type Refused = { faults: Fault[] };

/** Reads one of the owner's files, with the changes that are about to be saved, and checks it. */
export function readFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  changes: Changes,
): Read<Schema> | Refused {
  const path = join(folder, file);
  const there = statSync(path, { throwIfNoEntry: false });
  if (changes.get(file) === null || !(changes.has(file) || there)) {
    const todo = `traga o arquivo de volta, ou copie o de demo/${file}`;
    return { faults: [{ file, found: 'nada: o arquivo não existe', expected: 'o arquivo', todo }] };
  }
  if (there?.isDirectory()) {
    const todo = 'mude o nome da pasta, ou apague-a';
    return { faults: [{ file, found: 'uma pasta com este nome', expected: 'um arquivo de texto', todo }] };
  }
  const text = changes.get(file) ?? decode(readFileSync(path));
  if (text === undefined) return { faults: [encodingFault(file)] };
  const counter = new LineCounter();
  const document = parseDocument(text, { ...AS_TEXT, lineCounter: counter });
  // Reports only the first error, because it usually causes the others.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { faults: [syntaxFault(file, error)] };
  const sign = aliasIn(document, text);
  if (sign !== undefined)
    return { faults: [syntaxFault(file, { code: 'BAD_ALIAS', linePos: [counter.linePos(sign)] })] };
  return check(file, schema, document.toJS(), (path) => lineAt(document, counter, path));
}

/** Removes the empty fields of a file's value, replaces outdated names, and checks the result against the schema. */
export function check<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  lineOf: LineOf,
): Read<Schema> | Refused {
  const old: OldName[] = [];
  const written = withKnownNames(jsonSchema(schema), withoutEmpty(value), old);
  const result = schema.safeParse(written);
  if (result.success) return { data: result.data, file, lineOf, old };
  return { faults: result.error.issues.flatMap((issue) => fieldFault(file, schema, written, issue, lineOf)) };
}

/**
 * The position of the first YAML anchor (`&`) or alias (`*`); undefined if there is none. The owner's files may have
 * neither: in a text they are a mistake, and an alias can contain itself or grow without limit.
 */
function aliasIn(document: Document.Parsed, text: string): number | undefined {
  let position: number | undefined;
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node) && !node.anchor) return undefined;
      const start = node.range?.[0] ?? 0;
      // The range of a node begins after its anchor.
      position = isAlias(node) ? start : text.lastIndexOf(`&${node.anchor}`, start);
      return visit.BREAK;
    },
  });
  return position;
}

/** Removes empty fields, because a field without a value counts as missing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? '');
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const kept = Object.entries(value).map(([key, part]) => [key, withoutEmpty(part)] as const);
  return Object.fromEntries(
    kept.filter(([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0)),
  );
}

/** The line of a field, or of the nearest group around it that exists. */
function lineAt(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
  const pair = path.length > 0 ? findPair(document, path) : undefined;
  const node = document.getIn(path, true);
  const start = pair ?? (isNode(node) ? node.range?.[0] : undefined);
  if (start !== undefined) return counter.linePos(start).line;
  return path.length > 0 ? lineAt(document, counter, path.slice(0, -1)) : 1;
}

/** The position of a field's name. The file may have the current name or the name from an earlier version. */
function findPair(document: Document, path: readonly PropertyKey[]): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true);
  const keys = isMap(parent) ? parent.items.map(({ key }) => key).filter(isScalar) : [];
  const named = (now: (name: string) => string) =>
    keys.find(({ value }) => typeof value === 'string' && now(value) === path.at(-1));
  return (named((name) => name) ?? named(currentName))?.range?.[0];
}
