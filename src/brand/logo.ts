import sharp, { type Sharp } from 'sharp';
import { contentFolder } from '#content/folders.ts';
import { contrastOn, isSvg, type LogoFile, logoFiles, logoGrounds } from '#content/logoFiles.ts';
import { tidySvg } from '#content/logoSvg.ts';
import type { Content } from '#content/read.ts';
import { chosenPalette, type Palette } from '#palette/palette.ts';

/** A file of the logo as it is shown on some background. */
export type Drawing = {
  file: LogoFile;
  /** The colour of the plate behind it, where it would not be seen without one. */
  plate?: string | undefined;
};

/** The drawings of a logo for a light background, a dark one, and a dark browser tab. */
export type Logo = Record<keyof typeof logoGrounds, Drawing> & { wordmark: boolean };

type Facts = Pick<Content['site'], 'brand' | 'palette'>;

/** The contrast below which a logo is as good as invisible. Preflight warns earlier. */
const LOST = 2;

/** The owner's logo; undefined if there is none that can be used, which stops a build and not the editor. */
export async function readLogo({ brand, palette }: Facts, folder = contentFolder()): Promise<Logo | undefined> {
  const [light, dark = light] = await logoFiles(folder, brand);
  if (!light || !dark) return undefined;
  const colours = chosenPalette(palette);
  const plates = [colours.branco, colours.tinta] as const;
  const [onLight, onDark, onNight] = await Promise.all([
    drawingOn([light, dark], logoGrounds.light(colours), plates),
    drawingOn([dark, light], logoGrounds.dark(colours), plates),
    drawingOn([dark, light], logoGrounds.night(), plates),
  ]);
  return { light: onLight, dark: onDark, night: onNight, wordmark: brand.logo?.wordmark === true };
}

/** The first of the files that is seen on a background; if none is, the first one on a plate. */
async function drawingOn(
  files: readonly [LogoFile, LogoFile],
  grounds: readonly string[],
  [light, dark]: readonly [string, string],
): Promise<Drawing> {
  for (const file of files) if ((await contrastOn(file.bytes, grounds)) >= LOST) return { file };
  const [file] = files;
  const isLight = (await contrastOn(file.bytes, [light])) >= (await contrastOn(file.bytes, [dark]));
  return { file, plate: isLight ? light : dark };
}

/** The margin of a plate around the drawing, as a part of its height; also the radius of its corners. */
const MARGIN = 0.3;

/** The size of a drawing with its plate, in the file's own pixels. */
export function sizeOf({ file: { width, height }, plate }: Drawing): { width: number; height: number; margin: number } {
  const margin = plate ? MARGIN * Math.min(width, height) : 0;
  return { width: width + 2 * margin, height: height + 2 * margin, margin };
}

/** Whether a drawing is an SVG. */
export const isVector = ({ file }: Drawing) => isSvg(file.name);

/** A drawing as an SVG file: a picture of pixels inside it is that many pixels wide. */
export async function drawingSvg(drawing: Drawing, pixels: number): Promise<string> {
  const { width, height, margin } = sizeOf(drawing);
  const { file, plate } = drawing;
  if (isVector(drawing) && !plate) return ownSvg(file);
  const place = `x="${margin}" y="${margin}" width="${file.width}" height="${file.height}"`;
  const inside = isVector(drawing)
    ? ownSvg(file).replace('<svg', `<svg ${place}`)
    : `<image ${place} href="data:image/png;base64,${(await drawingPng({ file }, pixels)).toString('base64')}"/>`;
  const behind = plate ? `<rect width="${width}" height="${height}" rx="${margin}" fill="${plate}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${behind}${inside}</svg>`;
}

/** The published form of the owner's SVG. It has no position and no size, because each use sets its own. */
function ownSvg({ field, bytes, width, height }: LogoFile): string {
  return tidySvg(bytes.toString(), field).replace(/^<svg[^>]*/, (root) => {
    const placed = root.replace(/ (?:x|y|width|height)="[^"]*"/g, '');
    return placed.includes(' viewBox=') ? placed : `${placed} viewBox="0 0 ${width} ${height}"`;
  });
}

/** A drawing in pixels, of that width, with its transparent parts. */
export async function drawingPixels(drawing: Drawing, pixels: number): Promise<Sharp> {
  const { file, plate } = drawing;
  const { width, height, margin } = sizeOf(drawing);
  const scale = pixels / width;
  const size = {
    width: Math.max(1, Math.round(file.width * scale)),
    height: Math.max(1, Math.round(file.height * scale)),
  };
  const density = Math.min(72 * Math.max(1, scale), 10_000);
  const own = sharp(file.bytes, { autoOrient: true, ...(isVector(drawing) && { density }) })
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha();
  if (!plate) return own;
  const [outerWidth, outerHeight] = [pixels, Math.round(height * scale)];
  const behind = `<svg xmlns="http://www.w3.org/2000/svg" width="${outerWidth}" height="${outerHeight}"><rect width="100%" height="100%" rx="${margin * scale}" fill="${plate}"/></svg>`;
  const input = await own.png().toBuffer();
  return sharp(Buffer.from(behind)).composite([
    { input, left: Math.round(margin * scale), top: Math.round(margin * scale) },
  ]);
}

/** A drawing as PNG, of that width in pixels. */
export async function drawingPng(drawing: Drawing, pixels: number): Promise<Buffer> {
  return (await drawingPixels(drawing, pixels)).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
}

/** The logo for the icons; undefined if it contains the name, which nobody could read in a tab. */
export async function iconLogo(site: Facts): Promise<Logo | undefined> {
  const logo = await readLogo(site);
  return logo?.wordmark ? undefined : logo;
}

/** The logo for search engines, in pixels: its height, and the greatest width. Google requires 112 of each. */
const SEARCH = { height: 240, width: 1200 };

/** The logo as search engines show it, on white. */
export async function publicLogo(site: Facts, { branco }: Palette): Promise<Buffer> {
  const logo = await readLogo(site);
  if (!logo) throw new Error('There is no logo to publish.');
  const { width, height } = sizeOf(logo.light);
  const pixels = Math.round(Math.min(SEARCH.width, (SEARCH.height * width) / height));
  return sharp(await drawingPng(logo.light, pixels))
    .flatten({ background: branco })
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** Twice the height of the logo on a share card. */
const CARD = 126;

/** The logo for the share cards, as PNG. */
export async function cardLogo(site: Facts) {
  const logo = await readLogo(site);
  if (!logo) return undefined;
  const { width, height } = sizeOf(logo.light);
  const image = await drawingPng(logo.light, Math.round((CARD * width) / height));
  return { src: `data:image/png;base64,${image.toString('base64')}`, ratio: width / height, wordmark: logo.wordmark };
}
