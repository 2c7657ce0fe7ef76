import { join } from 'node:path';
import { drawnTypeface, type Letters } from '../typeface/typeface.ts';
import { writeIfNew } from '../written.ts';
import { initialPath } from './initial.ts';
import { type Drawing, drawingPixels, drawingSvg, isVector, type Logo, sizeOf } from './logo.ts';
import { type Brand, type BrandMark, LOGO_HEIGHT, type LogoPicture, logoHeight, tileMotifs, tileOf } from './mark.ts';

/** The owner's facts that the drawings need. */
type Facts = {
  brand: Brand & { name: string; letters?: Letters | undefined };
  alwaysLight?: boolean | undefined;
};

/**
 * Writes a module with the brand's drawings (the tile's shape and the URLs of the logo's files), and a style sheet for
 * the logo. Without a logo, the module has only the shape, and the style sheet is empty.
 */
export async function writeBrand(folder: string, { brand, alwaysLight }: Facts, logo: Logo | undefined): Promise<void> {
  const imports: string[] = [];
  const light = logo && (await writePicture(folder, 'logo', logo.light, imports));
  const isSame = logo?.light.file === logo?.dark.file && logo?.light.plate === logo?.dark.plate;
  const dark = !logo || isSame ? light : await writePicture(folder, 'logo-escuro', logo.dark, imports);
  const written = logo && { light, dark, night: !isSame && !alwaysLight, wordmark: logo.wordmark };
  const shape = await shapeOf(brand);
  const module = [
    // TypeScript does not know the types of these imports.
    '// @ts-nocheck',
    ...imports,
    `export const mark: import('#look/brand/mark.ts').BrandMark = ${JSON.stringify({ shape, logo: written })};\n`,
  ].join('\n');
  // Removes the quotes around the names of the imported variables.
  writeIfNew(join(folder, 'brand.ts'), module.replace(/"<(\w+)>"/g, '$1'));
  writeIfNew(join(folder, 'logo.css'), logo ? "@import '#styles/logo.css';\n" : '');
}

/** The shape on the brand's tile, as SVG path data. The leaf replaces an initial that is missing or cannot be drawn. */
async function shapeOf(brand: Facts['brand']): Promise<BrandMark['shape']> {
  const tile = tileOf(brand);
  return tile === 'initial'
    ? ((await initialPath(brand.name, drawnTypeface(brand.letters))) ?? tileMotifs.leaf)
    : tileMotifs[tile];
}

/** The maximum size of a logo with its plate, in CSS pixels. */
const ROOM = { height: LOGO_HEIGHT, width: 240 };

/** The highest device pixel ratio that a raster logo is drawn for. */
const DENSEST = 3;

/** Writes the file of a drawing, and adds an import of this file to `imports`. */
async function writePicture(folder: string, name: string, drawing: Drawing, imports: string[]): Promise<LogoPicture> {
  const size = pageSize(drawing);
  const add = (file: string) => {
    const variable = `file${imports.length}`;
    imports.push(`import ${variable} from './${file}?url&no-inline';`);
    return `<${variable}>`;
  };
  if (isVector(drawing)) {
    writeIfNew(join(folder, `${name}.svg`), await drawingSvg(drawing, size.width));
    return { src: add(`${name}.svg`), ...size };
  }
  // All screens get the same file: a list of several files would add more bytes to each page than it saves.
  const pixels = await drawingPixels(drawing, Math.min(size.width * DENSEST, Math.ceil(sizeOf(drawing).width)));
  writeIfNew(join(folder, `${name}.webp`), await pixels.webp({ quality: 85, effort: 6 }).toBuffer());
  return { src: add(`${name}.webp`), ...size };
}

/** The size that a drawing, with its plate, has on a page, in CSS pixels. */
function pageSize(drawing: Drawing): { width: number; height: number } {
  const { file } = drawing;
  const outer = sizeOf(drawing);
  const own = logoHeight(file.width / file.height) / file.height;
  const scale = Math.min(own, ROOM.height / outer.height, ROOM.width / outer.width);
  return { width: Math.round(outer.width * scale), height: Math.round(outer.height * scale) };
}
