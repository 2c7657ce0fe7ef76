import { expect, test } from 'vitest';
import { responseHeaders } from './responseHeaders.ts';

const none = { scripts: new Set<string>(), styles: new Set<string>() };
const policy = (pages: number) => {
  const hashes = Array.from({ length: pages }, (_, index) => `'sha256-${String(index).padStart(43, 'x')}='`);
  const headers = responseHeaders(
    { scripts: new Set(["'sha256-one'"]), styles: new Set(hashes) },
    { connections: ['https://a.org/robots.txt'], forms: "'none'" },
  );
  return Object.fromEntries(headers)['Content-Security-Policy'] ?? '';
};

test.each([
  [undefined, 'max-age=63072000'],
  [false, 'max-age=63072000'],
  [true, 'max-age=63072000; includeSubDomains'],
])('if `subdomains` is %s, Strict-Transport-Security is “%s”', (subdomains, value) => {
  const headers = responseHeaders(none, { connections: [], forms: "'none'", subdomains });
  expect(Object.fromEntries(headers)['Strict-Transport-Security']).toBe(value);
});

test('no other site can frame the pages, share their window or embed them, and no page can use camera, location or microphone', () => {
  const [, , ...others] = responseHeaders(none, { connections: [], forms: "'none'" });
  expect(Object.fromEntries(others)).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  });
});

test('the policy has the hashes of every page', () => {
  expect(policy(7).match(/sha256-/g)).toHaveLength(8);
  expect(policy(7)).toMatch(/^default-src 'none'; .*; frame-ancestors 'none'$/);
});

test('the policy of very many pages has no hashes, but still has the directives that need no hash', () => {
  expect(policy(500)).not.toMatch(/sha256|default-src|style-src|script-src/);
  expect(policy(500)).toMatch(/connect-src https:\S*\/robots.txt; form-action 'none'; .*frame-ancestors 'none'$/);
});
