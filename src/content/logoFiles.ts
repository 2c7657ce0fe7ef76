import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { EXPORT_AGAIN, type Logo, logoOf, usableLogo } from '#look/brand/logo.ts';
import { chosenPalette } from '#look/palette/palette.ts';
import { PICTURES } from '#schema/picture.ts';
import type { Fault } from './faults.ts';
import { LOGO_FILE } from './files/logo.ts';
import { contentFolder } from './folders.ts';
import { fileOf, pictureFiles } from './pictureFiles.ts';
import type { Content } from './read.ts';

/** The faults of logo files that cannot be used. */
export async function unusableLogos(folder: string, logos: Content['logos']): Promise<Fault[]> {
  const faults = logos.map(async ({ name, ...where }): Promise<Fault[]> => {
    const usable = await readUsable(folder, name);
    if (typeof usable !== 'string') return [];
    return [{ ...where, found: `“${name}”, ${usable}`, expected: EXPECTED, todo: EXPORT_AGAIN }];
  });
  return (await Promise.all(faults)).flat();
}

const EXPECTED = 'uma logo em SVG de até 100 kB, ou em PNG, WebP ou JPEG';

/** The bytes of a logo file, or why it cannot be used; undefined if the file is missing. */
async function readUsable(folder: string, name: string): Promise<Buffer | string | undefined> {
  const file = fileOf(name, pictureFiles(folder, LOGO_FILE));
  return file === undefined ? undefined : usableLogo(name, await readFile(join(folder, PICTURES, file)));
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
