/** A response of the editor's API to a request that it refuses: the first words, and a line for each mistake. */
export type Refusal = { what: string; lines: Line[] };

/** A mistake. */
type Line = {
  /** The file, if its form is not the one that is open. */
  file?: string;
  /** The labels that lead to the field in the form, such as “Abertura › Título”. */
  field?: string;
  /** The place in the file, if there is no such field. */
  place?: string;
  text: string;
};

/** A file that changed after its form was opened. */
export type Conflict = Refusal & {
  title: string;
  isDeleted: boolean;
  differences: Difference[];
  /** The hashes of the files as they are now. */
  now: Record<string, string | undefined>;
};

/** A field with another value in the form than in the file. */
export type Difference = { field: string; mine: string; saved: string };
