import sharp from 'sharp';
import { optimize } from 'svgo';
import { contrastOf } from '../palette/colour.ts';
import { nightOf, type Palette, TAB_BAR } from '../palette/palette.ts';

/** Why a file is unusable, and what the owner can do. Both in Portuguese; `found` continues a sentence. */
export type Wrong = { found: string; todo: string };

/** The largest SVG logo, in bytes. A larger file is probably not a logo, or contains a photo. */
const HEAVIEST = 100 * 1024;

const AGAIN = 'exporte a logo outra vez, em SVG ou em PNG';

/** The bytes of a logo, or the reason why it cannot be used. The bytes of an SVG are those of a smaller copy. */
export async function usableLogo(name: string, bytes: Buffer): Promise<Buffer | Wrong> {
  const small = isSvg(name) ? smallSvg(bytes) : bytes;
  if ('found' in small) return small;
  try {
    const picture = sharp(small);
    const { format } = await picture.metadata();
    const formats = isSvg(name) ? ['svg'] : ['png', 'webp', 'jpeg'];
    if (!formats.includes(format))
      return { found: `que por dentro é ${format}, e não o que o fim do nome diz`, todo: AGAIN };
    // If nested `<use>` elements multiply the shapes of an SVG too much, librsvg throws an error after some seconds.
    await picture.resize(64).raw().toBuffer();
    return small;
  } catch {
    return { found: 'que não consigo desenhar: está pela metade, ou pesa demais', todo: AGAIN };
  }
}

/**
 * A copy of the owner's SVG without scripts and without the data of drawing programs. It may still contain anything else
 * that SVG allows. Therefore pages show a logo only as an image, where nothing runs or loads, and hosts send every SVG
 * with a security policy for those who open it as a document (`deploy/responseHeaders.ts`).
 */
function smallSvg(bytes: Buffer): Buffer | Wrong {
  if (bytes.length > HEAVIEST)
    return { found: `que pesa ${Math.round(bytes.length / 1024)} kB: um desenho de até 100 kB serve`, todo: AGAIN };
  try {
    const plugins = ['preset-default', 'removeDimensions', 'removeScripts'] as const;
    return Buffer.from(optimize(bytes.toString(), { plugins: [...plugins] }).data);
  } catch {
    return { found: 'que não consigo ler: está pela metade, ou não é um SVG', todo: AGAIN };
  }
}

export function isSvg(name: string): boolean {
  return /\.svg$/i.test(name);
}

/** A logo file: the field that names it, its content (a smaller copy of an SVG), and its size in pixels. */
export type LogoFile = { field: 'file' | 'dark'; name: string; bytes: Buffer; width: number; height: number };

/**
 * The colours behind a logo: `light` in the page and its header, `dark` in the footer and in dark mode, `night` in a
 * dark browser tab.
 */
export const logoGrounds = {
  light: ({ paper, white }: Palette) => [paper, white],
  dark: (palette: Palette) => {
    const { page, surface, darkest } = nightOf(palette);
    return [palette.ink, page, surface, darkest];
  },
  night: () => [TAB_BAR],
} satisfies Record<string, (palette: Palette) => string[]>;

/** The longest side, in pixels, of the scaled-down logo whose contrast is measured. */
const SIDE = 96;

/**
 * The contrast, from 1 to 21, between a logo and its backgrounds. A quarter of the visible pixels have at least this
 * contrast, so a small part in another colour does not count. An opaque logo has its own background, so it gets 21.
 */
export async function contrastOn(bytes: Buffer, grounds: readonly string[]): Promise<number> {
  const small = sharp(bytes).resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true });
  const { data } = await small.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 4 }, (_, index) => data.subarray(index * 4, index * 4 + 4));
  if (pixels.every(([, , , alpha = 0]) => alpha > 250)) return 21;
  const visible = pixels.filter(([, , , alpha = 0]) => alpha > 128);
  const contrasts = visible.map((pixel) => {
    const colour = `#${Buffer.from(pixel.subarray(0, 3)).toString('hex')}`;
    return Math.min(...grounds.map((ground) => contrastOf(colour, ground)));
  });
  return contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length * 0.75)] ?? 1;
}
