import type { PictureFormat } from '../../src/schema/json.ts';
import { EDITOR } from './protocol.ts';

/** The URL where the editor receives pictures (POST, with the file as the body) and sends them (GET). */
export const PICTURES_AT = `${EDITOR}/imagens`;

/** The result for a chosen picture: its file name, perhaps with a notice for the owner, or the reason for its rejection. */
export type Chosen = { file?: string; notice?: string; refusal?: string };

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

/** The message about a file that is too large. */
export const tooLarge = (name: string, size: number): string =>
  `“${name}” tem ${Math.ceil(size / MEGA)} MB, e o limite é de ${MOST / MEGA} MB. Salve uma cópia menor, em JPEG, e escolha essa cópia.`;

/** The URL of a picture in the editor. */
export const pictureAt = (file: string): string => `${PICTURES_AT}?${new URLSearchParams({ name: file })}`;
