import type { Look } from '#components/Link/Link.tsx';
import type { Accent } from '#look/walls/walls.ts';
import type { Ground } from './block.ts';

/** On these page colours, a band's button has the look `dark`, which swaps the band's two colours. */
const reversed: readonly Accent[] = ['texto', 'destaque'];

/** The look of a block's main button on its background. */
export function buttonOn(ground: Ground, accent: Accent): Look {
  return ground === 'accent' && !reversed.includes(accent) ? 'light' : 'dark';
}
