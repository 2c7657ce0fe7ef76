import type { YAMLError } from 'yaml';
import type { z } from 'zod';
import { chosenField, fieldAt, jsonSchema, labelOf, valueAt } from '#schema/json.ts';

/** One mistake in the owner's files, in Portuguese. */
export type Fault = {
  /** The file's path within the content folder. */
  file: string;
  line?: number | undefined;
  /** The titles that lead to the field in the form, such as “Abertura › Título”. */
  field?: string;
  /** The keys that lead to the field in the file. */
  path?: readonly PropertyKey[];
  found: string;
  expected: string;
  todo: string;
};

/** Every mistake in the owner's files at once. The message is complete: show it without a stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
  faults: readonly Fault[];
  /** The message while a development server runs: it updates the site after a save, without a new command. */
  whileEditing: string;

  constructor(folder: string, faults: readonly Fault[]) {
    const told = [...new Set(faults.map((fault) => tell(folder, fault)))];
    const count = told.length === 1 ? 'Um ponto precisa' : `${told.length} pontos precisam`;
    const all = `\n${count} de atenção antes de construir o site:\n\n${told.join('\n\n')}\n\n`;
    super(`${all}Nada foi construído. Corrija e rode o comando de novo.\n`);
    this.faults = faults;
    this.whileEditing = `${all}Corrija, no editor ou no arquivo: o site volta sozinho.\n`;
  }
}

function tell(folder: string, { file, line, field, path, found, expected, todo }: Fault): string {
  return [
    `  ${folder}/${file}${line === undefined ? '' : `, linha ${line}`}`,
    field && `    campo:     ${field}${path?.length ? ` (${dotted(path)})` : ''}`,
    `    encontrei: ${found}`,
    `    esperava:  ${expected}`,
    `    faça:      ${todo}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The parser's errors that people make most, with the correction. Source of the codes: eemeli.org/yaml, “Errors”. */
const causes: Partial<Record<YAMLError['code'], [found: string, todo: string]>> = {
  TAB_AS_INDENT: ['uma tabulação no começo da linha', 'troque-a por espaços'],
  BLOCK_AS_IMPLICIT_KEY: [
    'dois-pontos seguidos de espaço no meio de um texto, ou a linha de baixo com espaços a mais no começo',
    'ponha o texto inteiro entre aspas: "…", ou alinhe a linha de baixo com as vizinhas',
  ],
  DUPLICATE_KEY: ['um campo que já está escrito acima, no mesmo grupo', 'apague um dos dois'],
  MISSING_CHAR: [
    'aspas que não foram fechadas, ou uma linha sem dois-pontos',
    'feche as aspas no fim do texto, ou escreva `campo: texto`',
  ],
  MULTILINE_IMPLICIT_KEY: [
    'uma linha sem dois-pontos, ou aspas que não foram fechadas',
    'escreva `campo: texto`, e feche as aspas que abriu',
  ],
};

/** A syntax error in a line, in words that the owner can understand. */
export function syntaxFault(file: string, line: number | undefined, code?: YAMLError['code']): Fault {
  const [found, todo] = (code && causes[code]) ?? [
    'algo que não consigo ler',
    'confira aqui e na linha de cima os espaços do começo, os dois-pontos e as aspas; um texto com sinais vai entre aspas: "…"',
  ];
  return { file, line, found, expected: 'linhas como `campo: texto`, as do mesmo grupo com o mesmo recuo', todo };
}

/** The fault of a file that is not in UTF-8: the site would have wrong characters in place of accented letters. */
export function encodingFault(file: string): Fault {
  return {
    file,
    found: 'letras que não estão em UTF-8: o arquivo foi salvo em outra codificação, como ANSI',
    expected: 'um arquivo de texto em UTF-8',
    todo: 'abra-o onde o escreveu, use “Salvar como” e, em “Codificação”, escolha UTF-8',
  };
}

/**
 * The faults for one issue that the schema found. An issue about unknown fields gives one fault for each unknown
 * field; any other issue gives one fault.
 */
export function fieldFault(
  file: string,
  schema: z.ZodType,
  written: unknown,
  issue: z.core.$ZodIssue,
  lineOf: (path: PropertyKey[]) => number | undefined,
): Fault[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const known = Object.keys(
        chosenField(fieldAt(jsonSchema(schema), issue.path, written), valueAt(written, issue.path))?.properties ?? {},
      );
      return {
        file,
        line: lineOf(path),
        field: labelOf(jsonSchema(schema), path, written),
        path,
        found: 'um campo que não existe',
        expected: `um destes: ${known.join(', ')}`,
        todo: 'corrija o nome do campo, ou apague-o',
      };
    });
  }
  const value = valueAt(written, issue.path);
  return [
    {
      file,
      line: lineOf(issue.path),
      field: issue.path.length > 0 ? labelOf(jsonSchema(schema), issue.path, written) : 'o arquivo inteiro',
      path: issue.path,
      found: describe(value),
      expected: issue.message,
      todo: issue.code === 'custom' && issue.params ? String(issue.params.todo) : todoWith(value, issue),
    },
  ];
}

/** A path as shown to the owner: list items are counted from 1. */
function dotted(path: readonly PropertyKey[]): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
}

function todoWith(value: unknown, issue: z.core.$ZodIssue): string {
  if (value === undefined) return 'escreva o que falta';
  if (issue.code === 'invalid_type' && issue.expected === 'array')
    return 'escreva cada item numa linha sua, depois de um hífen e um espaço';
  return value === '' ? 'apague a linha, ou escreva o texto' : 'mude o texto para o que se espera';
}

function describe(value: unknown): string {
  if (value === undefined) return 'nada: o campo falta, ou está vazio';
  if (value === '') return 'um item vazio';
  if (typeof value === 'string') {
    const line = value.trim().replace(/\s*\n\s*/g, ' ⏎ ');
    return line.length > 60 ? `“${line.slice(0, 60)}…”, com ${value.length} caracteres` : `“${line}”`;
  }
  if (Array.isArray(value)) return value.length === 0 ? 'uma lista vazia' : `uma lista de ${value.length}`;
  return 'um grupo de campos';
}
