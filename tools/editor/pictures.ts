/* The picture field's requests: stores a picture that the owner chose, or sends a picture to show. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, parse } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { entriesOf } from '../../src/content/folders.ts';
import { picturePath } from '../../src/content/pictureFiles.ts';
import type { PictureFormat } from '../../src/lib/schema/json.ts';
import { slugOf } from '../../src/lib/schema/normalise.ts';
import { PICTURES } from '../../src/lib/schema/picture.ts';
import { EXPORT_AGAIN, isSvg, usableLogo } from '../../src/look/brand/logo.ts';
import { writeWhole } from './files.ts';
import { type Chosen, listed, sizeFault } from './pictureRules.ts';
import { contentFolder } from './site.ts';

/** The maximum length of a stored picture's sides, in pixels: at least twice the width of a page's content. */
const LONGEST = 2560;
const LONGEST_NAME = 60;

/**
 * How each format is encoded. The quality is high, because the build compresses the picture once more. The effort is
 * low, because with a higher effort twelve megapixels take many seconds.
 */
const ENCODING = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 }, avif: { quality: 80, effort: 2 } };

export async function answerPictures(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://editor');
  const name = searchParams.get('name') ?? '';
  if (request.method !== 'POST') return show(name, response);
  // Only the editor's own page has the key to request this, and it sends the formats of a field.
  const accept = (searchParams.get('accept') ?? '').split(',') as PictureFormat[];
  const picture = await takeIn(name, await buffer(request), accept);
  const chosen = 'refusal' in picture ? picture : { file: store(picture, join(contentFolder(), PICTURES)) };
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(chosen satisfies Chosen));
}

/**
 * Converts a chosen file to the picture to store: upright, not larger than needed, and without camera metadata, such as
 * the location. The format is read from the file's content, not from its name. An SVG becomes a smaller copy,
 * without the data of drawing programs.
 */
export async function takeIn(
  name: string,
  bytes: Buffer,
  accept: readonly PictureFormat[],
): Promise<{ name: string; bytes: Buffer } | { refusal: string }> {
  const tooLarge = sizeFault(name, bytes.length);
  if (tooLarge) return { refusal: tooLarge };
  const format = await formatOf(bytes);
  const isTaken = (one: string): one is PictureFormat => (accept as readonly string[]).includes(one);
  if (!isTaken(format))
    return {
      refusal: `“${name}” ${/^\w+$/.test(format) ? `é um arquivo ${format.toUpperCase()}` : format}. Abra o arquivo, salve uma cópia em ${listed(accept)}, e escolha a cópia.`,
    };
  try {
    const file = `${plain(name)}.${format === 'jpeg' ? 'jpg' : format}`;
    const stored = format === 'svg' ? await usableLogo(file, bytes) : await reduced(bytes, format);
    if (typeof stored !== 'string') return { name: file, bytes: stored };
    return { refusal: `“${name}” é uma imagem ${stored}. Para usá-la, ${EXPORT_AGAIN}.` };
  } catch {
    return { refusal: `“${name}” está pela metade. Copie o arquivo de novo de onde veio, e escolha-o outra vez.` };
  }
}

/** The format of a picture; for another file, words that follow its name and say its kind. */
async function formatOf(bytes: Buffer): Promise<string> {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('%PDF-')) return 'é um PDF, e não uma imagem';
  try {
    const { format, pages = 1 } = await sharp(bytes).metadata();
    if (pages > 1 || format === 'gif') return 'é uma animação, e no site a imagem fica parada';
    if (format === 'heif') return 'avif';
    return format;
  } catch {
    // HEIC has the container of AVIF, but another code in the first bytes. sharp cannot decode HEIC.
    if (/^....ftyp(?:he[iv]|mif1|msf1)/s.test(start)) return 'é uma foto HEIC, como as do iPhone';
    return 'não abre como imagem';
  }
}

function reduced(bytes: Buffer, format: Exclude<PictureFormat, 'svg'>): Promise<Buffer> {
  // By default, sharp converts a picture to sRGB and writes no metadata.
  const picture = sharp(bytes).autoOrient();
  const small = picture.resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
  return small.toFormat(format, ENCODING[format]).toBuffer();
}

/** The stored file's name without its extension: `C:\Fotos\João & Ana.JPG` becomes `joao-ana`. */
function plain(name: string): string {
  const slug = slugOf(parse(name.replaceAll('\\', '/')).name);
  return slug.slice(0, LONGEST_NAME).replace(/-$/, '') || 'foto';
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

/** The types of the files that a browser can show. */
const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** Sends a picture; of an SVG, also of one that the owner put into the folder, only the copy that is published. */
async function show(name: string, response: ServerResponse): Promise<void> {
  const type = TYPES[extname(name).toLowerCase()];
  const path = type && picturePath(contentFolder(), name);
  const bytes = path && readFileSync(path);
  const picture = bytes && isSvg(path) ? await usableLogo(name, bytes) : bytes;
  const isShown = picture && typeof picture !== 'string';
  response.writeHead(isShown ? 200 : 404, { 'Content-Type': type ?? 'text/plain', 'Cache-Control': 'no-store' });
  response.end(isShown ? picture : '');
}
