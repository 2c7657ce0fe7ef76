import { expect, test } from 'vitest';
import { anyReceiver } from '../receivers/served.ts';
import { missing } from './reader.ts';

test('in CI, everything that the screen reader tests need is installed', () => {
  const needed = [...missing, ...(anyReceiver.installed() ? [] : [anyReceiver.name])];
  if (needed.length > 0) console.warn(`Not heard: here is no ${needed.join(', no ')}.`);
  // Developers' machines may skip the screen reader tests; CI may not.
  if (process.env.CI === 'true') expect(needed).toEqual([]);
});
