import { expect, test } from 'vitest';
import { readContent } from './read.ts';
import { usedPlatforms } from './usedPlatforms.ts';

const shop = { label: 'Loja', short: 'Loja', who: 'Nós.', to: 'Loja' };

test.each([
  ['channel', 'https://loja.example', true],
  ['channel', undefined, false],
  ['profile', 'https://loja.example', false],
  ['profile', undefined, false],
])('a %s without a logo that has the address %s adds the plain sign: %s', (place, address, adds) => {
  const { common, site, ...content } = readContent('demo');
  const used = usedPlatforms({
    ...content,
    site: { ...site, links: [{ name: 'Loja', address }] },
    common: {
      ...common,
      channels: place === 'channel' ? [shop] : [],
      footer: { ...common.footer, social: place === 'profile' ? [shop] : [] },
    },
  });
  expect(used.has(undefined)).toBe(adds);
});
