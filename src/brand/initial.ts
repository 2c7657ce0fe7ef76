import { createElement } from 'react';
import satori from 'satori';
import svgpath from 'svgpath';
import type { FamilyName } from '#face/face.ts';
import { staticFont } from '#face/fontSubset.ts';
import { TILE } from '#lib/mural.ts';
import { initialOf } from './mark.ts';

/** The maximum width and height of an initial, as shares of the tile's side. */
const ROOM = { width: 0.7, height: 0.64 };

/**
 * The initial of a name as SVG path data, in the middle of a tile; undefined if the name has no initial or the font
 * cannot draw it.
 */
export async function initialPath(name: string, family: FamilyName): Promise<string | undefined> {
  const initial = initialOf(name);
  if (!initial) return undefined;
  // The font size is large, because Satori rounds coordinates to a tenth of a pixel.
  const svg = await satori(createElement('div', { style: { fontSize: 1000 } }, initial), {
    width: 2000,
    height: 2000,
    fonts: [{ name: 'Initial', data: await staticFont(family, 750), weight: 700 }],
  });
  const [, drawn] = / d="(M[^"]+)"/.exec(svg) ?? [];
  return drawn && centred(drawn);
}

/** Scales a path until it fits exactly into `ROOM`, and moves it to the middle of the tile. */
function centred(path: string): string {
  const { left, top, right, bottom } = boxOf(path);
  const scale = Math.min((ROOM.width * TILE) / (right - left), (ROOM.height * TILE) / (bottom - top));
  return (
    svgpath(path)
      .translate(-(left + right) / 2, -(top + bottom) / 2)
      .scale(scale)
      .translate(TILE / 2, TILE / 2)
      .rel()
      .round(1)
      // Removes the line of length zero that Satori adds after each curve.
      .iterate(([command, x, y]) => (command === 'l' && x === 0 && y === 0 ? [] : undefined))
      .toString()
  );
}

/**
 * The bounding box of a path. The box of the path's points is enough, because fonts have points at the extremes of
 * curves.
 */
function boxOf(path: string) {
  const xs: number[] = [];
  const ys: number[] = [];
  svgpath(path)
    .abs()
    .iterate(([command, ...values]) => {
      for (const [index, value] of values.map(Number).entries()) {
        if (command === 'V' || (command !== 'H' && index % 2 === 1)) ys.push(value);
        else xs.push(value);
      }
    });
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
