import { expect, test } from 'vitest';
import { bridge } from '../../publishing/plan.ts';
import { read } from './dist.ts';

test('during a publication, each policy in `.htaccess` has hashes of both the old version and the new version', () => {
  const now = read('.htaccess').toString();
  const [hash = ''] = now.match(/'sha256-[^']+'/) ?? [];
  const before = now.replaceAll(hash, "'sha256-before'");
  const policies = bridge(before, now).match(/Content-Security-Policy "[^"]*/g);
  expect(policies).not.toBeNull();
  for (const policy of policies ?? []) {
    expect(policy).toContain(hash);
    expect(policy).toContain("'sha256-before'");
  }
});
