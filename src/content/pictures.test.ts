import { expect, test } from 'vitest';
import { photoOf } from './pictures.ts';

test('if a picture is not among the imported pictures, the page fails instead of omitting the picture', async () => {
  await expect(photoOf({ picture: 'ana.jpg', alt: 'Ana' }, { widths: [560], sizes: '90vw' })).rejects.toThrow(
    'ana.jpg',
  );
});
