import { parse } from 'node:path';
import sharp from 'sharp';
import { isHeic } from '../src/content/decodable.ts';
import { usableLogo } from '../src/look/brand/logoFile.ts';
import type { PictureFormat } from '../src/schema/json.ts';
import { slugOf } from '../src/schema/normalise.ts';
import { FORMATS, listed, MOST, tooLarge } from './pictureRequests.ts';

/** The maximum length of a stored picture's sides, in pixels: at least twice the width of a page's content. */
const LONGEST = 2560;
const LONGEST_NAME = 60;

/** For each format, the extension that a stored file gets, and other correct extensions. */
const ENDINGS: Record<PictureFormat, [string, ...string[]]> = {
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
};

/** A picture to store: the file name, the bytes, and notices for the owner. */
export type Intake = { name: string; bytes: Buffer; notices: string[] };

/**
 * Converts a chosen file to the picture to store: upright, not larger than needed, and without camera metadata, such as
 * the location. The format is read from the file's content, not from its name. An SVG becomes a clean copy, without
 * the data of drawing programs.
 */
export async function takeIn(
  name: string,
  bytes: Buffer,
  accept: readonly PictureFormat[],
): Promise<Intake | { refusal: string }> {
  const refuse = (why: string) => ({ refusal: `“${name}” ${why}` });
  const wish = `Escolha ${listed(accept)}.`;
  if (bytes.length > MOST) return { refusal: tooLarge(name, bytes.length) };
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-')
    return refuse('é um PDF, e não uma imagem. Abra-o, salve a imagem em JPEG ou PNG, e escolha essa cópia.');
  try {
    const { format: inside, pages = 1, hasAlpha } = await sharp(bytes).metadata();
    const format = inside === 'heif' ? 'avif' : inside;
    if (format === 'gif' || pages > 1)
      return refuse(
        `é ${format === 'gif' ? 'um GIF' : 'uma animação'}, e no site a imagem fica parada. Salve um quadro em JPEG ou PNG, e escolha essa cópia.`,
      );
    if (!isAmong(format, accept)) {
      return refuse(`por dentro é ${format.toUpperCase()}, que o site não usa aqui. ${wish}`);
    }
    const file = `${plain(name)}.${ENDINGS[format][0]}`;
    const stored = format === 'svg' ? await usableLogo(file, bytes) : await reduced(bytes, format);
    if ('found' in stored) return refuse(`é uma imagem ${stored.found}. Para usá-la, ${stored.todo}.`);
    const isTransparent = hasAlpha && format !== 'svg' && !(await sharp(stored).stats()).isOpaque;
    return {
      name: file,
      bytes: stored,
      notices: [
        ...(ENDINGS[format].includes(endingOf(name))
          ? []
          : [`Por dentro ela é ${FORMATS[format]}: ficou com esse fim no nome.`]),
        ...(isTransparent ? ['Ela tem partes transparentes: nelas aparece a cor de fundo da página.'] : []),
      ],
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

async function reduced(bytes: Buffer, format: Exclude<PictureFormat, 'svg'>): Promise<Buffer> {
  // By default, sharp converts a picture to sRGB and writes no metadata.
  const picture = sharp(bytes)
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
  const encoded = {
    // The quality is high, because the build compresses the picture once more.
    jpeg: () => picture.jpeg({ quality: 90 }),
    png: () => picture.png(),
    webp: () => picture.webp({ quality: 90 }),
    // The effort is low, because with a higher effort twelve megapixels take many seconds.
    avif: () => picture.avif({ quality: 80, effort: 2 }),
  };
  return encoded[format]().toBuffer();
}

function isAmong(format: string, accept: readonly PictureFormat[]): format is PictureFormat {
  return accept.some((one) => one === format);
}

/** The stored file's name without its extension: `C:\Fotos\João & Ana.JPG` becomes `joao-ana`. */
function plain(name: string): string {
  const slug = slugOf(parse(name.replaceAll('\\', '/')).name);
  return slug.slice(0, LONGEST_NAME).replace(/-$/, '') || 'foto';
}

const endingOf = (name: string) => parse(name).ext.slice(1).toLowerCase();
