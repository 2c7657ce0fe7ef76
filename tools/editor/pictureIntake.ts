import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { entriesOf } from '../../src/content/folders.ts';
import { EXPORT_AGAIN, usableLogo } from '../../src/look/brand/logo.ts';
import type { PictureFormat } from '../../src/schema/json.ts';
import { slugOf } from '../../src/schema/normalise.ts';
import { listed, MOST, tooLarge } from './pictureRequests.ts';

/** The maximum length of a stored picture's sides, in pixels: at least twice the width of a page's content. */
const LONGEST = 2560;
const LONGEST_NAME = 60;

/**
 * How each format is encoded. The quality is high, because the build compresses the picture once more. The effort is
 * low, because with a higher effort twelve megapixels take many seconds.
 */
const ENCODING = { jpeg: { quality: 90 }, png: {}, webp: { quality: 90 }, avif: { quality: 80, effort: 2 } };

/** A picture to store, with a notice for the owner, which may be empty, or the reason for its rejection. */
type Intake = { name: string; bytes: Buffer; notice: string } | { refusal: string };

/**
 * Converts a chosen file to the picture to store: upright, not larger than needed, and without camera metadata, such as
 * the location. The format is read from the file's content, not from its name. An SVG becomes a smaller copy,
 * without the data of drawing programs.
 */
export async function takeIn(name: string, bytes: Buffer, accept: readonly PictureFormat[]): Promise<Intake> {
  const refuse = (why: string) => ({ refusal: `“${name}” ${why}` });
  if (bytes.length > MOST) return { refusal: tooLarge(name, bytes.length) };
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return refuse('é um PDF, e não uma imagem. Abra-o, salve a imagem em JPEG ou PNG, e escolha essa cópia.');
  try {
    const { format: inside, pages = 1, hasAlpha } = await sharp(bytes).metadata();
    if (inside === 'gif' || pages > 1)
      return refuse(
        `é ${inside === 'gif' ? 'um GIF' : 'uma animação'}, e no site a imagem fica parada. Salve um quadro em JPEG ou PNG, e escolha essa cópia.`,
      );
    const found = inside === 'heif' ? 'avif' : inside;
    const format = accept.find((one) => one === found);
    if (!format)
      return refuse(`por dentro é ${found.toUpperCase()}, que o site não usa aqui. Escolha ${listed(accept)}.`);
    const file = `${plain(name)}.${format === 'jpeg' ? 'jpg' : format}`;
    const stored = format === 'svg' ? await usableLogo(file, bytes) : await reduced(bytes, format);
    if (typeof stored === 'string') return refuse(`é uma imagem ${stored}. Para usá-la, ${EXPORT_AGAIN}.`);
    const isTransparent = hasAlpha && format !== 'svg' && !(await sharp(stored).stats()).isOpaque;
    return {
      name: file,
      bytes: stored,
      notice: isTransparent ? 'Ela tem partes transparentes: nelas aparece a cor de fundo da página.' : '',
    };
  } catch {
    if (isHeic(bytes))
      return refuse(
        'é uma foto HEIC, como as do iPhone, que os navegadores não abrem. Abra a foto, salve ou exporte uma cópia em JPEG, e escolha essa cópia.',
      );
    return refuse(
      'não abre: está pela metade, ou não é uma imagem. Copie o arquivo de novo de onde veio; se não adiantar, abra-o e salve uma cópia em JPEG.',
    );
  }
}

/** HEIC has the same container as AVIF, but another format code in the first bytes. sharp cannot decode HEIC. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(?:he[iv]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12));
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
      mkdirSync(folder, { recursive: true });
      // If the disk is full, no half of a picture gets the name.
      const part = join(folder, `.${free}.tmp`);
      writeFileSync(part, bytes);
      renameSync(part, join(folder, free));
      return free;
    }
    if (readFileSync(join(folder, other)).equals(bytes)) return other.normalize('NFC');
  }
}
