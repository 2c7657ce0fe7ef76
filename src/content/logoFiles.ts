import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Logo, logoOf, usableLogo } from '#look/brand/logo.ts';
import { chosenPalette } from '#look/palette/palette.ts';
import { contentFolder } from './folders.ts';
import { picturePath } from './pictureFiles.ts';
import type { Content } from './read.ts';

/** The owner's logo; undefined if it is missing or cannot be used. An unusable logo stops a build, but not the editor. */
export async function readLogo(
  { brand: { logo }, palette }: Pick<Content['site'], 'brand' | 'palette'>,
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
