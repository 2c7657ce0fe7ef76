import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { HOME_CARD, SHARE_CARD, shareCardPath } from '../../src/look/shareCard/card.ts';
import { files, pages, read, sizeOf } from './dist.ts';

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

describe.each(cards)('%s', (card) => {
  test('is a PNG of the size that share cards must have', () => {
    expect(sizeOf(read(card))).toBe(`${SHARE_CARD.width}x${SHARE_CARD.height}`);
  });

  test('is within its budget', () => {
    expect(read(card).length).toBeLessThanOrEqual(budgets.shareCard);
  });
});
