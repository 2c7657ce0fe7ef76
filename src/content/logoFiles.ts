import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Logo, logoOf } from '#look/brand/logo.ts';
import { type LogoFile, usableLogo } from '#look/brand/logoFile.ts';
import { chosenPalette } from '#look/palette/palette.ts';
import { PICTURES } from '#schema/picture.ts';
import type { Fault } from './faults.ts';
import { LOGO_FILE } from './files/logo.ts';
import { type Changes, contentFolder } from './folders.ts';
import { fileOf, pictureFiles } from './pictureFiles.ts';
import { type Content, logosNamed } from './read.ts';

/** The faults of logo files that cannot be used. `readContent` reports missing files. */
export async function unusableLogos(folder: string, changes: Changes = new Map()): Promise<Fault[]> {
  const faults = logosNamed(folder, changes).map(async ({ picture, ...where }): Promise<Fault[]> => {
    const bytes = await logoBytes(folder, picture);
    const usable = bytes && (await usableLogo(picture, bytes));
    if (!usable || !('found' in usable)) return [];
    return [{ ...where, found: `“${picture}”, ${usable.found}`, expected: EXPECTED, todo: usable.todo }];
  });
  return (await Promise.all(faults)).flat();
}

const EXPECTED = 'uma logo em SVG de até 100 kB, ou em PNG, WebP ou JPEG';

/** The bytes of a logo file; undefined if the file is missing. */
async function logoBytes(folder: string, name: string): Promise<Buffer | undefined> {
  const file = fileOf(name, pictureFiles(folder, undefined, LOGO_FILE));
  return file === undefined ? undefined : readFile(join(folder, PICTURES, file));
}

/** The logo files that exist and can be used. */
async function logoFiles(folder: string, { logo }: Content['site']['brand']): Promise<LogoFile[]> {
  const files = (['file', 'dark'] as const).map(async (field): Promise<LogoFile[]> => {
    const name = logo?.[field];
    const written = name && (await logoBytes(folder, name));
    const bytes = written && (await usableLogo(name, written));
    if (!bytes || 'found' in bytes) return [];
    const { autoOrient } = await sharp(bytes).metadata();
    return [{ field, name, bytes, ...autoOrient }];
  });
  return (await Promise.all(files)).flat();
}

/** The owner's logo; undefined if it is missing or cannot be used. An unusable logo stops a build, but not the editor. */
export async function readLogo(
  { brand, palette }: Pick<Content['site'], 'brand' | 'palette'>,
  folder = contentFolder(),
): Promise<Logo | undefined> {
  return logoOf(await logoFiles(folder, brand), chosenPalette(palette), brand.logo?.wordmark);
}
