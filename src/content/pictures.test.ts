import { expect, test } from 'vitest';
import { photoOf } from './pictures.ts';

test('if a picture is not among the imported pictures, the page fails instead of omitting the picture', async () => {
  await expect(photoOf({ picture: 'ana.jpg', alt: 'Ana' }, 560, 560)).rejects.toThrow('ana.jpg');
});

test('an item without a picture has no photo', async () => {
  expect(await photoOf({}, 560, 560)).toBeUndefined();
});
