import { expect, test } from 'vitest';
import { photoOf } from './pictures.ts';

test('a used picture that is not imported fails the page, instead of being omitted', async () => {
  await expect(photoOf({ picture: 'ana.jpg', alt: 'Ana' }, 560, 560)).rejects.toThrow('ana.jpg');
});

test('an item without a picture has no photo', async () => {
  expect(await photoOf({}, 560, 560)).toBeUndefined();
});
