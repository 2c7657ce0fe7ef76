import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES } from '#schema/picture.ts';
import type { Fault } from './faults.ts';
import { unusableLogos } from './logoFiles.ts';
import { fileOf, pictureFiles } from './pictureFiles.ts';
import type { Content } from './read.ts';

/**
 * One fault for each picture or logo that the content names and whose data is unusable. A photo whose extension names
 * another accepted format is not a fault.
 */
export async function undecodable(folder: string, { pictures, logos }: Content): Promise<Fault[]> {
  const files = pictureFiles(folder);
  const faults = pictures.map(async ({ name, ...where }): Promise<Fault[]> => {
    const isUsable = await isDecodable(join(folder, PICTURES, fileOf(name, files) ?? name));
    return isUsable ? [] : [{ ...where, found: `“${name}”, ${FOUND}`, expected: EXPECTED, todo: TODO }];
  });
  return [...(await Promise.all(faults)).flat(), ...(await unusableLogos(folder, logos))];
}

const FOUND = 'que não consigo abrir: está pela metade, é uma foto HEIC, como as do iPhone, ou não é uma foto';
const EXPECTED = 'uma foto inteira em JPEG, PNG, WebP ou AVIF';
const TODO = 'copie a foto de novo para a pasta; se não adiantar, abra-a e salve uma cópia em JPEG';
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

async function isDecodable(path: string): Promise<boolean> {
  // Reads the bytes first: given a path, libvips may use a cached earlier version, and keeps the file open on Windows.
  const picture = sharp(await readFile(path));
  try {
    const { format } = await picture.metadata();
    // Only tests that the picture can be decoded, so it is decoded to a small size, which is faster for a JPEG.
    await picture.resize(16).raw().toBuffer();
    return FORMATS.includes(format);
  } catch {
    return false;
  }
}
