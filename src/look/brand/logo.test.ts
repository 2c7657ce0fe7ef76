import { expect, test } from 'vitest';
import { wordLogo } from '../../../tests/variants/logos.ts';
import { contrastOn } from './logo.ts';

const inside = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="49" fill="#f7d21c"/>${drawing}</svg>`;

const smallPart = wordLogo('#000').replace('</g>', '</g><path fill="#fff" d="M0 0h40v9h-40z"/>');
const largePart = inside('<path fill="#000" d="M20 20h60v60h-60z"/>');
const ownBackground = inside('').replace('><circle', '><path fill="#fff" d="M0 0h100v100H0z"/><circle');

test.each<[string, string, string[], number]>([
  ['is the contrast of its colour', wordLogo('#000'), ['#ffffff'], 21],
  ['is the contrast to the background with the least contrast', wordLogo('#767676'), ['#ffffff', '#000000'], 4.5],
  ['ignores a small part in another colour', smallPart, ['#000000'], 1],
  ['is the contrast of a large part in another colour with more contrast', largePart, ['#ffffff'], 21],
  ['is the maximum if the logo has its own background', ownBackground, ['#ffffff'], 21],
])('the contrast of a logo to its background %s', async (_name, svg, grounds, ratio) => {
  expect(await contrastOn(Buffer.from(svg), grounds)).toBeCloseTo(ratio, 1);
});
