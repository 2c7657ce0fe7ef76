import { expect, test } from 'vitest';
import { missing } from './servers.ts';
import { hosting } from './web.ts';

test('in CI, all servers for the publishing tests are installed', () => {
  const needed = [...missing, ...(hosting.installed() ? [] : ['apache2'])];
  if (needed.length > 0) console.warn(`Not published: here is no ${needed.join(', no ')}.`);
  // Developers' machines may skip the publishing tests; CI may not.
  if (process.env.CI === 'true') expect(needed).toEqual([]);
});
