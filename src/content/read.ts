import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Document, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import type { z } from 'zod';
import { statementSlugs } from '#lib/statement.ts';
import { ContentError, encodingFault, type Fault, fieldFault, syntaxFault } from './faults.ts';
import { fileOf, pictureFiles, similarFile } from './pictureFiles.ts';
import { common } from './schema/common.ts';
import { home } from './schema/home.ts';
import { jsonSchema, labelOf, withKnownNames } from './schema/json.ts';
import { LOGO_FILE } from './schema/logo.ts';
import { slugOf } from './schema/normalise.ts';
import { notFound } from './schema/notFound.ts';
import { PICTURES } from './schema/picture.ts';
import { type ServiceContent, service } from './schema/service.ts';
import { site } from './schema/site.ts';
import { AS_TEXT } from './yaml.ts';

/** The owner's folder if there is one, else the demonstration; `SITE_CONTENT` overrides both. */
export function contentFolder(): string {
  return process.env.SITE_CONTENT || (existsSync('content') ? 'content' : 'demo');
}

/** The folder of the built site; `SITE_DIST` overrides it. */
export function distFolder(): string {
  return resolve(process.env.SITE_DIST || 'dist');
}

/** The schemas of the single files, by file name. Services have one file each. */
export const schemas = { site, home, common, 'not-found': notFound };

const SERVICES = 'services';

/** A service, with its slug: the name of its file and the last part of its address. */
export type Service = ServiceContent & { slug: string };

/** The content of all the owner's files. */
export type Content = ReturnType<typeof readContent>;

/**
 * Files that are about to be saved, by their paths in the folder, each with its new text, or null if it is to be deleted.
 * Of a picture only the path counts.
 */
export type Changes = ReadonlyMap<string, string | null>;

/** The mistakes that the files would have after some changes and do not have before. */
export function broughtBy(folder: string, changes: Changes): Fault[] {
  const known = faultsOf(folder).map(identity);
  return faultsOf(folder, changes).filter((fault) => !known.includes(identity(fault)));
}

/** What stays the same of a mistake while others are corrected: its line and its place in a list may change. */
export const identity = ({ file, found }: Fault) => `${file}: ${found}`;

/** The mistakes that the files have, or would have after some changes. */
export function faultsOf(folder: string, changes?: Changes): readonly Fault[] {
  try {
    readContent(folder, changes);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults;
  }
}

/**
 * Reads and checks the owner's files.
 * @throws {ContentError} naming every mistake of all the files at once.
 */
export function readContent(folder = contentFolder(), changes: Changes = new Map()) {
  const faults: Fault[] = [];
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): Read<Schema> | undefined => {
    const result = readFile(folder, `${name}.yaml`, schema, changes);
    if ('faults' in result) faults.push(...result.faults);
    return 'faults' in result ? undefined : result;
  };
  const [aSite, aHome, aCommon, aNotFound] = [
    read('site', schemas.site),
    read('home', schemas.home),
    read('common', schemas.common),
    read('not-found', schemas['not-found']),
  ];
  const slugs = serviceSlugs(folder, changes, faults);
  const someServices = slugs.flatMap((slug) => {
    const one = read(`${SERVICES}/${slug}`, service);
    return one ? [{ slug, ...one }] : [];
  });
  faults.push(...sameOrder(someServices));
  if (aSite)
    faults.push(...missingPictures(folder, logosIn(aSite), pictureFiles(folder, changes, LOGO_FILE), 'o arquivo'));
  if (aHome) faults.push(...missingPictures(folder, namedIn(aHome), pictureFiles(folder, changes), 'a foto'));
  if (faults.length > 0 || !aSite || !aHome || !aCommon || !aNotFound) throw new ContentError(folder, faults);
  const { data: facts } = aSite;
  return {
    // The editor does not support a base path, so beside it the site is served from the root.
    site: process.env.SITE_EDITOR ? { ...facts, address: new URL(facts.address).origin } : facts,
    home: aHome.data,
    common: aCommon.data,
    notFound: aNotFound.data,
    services: someServices
      .map(({ slug, data }): Service => ({ ...data, slug }))
      .sort((one, other) => one.order - other.order),
  };
}

type LineOf = (path: PropertyKey[]) => number | undefined;
type Read<Schema extends z.ZodType> = { data: z.output<Schema>; file: string; lineOf: LineOf };
type Refused = { faults: Fault[] };

function readFile<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  changes: Changes,
): Read<Schema> | Refused {
  if (changes.get(file) === null || !(changes.has(file) || existsSync(join(folder, file)))) {
    const todo = `traga o arquivo de volta, ou copie o de demo/${file}`;
    return { faults: [{ file, found: 'nada: o arquivo não existe', expected: 'o arquivo', todo }] };
  }
  const text = changes.get(file) ?? decode(readFileSync(join(folder, file)));
  if (text === undefined) return { faults: [encodingFault(file)] };
  const counter = new LineCounter();
  const document = parseDocument(text, { ...AS_TEXT, lineCounter: counter });
  // The errors after the first are mostly caused by it.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return { faults: [syntaxFault(file, error)] };
  let value: unknown;
  try {
    value = document.toJS();
  } catch {
    // The parser resolves aliases only in `toJS`.
    return { faults: [syntaxFault(file, { code: 'BAD_ALIAS', linePos: aliasIn(document, counter) })] };
  }
  return check(file, schema, value, (path) => lineAt(document, counter, path));
}

/** The text of a file, without a byte order mark; undefined if it is not UTF-8. */
export function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function check<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
  lineOf: LineOf,
): Read<Schema> | Refused {
  const written = withKnownNames(jsonSchema(schema), withoutEmpty(value));
  const result = schema.safeParse(written);
  if (result.success) return { data: result.data, file, lineOf };
  return { faults: result.error.issues.flatMap((issue) => fieldFault(file, schema, written, issue, lineOf)) };
}

function aliasIn(document: Document, counter: LineCounter): YAMLError['linePos'] {
  let linePos: YAMLError['linePos'];
  visit(document, {
    Alias: (_, { range }) => {
      if (range) linePos = [counter.linePos(range[0])];
      return visit.BREAK;
    },
  });
  return linePos;
}

/** Checks a value before it is written to a file. */
export function checkFile(file: string, value: unknown) {
  const name = file.replace(/\.yaml$/, '');
  const schema = name in schemas ? schemas[name as keyof typeof schemas] : service;
  return check<z.ZodType<object>>(file, schema, value, () => undefined);
}

/** Removes empty fields: a field without a value counts as missing. */
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
function lineAt(document: Document, counter: LineCounter, path: PropertyKey[]): number {
  const pair = path.length > 0 ? findPair(document, path) : undefined;
  const start = pair ?? (document.getIn(path, true) as { range?: [number] } | undefined)?.range?.[0];
  if (start !== undefined) return counter.linePos(start).line;
  return path.length > 0 ? lineAt(document, counter, path.slice(0, -1)) : 1;
}

/** The position of a field's name. */
function findPair(document: Document, path: PropertyKey[]): number | undefined {
  const parent = document.getIn(path.slice(0, -1), true) as {
    items?: { key?: { value?: unknown; range?: [number] } }[];
  };
  return parent?.items?.find(({ key }) => key?.value === path.at(-1))?.key?.range?.[0];
}

/** Addresses that the site already uses for something else. */
const TAKEN = ['index', '404', 'cartoes', 'contato', 'keystatic', 'api', ...Object.values<string>(statementSlugs)];
const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The services' slugs, from the names of their files. A name that is not a valid or free slug is a fault. */
function serviceSlugs(folder: string, changes: Changes, faults: Fault[]): string[] {
  const names = new Set(existsSync(join(folder, SERVICES)) ? readdirSync(join(folder, SERVICES)) : []);
  for (const [path, text] of changes) {
    if (!path.startsWith(`${SERVICES}/`)) continue;
    if (text === null) names.delete(path.slice(SERVICES.length + 1));
    else names.add(path.slice(SERVICES.length + 1));
  }
  const files = [...names].filter((name) => /\.ya?ml$/i.test(name) && !name.startsWith('.')).sort();
  const field = 'Endereço da página (o nome do arquivo)';
  const expected = 'um nome que sirva de endereço: letras minúsculas sem acento, algarismos e hífens, e .yaml no fim';
  const good: string[] = [];
  for (const name of files) {
    const slug = name.replace(/\.yaml$/, '');
    const file = `${SERVICES}/${name}`;
    if (TAKEN.includes(slugOf(name))) {
      const found = `um nome que o site já usa para outra página: ${slugOf(name)}`;
      const wish = `${slugOf(name)}-servico`;
      faults.push({ file, field, found, expected, todo: `mude o endereço para ${wish} (o arquivo para ${wish}.yaml)` });
    } else if (!SLUG.test(slug)) {
      const wish = slugOf(name) || 'servico';
      const isFree = !files.includes(`${wish}.yaml`);
      const todo = isFree
        ? `mude o endereço para ${wish} (o arquivo para ${wish}.yaml)`
        : `já existe ${wish}.yaml: apague um dos dois, ou mude o endereço deste para ${wish}-2 (o arquivo para ${wish}-2.yaml)`;
      faults.push({ file, field, found: `o nome “${name}”`, expected, todo });
    } else good.push(slug);
  }
  if (files.length === 0) {
    const todo = `crie um arquivo, por exemplo copiando um de demo/${SERVICES}`;
    faults.push({ file: SERVICES, found: 'nenhum serviço', expected: 'pelo menos um arquivo .yaml', todo });
  }
  return good;
}

type Named = { picture: string } & Pick<Fault, 'file' | 'line' | 'field' | 'path'>;

/** The pictures that the home page names, each with its place in the files. */
export function picturesNamed(folder: string, changes: Changes): Named[] {
  const result = readFile(folder, 'home.yaml', home, changes);
  return 'faults' in result ? [] : namedIn(result);
}

/** The files of the logo that the site names, each with its place in the file. */
export function logosNamed(folder: string, changes: Changes): Named[] {
  const result = readFile(folder, 'site.yaml', site, changes);
  return 'faults' in result ? [] : logosIn(result);
}

function logosIn({ data, file, lineOf }: Read<typeof site>): Named[] {
  return (['file', 'dark'] as const).flatMap((key): Named[] => {
    const picture = data.brand.logo?.[key];
    const path = ['brand', 'logo', key];
    return picture ? [{ picture, file, line: lineOf(path), field: labelOf(jsonSchema(site), path, data), path }] : [];
  });
}

function namedIn({ data, file, lineOf }: Read<typeof home>): Named[] {
  return (['people', 'works'] as const).flatMap((part) =>
    (data[part].items ?? []).flatMap(({ picture }, index): Named[] => {
      const path = [part, 'items', index, 'picture'];
      const field = labelOf(jsonSchema(home), path, data);
      return picture ? [{ picture, file, line: lineOf(path), field, path }] : [];
    }),
  );
}

/** The pictures that are named and are not there. */
function missingPictures(folder: string, named: readonly Named[], files: readonly string[], what: string): Fault[] {
  return named.flatMap(({ picture, ...where }): Fault[] => {
    if (fileOf(picture, files)) return [];
    const expected = `o nome de um arquivo que esteja em ${folder}/${PICTURES}, com as mesmas maiúsculas`;
    const similar = similarFile(picture, files);
    if (!similar) {
      const todo = `escolha ${what} de novo no editor, ou deixe o campo vazio`;
      return [{ ...where, found: `“${picture}”, que não está na pasta`, expected, todo }];
    }
    const differs = similar.toLowerCase() === picture.toLowerCase() ? 'outras maiúsculas' : 'outros acentos';
    const found = `“${picture}”; a pasta tem “${similar}”, com ${differs}`;
    return [{ ...where, found, expected, todo: `escreva “${similar}”, ou escolha ${what} de novo no editor` }];
  });
}

function sameOrder(all: readonly Read<typeof service>[]): Fault[] {
  return all.flatMap(({ data, file, lineOf }, index) => {
    const earlier = all.slice(0, index).find((one) => one.data.order === data.order);
    if (!earlier) return [];
    const free = Math.max(...all.map((one) => one.data.order)) + 1;
    return [
      {
        file,
        line: lineOf(['order']),
        field: 'Lugar na lista',
        path: ['order'],
        found: `“${data.order}”`,
        expected: `um número só deste serviço: ${data.order} é também o de ${earlier.file}`,
        todo: `dê a um dos dois outro lugar: o ${free} está livre`,
      },
    ];
  });
}
