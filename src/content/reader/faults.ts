import { visible } from '#lib/schema/normalise.ts';

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
  /** Whether `found` says only that there is nothing. */
  isMissing?: boolean;
  expected: string;
  todo: string;
};

/** Every mistake in the owner's files at once. The message is complete: show it without a stack trace. */
export class ContentError extends Error {
  override name = 'ContentError';
  faults: readonly Fault[];

  constructor(folder: string, faults: readonly Fault[]) {
    const sentences = [...new Set(faults.map((fault) => faultInWords(folder, fault)))];
    const count = sentences.length === 1 ? 'Um ponto precisa' : `${sentences.length} pontos precisam`;
    const all = `\n${count} de atenção antes de construir o site:\n\n${sentences.join('\n\n')}\n\n`;
    super(`${all}Nada foi construído. Corrija, no editor ou no arquivo.\n`);
    this.faults = faults;
  }
}

function faultInWords(folder: string, { file, line, field, path = [], found, expected, todo }: Fault): string {
  // List items are counted from 1.
  const dotted = path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.');
  const lines = [
    `  ${folder}/${file}${line === undefined ? '' : `, linha ${line}`}`,
    field && `    campo:     ${field}${dotted && ` (${dotted})`}`,
    `    encontrei: ${found}`,
    `    esperava:  ${expected}`,
    `    faça:      ${todo}`,
  ]
    .filter(Boolean)
    .join('\n');
  return visible(lines);
}
