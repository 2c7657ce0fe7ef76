import { expect, test } from 'vitest';
import { platformOf } from './platforms.ts';

test.each([
  ['https://www.instagram.com/roda', 'instagram'],
  ['https://open.spotify.com/show/1', 'spotify'],
  ['https://t.me/roda', 'telegram'],
  ['https://x.com/roda', 'x'],
  ['https://x.org', undefined],
  ['https://www.linkedin.com/company/roda', undefined],
  ['https://github.roda.org', undefined],
])('the platform of %s is %s', (address, name) => expect(platformOf(address)).toBe(name));
