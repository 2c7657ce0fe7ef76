import { expect, test } from 'vitest';
import { keysOf } from './keysOf.ts';
import { iconOf } from './platformLogos.ts';
import { platformOf, platforms } from './platforms.ts';

test.each([
  ['https://www.instagram.com/roda', 'instagram'],
  ['https://x.com/roda', 'x'],
  ['https://www.linkedin.com/company/roda', undefined],
  ['https://roda.substack.com/p/1', 'substack'],
  ['https://notsubstack.com', undefined],
  ['https://roda.github.io', undefined],
  ['roda', undefined],
])('the platform of %s is %s', (address, name) => expect(platformOf(address)).toBe(name));

test('each platform has the title of its icon, and no host of another platform', () => {
  for (const name of keysOf(platforms)) {
    const [title, ...hosts] = platforms[name];
    expect([iconOf(name).slug, iconOf(name).title]).toEqual([name, title]);
    for (const host of hosts) expect(platformOf(`https://${host}`), host).toBe(name);
  }
});
