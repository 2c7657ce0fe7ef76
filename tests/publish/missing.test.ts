import { expect, test } from 'vitest';
import { missing } from './servers.ts';
import { hosting } from './web.ts';

test('the servers to publish to are installed', () => {
  const needed = [...missing, ...(hosting.installed() ? [] : ['apache2'])];
  if (needed.length > 0) console.warn(`Not published: here is no ${needed.join(', no ')}.`);
  // On one's own machine the other tests do without.
  if (process.env.CI === 'true') expect(needed).toEqual([]);
});
