import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { decode } from '#lib/decode.ts';
import { jsonSchema, labelOf, withKnownNames } from '#schema/json.ts';
import { encodingFault, type Fault, fieldFault, syntaxFault } from './faults.ts';
import type { Changes } from './folders.ts';
import { AS_TEXT } from './yaml.ts';

type LineOf = (path: readonly PropertyKey[]) => number | undefined;

/** A file's checked data, and the position of each of its fields, for a fault. */
export type Read<Data> = { data: Data; at: (path: readonly PropertyKey[]) => Position };

type Position = Pick<Fault, 'file' | 'line' | 'field' | 'path'>;

type Refused = { faults: Fault[] };

/** A file's YAML, and the lines of its text. */
export type Parsed = { document: Document; counter: LineCounter };

/**
 * The latest text of each file, parsed. The editor reads all files several times at each save, and few of them have
 * changed.
 */
const latest = new Map<string, { text: string; parsed: Parsed | Refused }>();

/** Parses one of the owner's files, with the changes that are about to be saved. */
export function parseFile(folder: string, file: string, changes: Changes): Parsed | Refused {
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
  const known = latest.get(path);
  const parsed = known?.text === text ? known.parsed : parseText(file, text);
  latest.set(path, { text, parsed });
  return parsed;
}

function parseText(file: string, text: string): Parsed | Refused {
  const counter = new LineCounter();
  const document = parseDocument(text, { ...AS_TEXT, lineCounter: counter });
  // Reports only the first error, because it usually causes the others.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { faults: [syntaxFault(file, error.linePos?.[0].line, error.code)] };
  const sign = aliasIn(document);
  if (sign !== undefined) return { faults: [syntaxFault(file, counter.linePos(sign).line)] };
  return { document, counter };
}

/** Checks a parsed file. */
export function checkParsed<Data>(file: string, schema: z.ZodType<Data>, { document, counter }: Parsed) {
  return check(file, schema, document.toJS(), (path) => lineAt(document, counter, path));
}

/** Removes the empty fields of a file's value, and checks the result against the schema. */
export function check<Data>(
  file: string,
  schema: z.ZodType<Data>,
  value: unknown,
  lineOf: LineOf,
): Read<Data> | Refused {
  const written = withKnownNames(jsonSchema(schema), withoutEmpty(value));
  const result = schema.safeParse(written);
  if (result.success) {
    const { data } = result;
    return {
      data,
      at: (path) => ({ file, line: lineOf(path), field: labelOf(jsonSchema(schema), path, data), path }),
    };
  }
  return { faults: result.error.issues.flatMap((issue) => fieldFault(file, schema, written, issue, lineOf)) };
}

/**
 * The position of the first YAML anchor (`&`) or alias (`*`); undefined if there is none. The owner's files may have
 * neither: in a text they are a mistake, and an alias can contain itself or grow without limit.
 */
function aliasIn(document: Document): number | undefined {
  let position: number | undefined;
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node) && !node.anchor) return undefined;
      position = node.range?.[0] ?? 0;
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
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const node = document.getIn(path, true);
  const start = [pair?.key, node].find((one) => isNode(one) && one.range);
  const range = isNode(start) ? start.range : undefined;
  if (range) return counter.linePos(range[0]).line;
  return path.length > 0 ? lineAt(document, counter, path.slice(0, -1)) : 1;
}
