import { expect, test } from 'vitest';
import { anyReceiver } from '../receivers/served.ts';
import { missing } from './reader.ts';

test('all that it takes to hear the site is installed', () => {
  const needed = [...missing, ...(anyReceiver.installed() ? [] : [anyReceiver.name])];
  if (needed.length > 0) console.warn(`Not heard: here is no ${needed.join(', no ')}.`);
  // On one's own machine the other tests do without.
  if (process.env.CI === 'true') expect(needed).toEqual([]);
});
