import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { EXPORT_AGAIN, usableLogo } from '#look/brand/logo.ts';
import type { Fault } from './faults.ts';
import { picturePath } from './pictureFiles.ts';
import type { Content } from './read.ts';

const PHOTO = {
  expected: 'uma foto inteira em JPEG, PNG, WebP ou AVIF',
  todo: 'copie a foto de novo para a pasta; se não adiantar, abra-a e salve uma cópia em JPEG',
};
const LOGO = { expected: 'uma logo em SVG de até 100 kB, ou em PNG, WebP ou JPEG', todo: EXPORT_AGAIN };

/**
 * One fault for each picture or logo that the content names and whose data is unusable. A photo whose extension names
 * another accepted format is not a fault.
 */
export async function undecodable(folder: string, { pictures, logos }: Content): Promise<Fault[]> {
  const faults = [
    ...pictures.map((one) => ({ ...one, ...PHOTO, judge: whyUndecodable })),
    ...logos.map((one) => ({ ...one, ...LOGO, judge: usableLogo })),
  ].map(async ({ name, judge, ...fault }) => {
    // Reads the bytes first: given a path, libvips may use a cached earlier version, and keeps the file open on Windows.
    const why = await judge(name, await readFile(picturePath(folder, name) ?? name));
    return typeof why === 'string' ? [{ ...fault, found: `“${name}”, ${why}` }] : [];
  });
  return (await Promise.all(faults)).flat();
}

const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

async function whyUndecodable(_name: string, bytes: Buffer): Promise<string | undefined> {
  const picture = sharp(bytes);
  try {
    const { format, pages = 1 } = await picture.metadata();
    if (pages > 1) return 'que é animada';
    // Only tests that the picture can be decoded, so it is decoded to a small size, which is faster for a JPEG.
    await picture.resize(16).raw().toBuffer();
    if (FORMATS.includes(format)) return undefined;
  } catch {
    // The words below say what is wrong.
  }
  return 'que não consigo abrir: está pela metade, é uma foto HEIC, como as do iPhone, ou não é uma foto';
}
