import { join } from 'node:path';
import type { Palette } from '../palette/palette.ts';
import { nameWall } from '../walls/nameWall.ts';
import { writeIfNew } from '../written.ts';
import { type Drawing, drawingPixels, drawingSvg, isVector, type Logo, sizeOf } from './logo.ts';
import { LOGO_HEIGHT, type LogoPicture, logoHeight, type TileName, tileMotifs } from './mark.ts';

/** The owner's facts that the drawings need. */
type Facts = {
  brand: { name: string; tile?: TileName | undefined; nameWall?: boolean | undefined };
  alwaysLight?: boolean | undefined;
};

/**
 * Writes a module with the brand's drawings (the tile's shape, and the URLs of the logo's files and of the name's wall),
 * and a style sheet for the logo. Without a logo, the style sheet is empty.
 */
export async function writeBrand(
  folder: string,
  { brand, alwaysLight }: Facts,
  palette: Palette,
  logo: Logo | undefined,
): Promise<void> {
  const imports: string[] = [];
  const light = logo && (await writePicture(folder, 'logo', logo.light, imports));
  const isSame = logo?.light.file === logo?.dark.file && logo?.light.plate === logo?.dark.plate;
  const dark = !logo || isSame ? light : await writePicture(folder, 'logo-escuro', logo.dark, imports);
  const written = logo && { light, dark, night: !isSame && !alwaysLight, wordmark: logo.wordmark };
  const shape = tileMotifs[brand.tile ?? 'leaf'];
  const wall = brand.nameWall === false ? undefined : writeWall(folder, brand.name, palette, imports);
  const module = [
    // TypeScript does not know the types of these imports.
    '// @ts-nocheck',
    ...imports,
    `export const mark: import('#look/brand/mark.ts').BrandMark = ${JSON.stringify({ shape, logo: written })};`,
    `export const wall: import('#look/brand/mark.ts').LogoPicture | undefined = ${JSON.stringify(wall)};\n`,
  ].join('\n');
  // Removes the quotes around the names of the imported variables.
  writeIfNew(join(folder, 'brand.ts'), module.replace(/"<(\w+)>"/g, '$1'));
  writeIfNew(join(folder, 'logo.css'), logo ? "@import '#styles/logo.css';\n" : '');
}

/** Writes the file of the name's wall. */
function writeWall(folder: string, name: string, palette: Palette, imports: string[]): LogoPicture | undefined {
  const wall = nameWall(name, palette);
  if (!wall) return undefined;
  const { svg, ...size } = wall;
  writeIfNew(join(folder, 'nome.svg'), svg);
  return { src: imported('nome.svg', imports), ...size };
}

/** The maximum size of a logo with its plate, in CSS pixels. */
const ROOM = { height: LOGO_HEIGHT, width: 240 };

/** The highest device pixel ratio that a raster logo is drawn for. */
const DENSEST = 3;

/** Writes the file of a drawing, and adds an import of this file to `imports`. */
async function writePicture(folder: string, name: string, drawing: Drawing, imports: string[]): Promise<LogoPicture> {
  const size = pageSize(drawing);
  if (isVector(drawing)) {
    writeIfNew(join(folder, `${name}.svg`), await drawingSvg(drawing, size.width));
    return { src: imported(`${name}.svg`, imports), ...size };
  }
  // All screens get the same file: a list of several files would add more bytes to each page than it saves.
  const pixels = await drawingPixels(drawing, Math.min(size.width * DENSEST, Math.ceil(sizeOf(drawing).width)));
  writeIfNew(join(folder, `${name}.webp`), await pixels.webp({ quality: 85, effort: 6 }).toBuffer());
  return { src: imported(`${name}.webp`, imports), ...size };
}

/** Adds an import of a file's URL to `imports`, and returns a mark in place of the imported variable. */
function imported(file: string, imports: string[]): string {
  const variable = `file${imports.length}`;
  imports.push(`import ${variable} from './${file}?url&no-inline';`);
  return `<${variable}>`;
}

/** The size that a drawing, with its plate, has on a page, in CSS pixels. */
function pageSize(drawing: Drawing): { width: number; height: number } {
  const { file } = drawing;
  const outer = sizeOf(drawing);
  const own = logoHeight(file.width / file.height) / file.height;
  const scale = Math.min(own, ROOM.height / outer.height, ROOM.width / outer.width);
  return { width: Math.round(outer.width * scale), height: Math.round(outer.height * scale) };
}
