import type { PictureFormat } from '../src/content/schema/json.ts';

/** Where the editor takes pictures (POST, with the file as the body) and shows them (GET). */
export const PICTURES_AT = '/keystatic/imagens';

/** Where the editor draws the initial of a name in the site's letters, as SVG path data (GET). */
export const INITIAL_AT = '/keystatic/inicial';

/** A chosen picture: the name of its file, and what the owner needs to know about it. Or why it was not accepted. */
export type Chosen = { file: string; notices: string[] } | { refusal: string };

/** The formats by their names. */
export const FORMATS: Record<PictureFormat, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  avif: 'AVIF',
  svg: 'SVG',
};

/** `JPEG, PNG ou WebP`. */
export const listed = (formats: readonly PictureFormat[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(formats.map((one) => FORMATS[one]));

const MEGA = 1_000_000;
/** In bytes: the largest file that can be chosen. */
export const MOST = 40 * MEGA;

/** The formats and the size of the files that can be chosen. */
export const limits = (formats: readonly PictureFormat[]): string => `${listed(formats)}, até ${MOST / MEGA} MB`;

/** Why a file is too large. */
export const tooLarge = (name: string, size: number): string =>
  `“${name}” tem ${Math.ceil(size / MEGA)} MB, e o limite é de ${MOST / MEGA} MB. Salve uma cópia menor, em JPEG, e escolha essa cópia.`;

/** The address of a picture. */
export const pictureAt = (file: string): string => `${PICTURES_AT}?${new URLSearchParams({ name: file })}`;

/** Gives a chosen file to the editor, which keeps it until its form is saved. */
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

/** Why a picture cannot be shown. */
export async function whyHidden(file: string): Promise<string> {
  const response = await fetch(pictureAt(file)).catch(() => undefined);
  if (!response) return 'O editor não responde. Ele ainda está aberto no terminal?';
  return response.ok ? `“${file}” não abre. Escolha a foto de novo.` : response.text();
}
