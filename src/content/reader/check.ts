import type { z } from 'zod';
import type { Block } from '#blocks/blocks.ts';
import { noteOrigin } from '#lib/origin.ts';
import { chosenField, type Field, fieldAt, jsonSchema, labelOf, valueAt } from '#lib/schema/json.ts';
import { visible } from '#lib/schema/normalise.ts';
import { type PageContent, schemaOf, schemas } from '../files/schemas.ts';
import type { Fault } from './faults.ts';
import type { PageName } from './ownerFiles.ts';
import type { Parsed } from './parse.ts';

/** A file's checked data, and the position of each of its fields, for a fault. */
export type Checked<Data> = {
  data: Data;
  at(path: readonly PropertyKey[]): Pick<Fault, 'file' | 'line' | 'field' | 'path'>;
};

/** The file of a page, checked. */
export type CheckedPage = Checked<PageContent> & PageName;

/** The files that have no mistakes of their own. */
export type CheckedFiles = ReturnType<typeof checkFiles>['checked'];

/** Checks each file against its schema. */
export function checkFiles(parsed: ReadonlyMap<string, Parsed>, pages: readonly PageName[]) {
  const faults: Fault[] = [];
  const check = <Data>(file: string, schema: z.ZodType<Data>): Checked<Data> | undefined => {
    const value = parsed.get(file);
    const result = value && checkFile(file, schema, value);
    if (result && 'data' in result) {
      noteOrigin(result.data, file, schema);
      return result;
    }
    faults.push(...(result?.faults ?? []));
    return undefined;
  };
  const checked = {
    site: check('site.yaml', schemas.site),
    home: check('home.yaml', schemas.home),
    common: check('common.yaml', schemas.common),
    notFound: check('not-found.yaml', schemas['not-found']),
    pages: pages.flatMap((page): CheckedPage[] => {
      const found = check(page.file, schemaOf(page.kind));
      return found ? [{ ...page, ...found }] : [];
    }),
  };
  return { checked, faults };
}

/** The files of all pages that have blocks. */
export const pagesOf = ({ home, pages }: CheckedFiles): Checked<{ blocks: Block[] }>[] => [
  ...(home ? [home] : []),
  ...pages,
];

/** Removes the empty fields of a file's value, and checks the result against the schema. */
export function checkFile<Data>(
  file: string,
  schema: z.ZodType<Data>,
  { value, lineOf }: { value: unknown } & Partial<Parsed>,
): Checked<Data> | { faults: Fault[] } {
  const form = jsonSchema(schema);
  const written = withoutEmpty(value);
  const at = (path: readonly PropertyKey[], of: unknown = written) => ({
    file,
    line: lineOf?.(path),
    field: path.length > 0 ? labelOf(form, path, of) : 'o arquivo inteiro',
    path,
  });
  const { data, error } = schema.safeParse(written);
  if (!error) return { data, at: (path) => at(path, data) };
  const faults = error.issues.flatMap((issue): Fault[] => {
    const { path, message: expected } = issue;
    const value = valueAt(written, path);
    const field = fieldAt(form, path, written);
    if (issue.code === 'unrecognized_keys') {
      const properties = chosenField(field, value)?.properties ?? {};
      return issue.keys.map((key) => ({
        ...at([...path, key]),
        found: 'um campo que não existe',
        expected: `um destes: ${Object.keys(properties).join(', ')}`,
        todo: 'corrija o nome do campo, ou apague-o',
      }));
    }
    const todo = issue.code === 'custom' && issue.params ? String(issue.params.todo) : todoWith(value, issue, field);
    return [{ ...at(path), found: described(value), isMissing: value === undefined, expected, todo }];
  });
  return { faults };
}

/** Removes characters that nobody sees, and empty fields, because a field without a value counts as missing. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? '');
  if (typeof value === 'string') return visible(value).trim() === '' ? undefined : visible(value);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const kept = Object.entries(value).map(([key, part]) => [visible(key), withoutEmpty(part)] as const);
  return Object.fromEntries(
    kept.filter(([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0)),
  );
}

function todoWith(found: unknown, issue: z.core.$ZodIssue, field?: Field): string {
  const isChosen = field?.labels || field?.choose || field?.oneOf;
  if (found === undefined) return isChosen ? 'escolha um' : 'escreva o que falta';
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return 'escreva cada item numa linha sua, depois de um hífen e um espaço';
  return found === '' ? 'apague a linha, ou escreva o texto' : 'corrija este campo';
}

function described(found: unknown): string {
  if (found === undefined) return 'nada: o campo falta, ou está vazio';
  if (found === '') return 'um item vazio';
  if (Array.isArray(found)) return `uma lista de ${found.length}`;
  if (typeof found !== 'string') return 'um grupo de campos';
  const line = found.trim().replace(/\s*\n\s*/g, ' ⏎ ');
  return line.length > 60 ? `“${line.slice(0, 60)}…”, com ${found.length} caracteres` : `“${line}”`;
}
