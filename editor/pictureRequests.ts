import type { PictureFormat } from '../src/schema/json.ts';

/** The path where the editor receives pictures (POST, with the file as the body) and sends them (GET). */
export const PICTURES_AT = '/keystatic/imagens';

/** The path where the editor draws the initial of a name in the site's font, as SVG path data (GET). */
export const INITIAL_AT = '/keystatic/inicial';

/** The result for a chosen picture: its file name and notices for the owner, or the reason for its rejection. */
export type Chosen = { file: string; notices: string[] } | { refusal: string };

/** The names of the formats, for the owner. */
export const FORMATS: Record<PictureFormat, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  svg: 'SVG',
};

/** A list in Portuguese, such as `JPEG, PNG ou WebP`. */
export const listed = (formats: readonly PictureFormat[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(formats.map((one) => FORMATS[one]));

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

/** Sends a chosen file to the editor, which stores the file until the form is saved. */
export async function sendPicture(file: File, accept: readonly PictureFormat[]): Promise<Chosen> {
  if (file.size > MOST) return { refusal: tooLarge(file.name, file.size) };
  try {
    const address = `${PICTURES_AT}?${new URLSearchParams({ name: file.name, accept: accept.join() })}`;
    return await (await fetch(address, { method: 'POST', body: file })).json();
  } catch {
    const todo = 'Ela ainda está no lugar de onde veio, e o editor ainda está aberto no terminal? Escolha-a outra vez.';
    return { refusal: `Não consegui ler “${file.name}”. ${todo}` };
  }
}

/** The reason why a picture cannot be shown. */
export async function whyHidden(file: string): Promise<string> {
  const response = await fetch(pictureAt(file)).catch(() => undefined);
  if (!response) return 'O editor não responde. Ele ainda está aberto no terminal?';
  return response.ok ? `“${file}” não abre. Escolha a foto de novo.` : response.text();
}
