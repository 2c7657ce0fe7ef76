import { createElement } from 'react';
import satori from 'satori';
import svgpath from 'svgpath';
import type { FamilyName } from '#face/face.ts';
import { staticFont } from '#face/fontSubset.ts';
import { TILE } from '#lib/mural.ts';
import { initialOf } from './mark.ts';

/** The greatest width and height of an initial, as a part of the tile. */
const ROOM = { width: 0.7, height: 0.64 };

/** The initial of a name as SVG path data, in the middle of a tile; undefined if the font has none of its letters. */
export async function initialPath(name: string, family: FamilyName): Promise<string | undefined> {
  const initial = initialOf(name);
  if (!initial) return undefined;
  // Large, because Satori rounds to a tenth.
  const svg = await satori(createElement('div', { style: { fontSize: 1000 } }, initial), {
    width: 2000,
    height: 2000,
    fonts: [{ name: 'Initial', data: await staticFont(family, 750), weight: 700 }],
  });
  const [, drawn] = / d="(M[^"]+)"/.exec(svg) ?? [];
  return drawn && centred(drawn);
}

/** A path, as large as its room and in the middle of the tile. */
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
      // Satori ends each curve with a line of no length.
      .iterate(([command, x, y]) => (command === 'l' && x === 0 && y === 0 ? [] : undefined))
      .toString()
  );
}

/** Around all points of a path. Its control points are not outside: a font has points at the extremes of its curves. */
function boxOf(path: string) {
  const xs: number[] = [];
  const ys: number[] = [];
  svgpath(path)
    .abs()
    .iterate(([command, ...values]) => {
      for (const [index, value] of values.entries()) {
        if (command === 'V' || (command !== 'H' && index % 2 === 1)) ys.push(value as number);
        else xs.push(value as number);
      }
    });
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
