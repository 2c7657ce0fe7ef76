import sharp, { type Sharp } from 'sharp';
import type { Palette } from '../palette/palette.ts';
import { contrastOn, isSvg, type LogoFile, logoGrounds } from './logoFile.ts';

/** A logo file, as shown on one background. */
export type Drawing = {
  file: LogoFile;
  /** The colour of the plate behind the logo, if the logo would not be visible without a plate. */
  plate?: string | undefined;
};

/** The drawings of a logo for three backgrounds: light, dark, and a dark browser tab. */
export type Logo = Record<keyof typeof logoGrounds, Drawing> & { wordmark: boolean };

/** Below this contrast a logo is almost invisible. */
const LOST = 2;

/**
 * A logo from its files; undefined if there is none.
 * @param files The file for light backgrounds, then the file for dark ones, if there are two.
 * @param wordmark Whether the name is part of the logo.
 */
export async function logoOf(
  [light, dark = light]: readonly LogoFile[],
  palette: Palette,
  wordmark = false,
): Promise<Logo | undefined> {
  if (!light || !dark) return undefined;
  const plates = [palette.white, palette.ink] as const;
  const [onLight, onDark, onNight] = await Promise.all([
    drawingOn([light, dark], logoGrounds.light(palette), plates),
    drawingOn([dark, light], logoGrounds.dark(palette), plates),
    drawingOn([dark, light], logoGrounds.night(), plates),
  ]);
  return { light: onLight, dark: onDark, night: onNight, wordmark };
}

/** The first file that is visible on a background; if none is visible, the first file on a plate. */
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

/**
 * The margin around a drawing on a plate, as a share of the drawing's shorter side; also the radius of the plate's
 * corners.
 */
const MARGIN = 0.3;

/** The size of a drawing with its plate, in the file's own pixels. */
export function sizeOf({ file: { width, height }, plate }: Drawing): { width: number; height: number; margin: number } {
  const margin = plate ? MARGIN * Math.min(width, height) : 0;
  return { width: width + 2 * margin, height: height + 2 * margin, margin };
}

/** Whether a drawing is an SVG. */
export const isVector = ({ file }: Drawing) => isSvg(file.name);

/** A drawing as an SVG file. If the drawing is a raster picture, the picture inside has a width of `pixels`. */
export async function drawingSvg(drawing: Drawing, pixels: number): Promise<string> {
  const { width, height, margin } = sizeOf(drawing);
  const { file, plate } = drawing;
  if (isVector(drawing) && !plate) return file.bytes.toString();
  const href = isVector(drawing)
    ? `data:image/svg+xml;base64,${file.bytes.toString('base64')}`
    : `data:image/png;base64,${(await drawingPng({ file }, pixels)).toString('base64')}`;
  const inside = `<image x="${margin}" y="${margin}" width="${file.width}" height="${file.height}" href="${href}"/>`;
  const behind = plate ? `<rect width="${width}" height="${height}" rx="${margin}" fill="${plate}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${behind}${inside}</svg>`;
}

/** A drawing as a raster picture with a width of `pixels`. Transparent parts stay transparent. */
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

/** A drawing as PNG, with a width of `pixels`. */
export async function drawingPng(drawing: Drawing, pixels: number): Promise<Buffer> {
  return (await drawingPixels(drawing, pixels)).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
}

/** The logo for the icons; undefined if there is none, or if it contains the name, which is unreadable in a tab. */
export function iconLogo(logo: Logo | undefined): Logo | undefined {
  return logo?.wordmark ? undefined : logo;
}

/** The maximum size of the logo for search engines, in pixels. Google requires at least 112 × 112. */
const SEARCH = { height: 240, width: 1200 };

/** The logo for search engines, as PNG on a white background. */
export async function publicLogo(logo: Logo | undefined, { white }: Palette): Promise<Buffer> {
  if (!logo) throw new Error('There is no logo to publish.');
  const { width, height } = sizeOf(logo.light);
  const pixels = Math.round(Math.min(SEARCH.width, (SEARCH.height * width) / height));
  return sharp(await drawingPng(logo.light, pixels))
    .flatten({ background: white })
    .png({ palette: true, quality: 90 })
    .toBuffer();
}

/** The height of the logo's image for share cards, in pixels: twice the maximum height of a logo on a card. */
const CARD = 126;

/** The logo for the share cards: a PNG as a data URL, its aspect ratio, and whether the logo contains the name. */
export async function cardLogo(logo: Logo | undefined) {
  if (!logo) return undefined;
  const { width, height } = sizeOf(logo.light);
  const image = await drawingPng(logo.light, Math.round((CARD * width) / height));
  return { src: `data:image/png;base64,${image.toString('base64')}`, ratio: width / height, wordmark: logo.wordmark };
}
