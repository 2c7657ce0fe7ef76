import { join } from 'node:path';
import type { ReactElement } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { staticFont } from '../typeface/fontSubset.ts';
import { type TypefaceName, typefaces } from '../typeface/typeface.ts';
import { KEPT, kept } from '../written.ts';
import { type CardText, SHARE_CARD, type Steps } from './card.ts';

/** The site's font weights (`wght`), and the CSS weights that select them: Satori supports only multiples of 100. */
const weights = [
  { weight: 500, wght: 500 },
  { weight: 700, wght: 750 },
] as const;

const fontsOf = (family: TypefaceName): Promise<Font[]> =>
  Promise.all(
    weights.map(async ({ weight, wght }): Promise<Font> => {
      return { name: typefaces[family].name, data: await staticFont(family, wght), weight };
    }),
  );

/** The fonts by family, created once, because all cards of a site use the same family. */
const fonts: Partial<Record<TypefaceName, Promise<Font[]>>> = {};

/**
 * Draws a card as PNG. `data-text`, `data-width` and `data-height` declare the space
 * of a text in pixels; while a text is larger, the card is redrawn with that text one
 * step smaller. Text becomes paths, so no system font is used, and the same card gives
 * the same bytes on every machine.
 * @param name The name under which the image is kept for the next build.
 */
export async function shareImage(
  card: (steps: Steps) => ReactElement,
  family: TypefaceName,
  name?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const steps: Record<CardText, number> = { brand: 0, title: 0, line: 0 };
  for (;;) {
    const { svg, tight } = await draw(card({ ...steps }), family);
    if (tight.length === 0) {
      const source = JSON.stringify([svg, PNG, sharp.versions]);
      const image = name ? kept(join(KEPT, 'cartoes', name), source, () => rasterise(svg)) : rasterise(svg);
      return new Uint8Array(await image);
    }
    for (const text of tight) steps[text]++;
  }
}

/** The card as SVG, and the texts that are larger than their declared space. */
async function draw(card: ReactElement, family: TypefaceName): Promise<{ svg: string; tight: readonly CardText[] }> {
  const tight: CardText[] = [];
  fonts[family] ??= fontsOf(family);
  const svg = await satori(card, {
    ...SHARE_CARD,
    fonts: await fonts[family],
    onNodeDetected({ props, width, height }) {
      // For an element without these attributes, both comparisons are false.
      if (width > props['data-width'] || height > props['data-height']) tight.push(props['data-text']);
    },
  });
  return { svg, tight };
}

/** Quality 90 keeps the site's colours nearly exact, with a third fewer bytes than quality 100. */
const PNG = { palette: true, quality: 90, dither: 0, effort: 10, compressionLevel: 9 } as const;

/** Converts SVG to PNG. */
const rasterise = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png(PNG).toBuffer();
