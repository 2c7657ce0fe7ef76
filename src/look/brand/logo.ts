import { wcagContrast } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { optimize } from 'svgo';
import { nightOf, type Palette } from '../palette/palette.ts';

/** A logo file: its name, its content (a smaller copy of an SVG), and its size in pixels. */
export type LogoFile = { name: string; bytes: Buffer; width: number; height: number };

/** The largest SVG logo, in bytes. A larger file is probably not a logo, or contains a photo. */
const HEAVIEST = 100 * 1024;

/** The advice to an owner whose logo is unusable. */
export const EXPORT_AGAIN = 'exporte a logo outra vez, em SVG ou em PNG';

export function isSvg(name: string): boolean {
  return /\.svg$/i.test(name);
}

/**
 * The bytes of a logo, or why it cannot be used: words in Portuguese that continue a sentence.
 *
 * An SVG becomes a smaller copy without scripts and without the data of drawing programs. It may still contain anything
 * else that SVG allows. Therefore pages show a logo only as an image, where nothing runs or loads, and hosts send every
 * SVG with a security policy for those who open it as a document (`public/_headers`).
 */
export async function usableLogo(name: string, bytes: Buffer): Promise<Buffer | string> {
  const isVector = isSvg(name);
  if (isVector && bytes.length > HEAVIEST)
    return `que pesa ${Math.round(bytes.length / 1024)} kB: um desenho de até 100 kB serve`;
  // A photo may still have what a camera wrote into it.
  if (isVector && /data:image\/jpe?g/i.test(bytes.toString())) return 'que tem uma foto dentro';
  try {
    const plugins = ['preset-default', 'removeDimensions', 'removeScripts'] as const;
    const small = isVector ? Buffer.from(optimize(bytes.toString(), { plugins: [...plugins] }).data) : bytes;
    const picture = sharp(small);
    const { format } = await picture.metadata();
    if (!(isVector ? ['svg'] : ['png', 'webp', 'jpeg']).includes(format))
      return `que por dentro é ${format}, e não o que o fim do nome diz`;
    // If nested `<use>` elements multiply the shapes of an SVG too much, librsvg throws an error after some seconds.
    await picture.resize(64).raw().toBuffer();
    return small;
  } catch {
    return 'que não consigo desenhar: está pela metade, ou pesa demais';
  }
}

/** A logo file, as shown on one background. */
export type Drawing = {
  file: LogoFile;
  /** The colour of the plate behind the logo, if the logo would not be visible without a plate. */
  plate?: string | undefined;
};

/** The drawings of a logo for light and dark backgrounds, and whether the name is part of the logo. */
export type Logo = { light: Drawing; dark: Drawing; wordmark: boolean };

/** Below this contrast a logo is almost invisible. */
const LOST = 2;

/**
 * A logo from its files; undefined if there is none.
 * @param files The file for light backgrounds, then the file for dark ones, if there are two.
 */
export async function logoOf(
  [light, dark = light]: readonly LogoFile[],
  palette: Palette,
  wordmark = false,
): Promise<Logo | undefined> {
  if (!light || !dark) return undefined;
  const { page, surface } = nightOf(palette);
  // The footer, and the page in dark mode.
  const darkGrounds = [palette.ink, page, surface];
  return {
    light: await drawingOn([light, dark], [palette.paper, palette.white], palette.ink),
    dark: await drawingOn([dark, light], darkGrounds, palette.white),
    wordmark,
  };
}

/** The first file that is visible on a background; if none is visible, the first file on a plate. */
async function drawingOn(
  files: readonly [LogoFile, LogoFile],
  grounds: readonly string[],
  plate: string,
): Promise<Drawing> {
  for (const file of files) if ((await contrastOn(file.bytes, grounds)) >= LOST) return { file };
  return { file: files[0], plate };
}

/**
 * The contrast, from 1 to 21, between a logo and its backgrounds. A quarter of the visible pixels have at least this
 * contrast, so a small part in another colour does not count. An opaque logo has its own background, so it gets 21.
 */
export async function contrastOn(bytes: Buffer, grounds: readonly string[]): Promise<number> {
  const small = sharp(bytes).resize(96, 96, { fit: 'inside', withoutEnlargement: true });
  const data = await small.ensureAlpha().raw().toBuffer();
  const pixels = Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 4));
  if (pixels.every(([, , , alpha = 0]) => alpha > 250)) return 21;
  const contrasts = pixels
    .filter(([, , , alpha = 0]) => alpha > 128)
    .map((pixel) => Math.min(...grounds.map((ground) => wcagContrast(ground, `#${pixel.toString('hex', 0, 3)}`))))
    .sort((low, high) => low - high);
  return contrasts[Math.floor(contrasts.length * 0.75)] ?? 1;
}

/** The margin around a drawing on a plate, as a share of its shorter side; also the radius of the plate's corners. */
const MARGIN = 0.3;

/** The size of a drawing with its plate, in the file's own pixels. */
export function sizeOf({ file: { width, height }, plate }: Drawing): { width: number; height: number; margin: number } {
  const margin = plate ? MARGIN * Math.min(width, height) : 0;
  return { width: width + 2 * margin, height: height + 2 * margin, margin };
}

/** A drawing as a raster picture with a width of `pixels`. Transparent parts stay transparent. */
export async function drawingPixels(drawing: Drawing, pixels: number): Promise<Sharp> {
  const { file, plate } = drawing;
  const { width, height, margin } = sizeOf(drawing);
  const scale = pixels / width;
  const input = sharp(file.bytes, { autoOrient: true, density: Math.min(72 * Math.max(1, scale), 10_000) });
  const picture = input.resize(Math.round(file.width * scale)).ensureAlpha();
  if (!plate) return picture;
  const behind = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${Math.round(height * scale)}"><rect width="100%" height="100%" rx="${margin * scale}" fill="${plate}"/></svg>`;
  return sharp(Buffer.from(behind)).composite([{ input: await picture.png().toBuffer() }]);
}

/** A drawing as PNG, with a width of `pixels`. */
export async function drawingPng(drawing: Drawing, pixels: number): Promise<Buffer> {
  return (await drawingPixels(drawing, pixels)).png({ palette: true, quality: 90, effort: 10 }).toBuffer();
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
