import * as hb from 'harfbuzzjs';
import svgpath from 'svgpath';
import { staticFont } from '../typeface/fontSubset.ts';
import type { TypefaceName } from '../typeface/typeface.ts';
import { TILE } from '../walls/mural.ts';
import { initialOf } from './mark.ts';

/** The maximum width and height of an initial, as shares of the tile's side. */
const ROOM = { width: 0.7, height: 0.64 };

/**
 * The initial of a name as SVG path data, in the middle of a tile; undefined if the name has no initial or the font
 * cannot draw it.
 */
export async function initialPath(name: string, family: TypefaceName): Promise<string | undefined> {
  const initial = initialOf(name);
  const path = initial && outline(initial, await staticFont(family, 750));
  return path && centred(path);
}

/** The outline of a text as SVG path data, in font units; undefined if the font lacks a character. */
function outline(text: string, file: Buffer): string | undefined {
  const font = new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(file))));
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  let [x, path] = [0, ''];
  for (const { codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
    if (glyph === 0) return undefined;
    path += svgpath(font.glyphToPath(glyph)).translate(x + xOffset, yOffset);
    x += xAdvance;
  }
  return path;
}

/** Scales a path in font units until it fits exactly into `ROOM`, and moves it to the middle of the tile. */
function centred(path: string): string {
  const xs: number[] = [];
  const ys: number[] = [];
  // The box of the path's points is enough, because fonts have points at the extremes of curves.
  svgpath(path).iterate(([, ...values]) => {
    for (const [index, value] of values.entries()) (index % 2 === 0 ? xs : ys).push(value as number);
  });
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((ROOM.width * TILE) / (right - left), (ROOM.height * TILE) / (top - bottom));
  return (
    svgpath(path)
      .translate(-(left + right) / 2, -(top + bottom) / 2)
      // The vertical axis of a font points up, that of an SVG points down.
      .scale(scale, -scale)
      .translate(TILE / 2, TILE / 2)
      .rel()
      .round(1)
      .toString()
  );
}
