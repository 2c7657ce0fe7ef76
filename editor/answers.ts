import type { Fault } from '../src/content/faults.ts';

/** A response of the editor's API that rejects a request: `what` is the introduction; each mistake is one line. */
export type Refusal = { what: string; lines: Line[] };

/** One mistake. */
type Line = {
  /** The file; missing if the file's form is open. */
  file?: string;
  /** The labels that lead to the field in the form, such as “Abertura › Título”. */
  field?: string;
  /** The position in the file, if the mistake has no field. */
  place?: string;
  text: string;
};

/** A file that changed after its form was opened. */
export type Conflict = Refusal & {
  title: string;
  isDeleted: boolean;
  differences: Difference[];
  /** The current hash of each file that the owner tried to save or delete, by path. */
  now: Record<string, string | undefined>;
};

/** A field whose values in the form and in the file differ. */
export type Difference = { field: string; mine: string; saved: string };

/**
 * A refusal with one line for each mistake.
 * @param open The files of the open form; the lines name only other files.
 */
export function refusalOf(what: string, faults: readonly Fault[], open: readonly string[] = []): Refusal {
  const lines = faults.map(({ file, line, column, field, found, expected, todo }) => ({
    ...(!open.includes(file) && { file }),
    // A mistake without a field is in the syntax, or concerns the whole file.
    ...(field ? { field } : { place: line ? `linha ${line}${column ? `, coluna ${column}` : ''}` : 'o arquivo' }),
    text: `encontrei ${found}; esperava ${expected}. Faça: ${todo}.`,
  }));
  return { what, lines };
}
