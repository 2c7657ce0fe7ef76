import sharp from 'sharp';
import { optimize } from 'svgo';

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
