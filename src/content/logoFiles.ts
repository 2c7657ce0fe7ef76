import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Logo, logoOf, usableLogo } from '#look/brand/logo.ts';
import { chosenPalette } from '#look/palette/palette.ts';
import { contentFolder } from './folders.ts';
import { picturePath } from './pictureFiles.ts';
import type { Content } from './read.ts';

/** The bytes of a logo file, or why it cannot be used; undefined if the file is missing. */
export async function readUsable(folder: string, name: string): Promise<Buffer | string | undefined> {
  const path = picturePath(folder, name);
  return path === undefined ? undefined : usableLogo(name, await readFile(path));
}

/** The owner's logo; undefined if it is missing or cannot be used. An unusable logo stops a build, but not the editor. */
export async function readLogo(
  { brand: { logo }, palette }: Pick<Content['site'], 'brand' | 'palette'>,
  folder = contentFolder(),
): Promise<Logo | undefined> {
  const files = [logo?.file, logo?.dark].map(async (name) => {
    const bytes = name && (await readUsable(folder, name));
    if (!name || !bytes || typeof bytes === 'string') return [];
    return [{ name, bytes, ...(await sharp(bytes).metadata()).autoOrient }];
  });
  return logoOf((await Promise.all(files)).flat(), chosenPalette(palette), logo?.wordmark);
}
