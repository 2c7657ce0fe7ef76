import type { Palette } from '../palette/palette.ts';
import type { Letters } from '../typeface/typeface.ts';
import { nameSvg, nameWall, narrow } from '../walls/nameWall.ts';
import { type Drawing, drawingPixels, isSvg, type Logo, sizeOf } from './logo.ts';
import { type BrandTile, brandShape } from './mark.ts';

/** The owner's choices that the drawings need. */
type BrandSettings = {
  brand: { name: string; tile?: BrandTile | undefined; nameWall?: boolean | undefined; letters?: Letters | undefined };
  alwaysLight?: boolean | undefined;
};

type Size = { width: number; height: number };

/** The highest device pixel ratio that a raster logo is drawn for. */
const DENSEST = 3;

/** The generated files of the brand: its pictures, and a module with their URLs and that of the font. */
export async function brandFiles(
  { brand, alwaysLight }: BrandSettings,
  palette: Palette,
  logo: Logo | undefined,
): Promise<Record<string, string | Buffer>> {
  const pictures: Record<string, string | Buffer> = {};
  const imports: string[] = [];
  /** Adds a picture. Returns the code of a `LogoPicture` with its URL. */
  const add = (file: string, content: string | Buffer, { width, height }: Size) => {
    const variable = `file${imports.length}`;
    imports.push(`import ${variable} from './${file}?url&no-inline';`);
    pictures[file] = content;
    return `{ src: ${variable}, width: ${width}, height: ${height} }`;
  };
  /** All screens get the same file of a logo: a list of several files would add more bytes to each page than it saves. */
  const addLogo = async (name: string, drawing: Drawing) => {
    const size = pageSize(drawing);
    if (isSvg(drawing.file.name) && !drawing.plate) return add(`${name}.svg`, drawing.file.bytes, size);
    const pixels = await drawingPixels(drawing, size.width * DENSEST);
    return add(`${name}.webp`, await pixels.webp({ quality: 85, effort: 6 }).toBuffer(), size);
  };
  const light = logo && (await addLogo('logo', logo.light));
  const isSame = logo?.light.file === logo?.dark.file && logo?.light.plate === logo?.dark.plate;
  const dark = !logo || isSame ? light : await addLogo('logo-escuro', logo.dark);
  const drawn =
    logo && `{ light: ${light}, dark: ${dark}, night: ${!isSame && !alwaysLight}, wordmark: ${logo.wordmark} }`;
  const walls = (brand.nameWall === false ? [] : [undefined, narrow]).flatMap((shape, index) => {
    const wall = nameWall(brand.name, shape);
    const svg = wall && nameSvg(wall, palette, logo ? undefined : brandShape(brand.tile));
    return svg ? add(`nome-${index + 1}.svg`, svg, wall) : [];
  });
  const { letters = 'gabarito' } = brand;
  const module = [
    // TypeScript does not know the types of these imports.
    '// @ts-nocheck',
    ...imports,
    letters === 'system'
      ? 'export const font = undefined;'
      : `export { default as font } from './${letters}.woff2?url';`,
    `export const logo: import('#look/brand/mark.ts').PageLogo | undefined = ${drawn};`,
    `export const walls: readonly import('#look/brand/mark.ts').LogoPicture[] = [${walls}];\n`,
  ];
  return { ...pictures, 'brand.ts': module.join('\n') };
}

/** The largest height and width of a logo with its plate, in CSS pixels. */
const ROOM = { height: 44, width: 240 };

/** The size of a drawing on a page, in CSS pixels. Wider logos are lower, so that all logos look equally large. */
function pageSize(drawing: Drawing): Size {
  const { width, height } = drawing.file;
  const outer = sizeOf(drawing);
  const own = (ROOM.height * Math.max(1, width / height) ** -0.35) / height;
  const scale = Math.min(own, ROOM.height / outer.height, ROOM.width / outer.width);
  return { width: Math.round(outer.width * scale), height: Math.round(outer.height * scale) };
}
