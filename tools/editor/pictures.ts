/* The requests of the fields for pictures: one stores a picture that the owner chose, and one shows a picture. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, parse, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { contentFolder, entriesOf } from '../../src/content/reader/folders.ts';
import { kindOf, picturePath } from '../../src/content/reader/pictureFiles.ts';
import type { PictureFormat } from '../../src/lib/schema/json.ts';
import { slugOf } from '../../src/lib/schema/normalise.ts';
import { PICTURES } from '../../src/lib/schema/picture.ts';
import { EXPORT_AGAIN, usableLogo } from '../../src/look/brand/logo.ts';
import { writeWhole } from './history.ts';
import { type Chosen, formatsInWords, MEGA, MOST } from './protocol.ts';

/** The maximum length of a stored picture's sides, in pixels: at least twice the width of a page's content. */
const LONGEST = 2560;

/**
 * How each format is encoded. The quality is high, because the build compresses the picture once more. The effort is
 * low, because with a higher effort twelve megapixels take many seconds.
 */
const ENCODING = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 }, avif: { quality: 80, effort: 2 } };

/** Stores a chosen picture in the owner's folder. Only the editor's own page has the key to request this. */
export async function receivePicture(request: IncomingMessage): Promise<Chosen> {
  const { searchParams } = new URL(request.url ?? '', 'http://editor');
  const accept = (searchParams.get('accept') ?? '').split(',') as PictureFormat[];
  const picture = await convertPicture(searchParams.get('name') ?? '', await buffer(request), accept);
  return 'refusal' in picture ? picture : { file: store(picture, join(contentFolder(), PICTURES)) };
}

/** Sends a picture as it is in the owner's folder: Vite serves it, with the border's policy. */
export function showPicture({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const path = picturePath(contentFolder(), new URL(url, 'http://editor').searchParams.get('name') ?? '');
  const location = path && encodeURI(join('/@fs', resolve(path)).replaceAll('\\', '/')).replaceAll('#', '%23');
  response.writeHead(location ? 307 : 404, location ? { Location: location } : {}).end();
}

/**
 * Converts a chosen file to the picture to store: upright, not larger than needed, and without camera metadata, such as
 * the location. The format is read from the file's content, not from its name. An SVG becomes a smaller copy,
 * without the data of drawing programs.
 */
export async function convertPicture(
  name: string,
  bytes: Buffer,
  accept: readonly PictureFormat[],
): Promise<{ name: string; bytes: Buffer } | { refusal: string }> {
  if (bytes.length > MOST)
    return {
      refusal: `“${name}” tem ${Math.ceil(bytes.length / MEGA)} MB, e o limite é de ${MOST / MEGA} MB. Salve uma cópia menor, em JPEG, e escolha essa cópia.`,
    };
  const kind = await kindOf(bytes, accept);
  const format = accept.find((one) => one === kind);
  if (!format)
    return {
      refusal: `“${name}” ${kind}. Abra o arquivo, salve uma cópia em ${formatsInWords(accept)}, e escolha a cópia.`,
    };
  try {
    const file = `${slugOf(parse(name).name) || 'foto'}.${format === 'jpeg' ? 'jpg' : format}`;
    const stored = format === 'svg' ? await usableLogo(file, bytes) : await reduced(bytes, format);
    if (typeof stored !== 'string') return { name: file, bytes: stored };
    return { refusal: `“${name}” é uma imagem ${stored}. Para usá-la, ${EXPORT_AGAIN}.` };
  } catch {
    return { refusal: `“${name}” está pela metade. Copie o arquivo de novo de onde veio, e escolha-o outra vez.` };
  }
}

function reduced(bytes: Buffer, format: Exclude<PictureFormat, 'svg'>): Promise<Buffer> {
  // By default, sharp converts a picture to sRGB and writes no metadata.
  const picture = sharp(bytes).autoOrient();
  const small = picture.resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
  return small.toFormat(format, ENCODING[format]).toBuffer();
}

/**
 * Stores a picture in a folder, and returns its name there. The name gets a number if another file has it already,
 * perhaps with other capitals. If an equal picture has it, nothing is stored.
 */
export function store({ name, bytes }: { name: string; bytes: Buffer }, folder: string): string {
  const taken = new Map(entriesOf(folder).map((file) => [file.name.normalize('NFC').toLowerCase(), file.name]));
  const { name: base, ext } = parse(name);
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${base}-${count}${ext}`;
    const other = taken.get(free);
    if (other === undefined) {
      writeWhole(join(folder, free), bytes);
      return free;
    }
    if (readFileSync(join(folder, other)).equals(bytes)) return other.normalize('NFC');
  }
}
