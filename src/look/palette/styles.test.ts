import { expect, test } from 'vitest';
import { chosenPalette } from './palette.ts';
import { paletteStyles } from './styles.ts';

test('in dark mode, meanings, paper and ink change, only on screens, and not on a site that is always light', () => {
  const palette = chosenPalette({ name: 'mutirao' });
  const [day, night] = [false, true].map((hasNight) => paletteStyles(palette, hasNight));
  expect(day).not.toContain('@media');
  const dark = night?.split('@media screen and (prefers-color-scheme:dark)')[1] ?? '';
  const changed = [...dark.matchAll(/--([\w-]+):/g)].map(([, name]) => name);
  expect(changed).toContain('page');
  expect(changed.filter((name) => name && name in palette)).toEqual(['darkest', 'paper', 'paper-dark', 'ink']);
});
