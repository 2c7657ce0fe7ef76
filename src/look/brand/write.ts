import { join } from 'node:path';
import type { Palette } from '../palette/palette.ts';
import { nameWall } from '../walls/nameWall.ts';
import { writeIfNew } from '../written.ts';
import { type Drawing, drawingPixels, drawingSvg, type Logo, sizeOf } from './logo.ts';
import { isSvg } from './logoFile.ts';
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
  /** Writes a file, and puts a mark in place of the imported variable with its URL. */
  const write = (file: string, content: string | Buffer, width: number, height: number): LogoPicture => {
    const variable = `file${imports.length}`;
    imports.push(`import ${variable} from './${file}?url&no-inline';`);
    writeIfNew(join(folder, file), content);
    return { src: `<${variable}>`, width, height };
  };
  const writeLogo = async (name: string, drawing: Drawing) => {
    const { width, height } = pageSize(drawing);
    const ending = isSvg(drawing.file.name) ? 'svg' : 'webp';
    return write(`${name}.${ending}`, await published(drawing, width), width, height);
  };
  const light = logo && (await writeLogo('logo', logo.light));
  const isSame = logo?.light.file === logo?.dark.file && logo?.light.plate === logo?.dark.plate;
  const dark = !logo || isSame ? light : await writeLogo('logo-escuro', logo.dark);
  const written = logo && { light, dark, night: !isSame && !alwaysLight, wordmark: logo.wordmark };
  const shape = tileMotifs[brand.tile ?? 'leaf'];
  const name = brand.nameWall === false ? undefined : nameWall(brand.name, palette);
  const wall = name && write('nome.svg', name.svg, name.width, name.height);
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

/** The highest device pixel ratio that a raster logo is drawn for. */
const DENSEST = 3;

/**
 * The file of a drawing that is `width` CSS pixels wide. All screens get the same file: a list of several files would add
 * more bytes to each page than it saves.
 */
async function published(drawing: Drawing, width: number): Promise<string | Buffer> {
  if (isSvg(drawing.file.name)) return drawingSvg(drawing, width);
  const pixels = await drawingPixels(drawing, Math.min(width * DENSEST, Math.ceil(sizeOf(drawing).width)));
  return pixels.webp({ quality: 85, effort: 6 }).toBuffer();
}

/** The maximum size of a logo with its plate, in CSS pixels. */
const ROOM = { height: LOGO_HEIGHT, width: 240 };

/** The size that a drawing, with its plate, has on a page, in CSS pixels. */
function pageSize(drawing: Drawing): { width: number; height: number } {
  const { file } = drawing;
  const outer = sizeOf(drawing);
  const own = logoHeight(file.width / file.height) / file.height;
  const scale = Math.min(own, ROOM.height / outer.height, ROOM.width / outer.width);
  return { width: Math.round(outer.width * scale), height: Math.round(outer.height * scale) };
}
