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
import type { Fault } from './faults.ts';
import type { OwnerFiles } from './ownerFiles.ts';
import { singleFiles } from './schemas.ts';

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
    return { file, found: 'nada: o arquivo não existe', expected: 'o arquivo', todo };
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
  const counter = new LineCounter();
  const document = parseDocument(text, { ...AS_TEXT, lineCounter: counter });
  // Reports only the first error, because it usually causes the others.
  const [error] = [...document.errors, ...document.warnings];
  if (error) return syntaxFault(file, error.linePos?.[0].line, error.code);
  const sign = aliasIn(document);
  if (sign !== undefined) return syntaxFault(file, counter.linePos(sign).line);
  return { value: document.toJS(), lineOf: (path) => lineAt(document, counter, path) };
}

const NO_COLON: [found: string, todo: string] = [
  'aspas que não foram fechadas, ou uma linha sem dois-pontos',
  'feche as aspas no fim do texto, ou escreva `campo: texto`',
];

/** The parser's errors that people make most, with the correction. Source of the codes: eemeli.org/yaml, “Errors”. */
const causes: Partial<Record<YAMLError['code'], [found: string, todo: string]>> = {
  TAB_AS_INDENT: ['uma tabulação no começo da linha', 'troque-a por espaços'],
  BLOCK_AS_IMPLICIT_KEY: [
    'dois-pontos seguidos de espaço no meio de um texto, ou a linha de baixo com espaços a mais no começo',
    'ponha o texto inteiro entre aspas: "…", ou alinhe a linha de baixo com as vizinhas',
  ],
  DUPLICATE_KEY: ['um campo que já está escrito acima, no mesmo grupo', 'apague um dos dois'],
  MISSING_CHAR: NO_COLON,
  MULTILINE_IMPLICIT_KEY: NO_COLON,
};

function syntaxFault(file: string, line: number | undefined, code?: YAMLError['code']): Fault {
  const [found, todo] = (code && causes[code]) ?? [
    'algo que não consigo ler',
    'confira aqui e na linha de cima os espaços do começo, os dois-pontos e as aspas; um texto com sinais vai entre aspas: "…"',
  ];
  return { file, line, found, expected: 'linhas como `campo: texto`, as do mesmo grupo com o mesmo recuo', todo };
}

/**
 * The position of the first YAML anchor (`&`) or alias (`*`); undefined if there is none. The owner's files may have
 * neither: in a text they are a mistake, and an alias can contain itself or grow without limit.
 */
function aliasIn(document: Document): number | undefined {
  let position: number | undefined;
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node) || node.anchor) position ??= node.range?.[0];
    },
  });
  return position;
}

/** The line of a field, or of the nearest group around it that exists. */
function lineAt(document: Document, counter: LineCounter, path: readonly PropertyKey[]): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap(parent) ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1)) : undefined;
  const start = [pair?.key, document.getIn(path, true)].find((one) => isNode(one) && one.range);
  if (isNode(start) && start.range) return counter.linePos(start.range[0]).line;
  return path.length > 0 ? lineAt(document, counter, path.slice(0, -1)) : 1;
}
