import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const impact = { kind: 'impact', title: 'Um em dez', text: 'Damos um.', call: 'Indique' } as const;

test.each([
  ['accent', 'light', 2],
  ['page', 'dark', 1],
] as const)(
  'on the background %s, the button is %s, and the scalloped edge belongs to the band only',
  async (ground, look, parts) => {
    const root = await renderBlock(impact, { place: { ground } });
    expect(root.querySelector('a')?.getAttribute('data-look')).toBe(look);
    expect(root.childNodes).toHaveLength(parts);
  },
);
