import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  type SchemaOptions,
  visit,
  type YAMLError,
} from 'yaml';
import { singleFiles } from '../files/schemas.ts';
import type { Fault } from './faults.ts';
import type { OwnerFiles } from './ownerFiles.ts';

/** The options for reading the owner's files: every value is null or text, even a phone number, a date, “não” or “on”. */
export const AS_TEXT: SchemaOptions = { schema: 'failsafe', customTags: ['null'] };

/** The value of a file before its check, and the line of each of its fields. */
export type Parsed = { value: unknown; lineOf(path: readonly PropertyKey[]): number };

/** Parses the files that exist once, and those of the pages. */
export function parseFiles(files: OwnerFiles) {
  const parsed = new Map<string, Parsed>();
  const faults: Fault[] = [];
  for (const file of [...singleFiles, ...files.pages.map((page) => page.file)]) {
    const result = parseFile(files, file);
    if ('found' in result) faults.push(result);
    else parsed.set(file, result);
  }
  return { parsed, faults };
}

function parseFile({ paths, textOf }: OwnerFiles, file: string): Parsed | Fault {
  if (!paths.includes(file)) {
    const todo = `traga o arquivo de volta, ou copie o de demo/${file}`;
    return { file, found: 'nada: o arquivo não existe', isMissing: true, expected: 'o arquivo', todo };
  }
  const text = textOf(file);
  if (text === undefined) {
    return {
      file,
      found: 'letras que não estão em UTF-8: o arquivo foi salvo em outra codificação, como ANSI',
      expected: 'um arquivo de texto em UTF-8',
      todo: 'abra-o onde o escreveu, use “Salvar como” e, em “Codificação”, escolha UTF-8',
    };
  }
  const last = read.get(file);
  if (last?.text === text) return last.result;
  const result = parseText(file, text);
  read.set(file, { text, result });
  return result;
}

/** The last result for each file, because the editor reads all files after each key. */
const read = new Map<string, { text: string; result: Parsed | Fault }>();

function parseText(file: string, text: string): Parsed | Fault {
  const counter = new LineCounter();
  const document = parseDocument(text, { ...AS_TEXT, lineCounter: counter });
  // Reports only the first error, because it usually causes the others.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return syntaxFault(file, error.linePos?.[0].line, error.code);
  const sign = signIn(document);
  if (sign) return syntaxFault(file, counter.linePos(sign.position).line, sign.cause);
  return { value: document.toJS(), lineOf: (path) => lineAt(document, counter, path) };
}

const NO_COLON: [found: string, todo: string] = [
  'aspas que não foram fechadas, ou uma linha sem dois-pontos',
  'feche as aspas no fim do texto, ou escreva `campo: texto`',
];

const NO_SIGN: [found: string, todo: string] = [
  'um texto que começa por um sinal',
  'ponha o texto inteiro entre aspas: "…"',
];

type Cause = YAMLError['code'] | 'COMMENT';

/** The parser's errors that people make most, with the correction. Source of the codes: eemeli.org/yaml, “Errors”. */
const causes: Partial<Record<Cause, [found: string, todo: string]>> = {
  BAD_SCALAR_START: NO_SIGN,
  BAD_ALIAS: NO_SIGN,
  TAG_RESOLVE_FAILED: NO_SIGN,
  COMMENT: [
    'um # depois de um espaço: dali em diante, a linha não aparece no site',
    'ponha o texto inteiro entre aspas: "…"; se é um comentário, leve-o a uma linha só dele',
  ],
  TAB_AS_INDENT: ['uma tabulação no começo da linha', 'troque-a por espaços'],
  BLOCK_AS_IMPLICIT_KEY: [
    'dois-pontos seguidos de espaço no meio de um texto, ou a linha de baixo com espaços a mais no começo',
    'ponha o texto inteiro entre aspas: "…", ou alinhe a linha de baixo com as vizinhas',
  ],
  DUPLICATE_KEY: ['um campo que já está escrito acima, no mesmo grupo', 'apague um dos dois'],
  MISSING_CHAR: NO_COLON,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
};

function syntaxFault(file: string, line: number | undefined, code: Cause): Fault {
  const [found, todo] = causes[code] ?? [
    'algo que não consigo ler',
    'confira aqui e na linha de cima os espaços do começo, os dois-pontos e as aspas; um texto com sinais vai entre aspas: "…"',
  ];
  return { file, line, found, expected: 'uma linha como `campo: texto`, com o mesmo recuo das outras do grupo', todo };
}

/**
 * The first sign of YAML that takes a part of a text away; undefined if there is none: a comment after a text without
 * quotes, an anchor (`&`), an alias (`*`) or a tag (`!`). An alias could also contain itself or grow without limit.
 */
function signIn(document: Document): { position: number; cause: Cause } | undefined {
  let sign: { position: number; cause: Cause } | undefined;
  visit(document, {
    Node: (_, node) => {
      const isCut = isScalar(node) && node.type === 'PLAIN' && node.comment !== undefined;
      const isMarked = isAlias(node) || node.anchor || node.tag;
      if (isCut || isMarked) sign ??= { position: node.range?.[0] ?? 0, cause: isCut ? 'COMMENT' : 'BAD_ALIAS' };
    },
  });
  return sign;
}

/** The line of a field, or of the nearest group around it that exists. */
function lineAt(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const start = [pair?.key, document.getIn(path, true)].find((node) => isNode(node) && node.range);
  if (isNode(start) && start.range) return counter.linePos(start.range[0]).line;
  return path.length > 0 ? lineAt(document, counter, path.slice(0, -1)) : 1;
}
