import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { services, site } from '../../src/content/content.ts';
import { chosenPalette } from '../../src/look/palette/palette.ts';
import { HOME_CARD, SHARE_CARD, shareCardPath } from '../../src/look/shareCard/card.ts';
import { layMural, motifPath, squarePath, TILE } from '../../src/look/walls/mural.ts';
import { serviceMural } from '../../src/look/walls/serviceTile.ts';
import { files, pages, read, sizeOf } from './dist.ts';

const palette = chosenPalette(site.palette);

/** The paths of the share cards, relative to dist/. There is one card for each page that has a canonical URL. */
const cards = pages
  .filter(({ document }) => document.querySelector('link[rel="canonical"]'))
  .map(({ path }) => shareCardPath(path === 'index.html' ? HOME_CARD : path.replace('.html', '')).slice(1));

test('every page except the 404 page has its own share card, and no other card is published', () => {
  expect(files.filter((path) => path.startsWith('cartoes/')).sort()).toEqual(cards.toSorted());
});

test('no two share cards are the same picture', () => {
  const pictures = cards.map((card) => createHash('sha256').update(read(card)).digest('hex'));
  expect(new Set(pictures).size).toBe(cards.length);
});

describe.each(services)('the card of $slug', ({ slug, tile }) => {
  const wall = serviceMural(tile, 4, 5);
  const side = SHARE_CARD.height / wall.rows;
  const left = SHARE_CARD.width - wall.columns * side;

  test('shows the upper left part of the service’s tile wall, in the palette’s colours', async () => {
    const card = sharp(read(shareCardPath(slug).slice(1)));
    const { data, info } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
    for (const { column, row, pair, motif, turn } of layMural(wall)) {
      const [ground, shape] = pair.map((name) => palette[name]);
      const tileImage = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${TILE} ${TILE}"><path fill="${ground}" d="${squarePath()}"/><path fill="${shape}" d="${motifPath(motif, turn)}"/></svg>`;
      const meant = await sharp(Buffer.from(tileImage)).removeAlpha().raw().toBuffer();
      // All points are inside the tile, because antialiasing mixes two colours at the edges of the tile.
      const points = [0.15, 0.35, 0.6, 0.85].flatMap((part) => [[part, 0.23] as const, [0.41, part] as const]);
      const alike = points.filter(([x, y]) => {
        const [across, down] = [Math.round(x * side), Math.round(y * side)];
        const seen = colourAt(left + column * side + across, row * side + down);
        return seen.every((one, channel) => Math.abs(one - (meant[(down * side + across) * 3 + channel] ?? 0)) <= 8);
      });
      expect(alike.length, `the tile at ${column}, ${row}`).toBeGreaterThanOrEqual(points.length - 1);
    }
  });
});

describe.each(cards)('%s', (card) => {
  test('is a PNG of the size that share cards must have', () => {
    expect(sizeOf(read(card))).toBe(`${SHARE_CARD.width}x${SHARE_CARD.height}`);
  });

  test('is within its budget', () => {
    expect(read(card).length).toBeLessThanOrEqual(budgets.shareCard);
  });
});
