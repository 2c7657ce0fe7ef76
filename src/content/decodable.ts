import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PICTURES } from '#schema/picture.ts';
import type { Fault } from './faults.ts';
import type { Changes } from './folders.ts';
import { unusableLogos } from './logoFiles.ts';
import { fileOf, pictureFiles } from './pictureFiles.ts';
import { identity, picturesNamed } from './read.ts';

/** The faults of pictures and logos that the content would have after the changes, but does not have now. */
export async function picturesBroughtBy(folder: string, changes: Changes): Promise<Fault[]> {
  const known = (await undecodable(folder)).map(identity);
  return (await undecodable(folder, changes)).filter((fault) => !known.includes(identity(fault)));
}

/**
 * One fault for each picture or logo that the content names and whose data is unusable. A photo whose extension names
 * another accepted format is not a fault. `readContent` reports missing files.
 */
export async function undecodable(folder: string, changes: Changes = new Map()): Promise<Fault[]> {
  const files = pictureFiles(folder);
  const faults = picturesNamed(folder, changes).map(async ({ picture, ...where }): Promise<Fault[]> => {
    const file = fileOf(picture, files);
    const isUsable = !file || (await isDecodable(join(folder, PICTURES, file)));
    return isUsable ? [] : [{ ...where, found: `“${picture}”, ${FOUND}`, expected: EXPECTED, todo: TODO }];
  });
  return [...(await Promise.all(faults)).flat(), ...(await unusableLogos(folder, changes))];
}

const FOUND = 'que não consigo abrir: está pela metade, é uma foto HEIC, como as do iPhone, ou não é uma foto';
const EXPECTED = 'uma foto inteira em JPEG, PNG, WebP ou AVIF';
const TODO = 'copie a foto de novo para a pasta; se não adiantar, abra-a e salve uma cópia em JPEG';
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** The result for each version of a file. It is cached, because decoding a photo takes up to a tenth of a second. */
const known = new Map<string, Promise<boolean>>();

function isDecodable(path: string): Promise<boolean> {
  const { mtimeMs, size } = statSync(path);
  const version = [path, mtimeMs, size].join();
  const result = known.get(version) ?? decode(path);
  known.set(version, result);
  return result;
}

async function decode(path: string): Promise<boolean> {
  // Reads the bytes first: given a path, libvips may use a cached earlier version, and keeps the file open on Windows.
  const bytes = await readFile(path);
  try {
    const picture = sharp(bytes);
    const { format } = await picture.metadata();
    // Only tests that the picture can be decoded, so it is decoded to a small size, which is faster for a JPEG.
    await picture.resize(16).raw().toBuffer();
    return FORMATS.includes(format);
  } catch {
    return false;
  }
}
