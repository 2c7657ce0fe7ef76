import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const content = { kind: 'closing', title: 'Vamos conversar?', call: 'Fale conosco' } as const;

test('the tiles to cut out are below their sentence, and missing without a sentence', async () => {
  const tiles = 'Recorte e gire.';
  const figure = (await renderBlock({ ...content, tiles })).querySelector('figure');
  expect(figure?.text).toBe(tiles);
  // Six leaves.
  expect(figure?.querySelector('path')?.getAttribute('d')?.match(/z/g)).toHaveLength(6);
  expect((await renderBlock(content)).querySelector('figure')).toBeNull();
});
