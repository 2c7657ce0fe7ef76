import type { PictureFormat } from '../../src/lib/schema/json.ts';

/** The answer for a chosen picture: its file name, or the reason for its rejection. */
export type Chosen = { file: string } | { refusal: string };

/** A list of formats in Portuguese, such as `JPEG, PNG ou WebP`. */
export const listed = (formats: readonly PictureFormat[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    formats.map((format) => (format === 'webp' ? 'WebP' : format.toUpperCase())),
  );

const MEGA = 1_000_000;
/** The maximum size of a chosen file, in bytes. */
export const MOST = 40 * MEGA;

/** The allowed formats and the maximum size of chosen files, for the owner. */
export const limits = (formats: readonly PictureFormat[]): string => `${listed(formats)}, até ${MOST / MEGA} MB`;

/** The message about a file that is too large; undefined if it is not. */
export const sizeFault = (name: string, size: number): string | undefined =>
  size > MOST
    ? `“${name}” tem ${Math.ceil(size / MEGA)} MB, e o limite é de ${MOST / MEGA} MB. Salve uma cópia menor, em JPEG, e escolha essa cópia.`
    : undefined;
