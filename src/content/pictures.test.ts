import { expect, test } from 'vitest';
import { photoOf } from './pictures.ts';

test('a picture that is named and not imported stops the page, instead of being left out', async () => {
  await expect(photoOf({ picture: 'ana.jpg', alt: 'Ana' }, 560, 560)).rejects.toThrow('ana.jpg');
});

test('an item without a picture has none', async () => {
  expect(await photoOf({}, 560, 560)).toBeUndefined();
});
