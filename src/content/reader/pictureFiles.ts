import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFormat } from '#lib/schema/json.ts';
import { oneLine } from '#lib/schema/normalise.ts';
import { PHOTO_FORMATS, PICTURES } from '#lib/schema/picture.ts';
import { EXPORT_AGAIN, type Logo, logoOf, usableLogo } from '#look/brand/logo.ts';
import { chosenPalette } from '#look/palette/palette.ts';
import type { Site } from '../files/site.ts';
import type { Fault } from './faults.ts';
import { contentFolder, entriesOf } from './folders.ts';
import type { Content } from './read.ts';

/**
 * The path of a picture; undefined if there is none. On a Mac, an accent in the file name may be a separate character, and
 * the name of a screenshot has a narrow non-breaking space.
 */
export function picturePath(folder: string, name: string): string | undefined {
  const pictures = join(folder, PICTURES);
  const file = entriesOf(pictures).find((entry) => entry.isFile() && oneLine(entry.name) === name);
  return file && join(pictures, file.name);
}

/** The owner's logo; undefined if it is missing or cannot be used. An unusable logo stops a build, but not the editor. */
export async function readLogo(
  { brand: { logo }, palette }: { brand: Pick<Site['brand'], 'logo'>; palette: Site['palette'] },
  folder = contentFolder(),
): Promise<Logo | undefined> {
  const files = [logo.file, logo.dark].map(async (name) => {
    const path = name && picturePath(folder, name);
    const bytes = path && (await usableLogo(name, await readFile(path)));
    if (!bytes || typeof bytes === 'string') return [];
    return [{ name, bytes, ...(await sharp(bytes).metadata()).autoOrient }];
  });
  return logoOf((await Promise.all(files)).flat(), chosenPalette(palette), logo.wordmark);
}

const PHOTO = {
  expected: 'uma foto inteira em JPEG, PNG, WebP ou AVIF',
  todo: 'copie a foto de novo para a pasta; se não adiantar, abra-a e salve uma cópia em JPEG',
};
const LOGO = { expected: 'uma logo em SVG de até 100 kB, ou em PNG, WebP ou JPEG', todo: EXPORT_AGAIN };

/**
 * One fault for each picture or logo that the content names and whose data is unusable. A photo whose extension names
 * another accepted format is not a fault.
 */
export async function dataFaults(
  folder: string,
  { pictures, logos }: Pick<Content, 'pictures' | 'logos'>,
): Promise<Fault[]> {
  const faults = [
    ...pictures.map((picture) => ({ ...picture, ...PHOTO, judge: usablePhoto })),
    ...logos.map((file) => ({ ...file, ...LOGO, judge: usableLogo })),
  ].map(async ({ name, judge, ...fault }) => {
    // Reads the bytes first: given a path, libvips may use a cached earlier version, and keeps the file open on Windows.
    const result = await judge(name, await readFile(picturePath(folder, name) ?? name));
    return typeof result === 'string' ? [{ ...fault, found: `“${name}”, ${result}` }] : [];
  });
  return (await Promise.all(faults)).flat();
}

/** The most pixels of a side: WebP allows 16,383, and sharp reads a picture of this width and height. */
const LONGEST = 16_000;

/** The bytes of a photo, or why it cannot be used: words in Portuguese that continue a sentence. */
async function usablePhoto(_name: string, bytes: Buffer): Promise<Buffer | string> {
  const kind = await kindOf(bytes, PHOTO_FORMATS);
  if (!PHOTO_FORMATS.some((format) => format === kind)) return `que ${kind}`;
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > LONGEST) return `que tem ${width} x ${height} pixels: até 16.000 de cada lado servem`;
  // Only tests that the picture can be decoded, so it is decoded to a small size, which is faster for a JPEG.
  const test = picture.resize(16).raw().toBuffer();
  return test.then(
    () => bytes,
    () => 'que está pela metade',
  );
}

/** The format of a picture, if it is accepted; else words in Portuguese that say what the file is. */
export async function kindOf(bytes: Buffer, accepted: readonly PictureFormat[]): Promise<string> {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('%PDF-')) return 'é um PDF, e não uma imagem';
  try {
    const { format, pages = 1 } = await sharp(bytes).metadata();
    if (pages > 1 || format === 'gif') return 'é uma animação, e no site a imagem fica parada';
    const name = format === 'heif' ? 'avif' : format;
    return accepted.some((format) => format === name) ? name : `é um arquivo ${name.toUpperCase()}`;
  } catch {
    // HEIC has the container of AVIF, but another code in the first bytes. sharp cannot decode HEIC.
    if (/^....ftyp(?:he[iv]|mif1|msf1)/s.test(start)) return 'é uma foto HEIC, como as do iPhone';
    return 'não abre como imagem';
  }
}
