import { describe, expect, test } from 'vitest';
import { headersFile, serverConfig } from './hostConfigs.ts';

const headers = [
  ['X-One', "'self' 1"],
  ['X-Two', '2'],
] as const;
const site = {
  host: 'a.example',
  port: '80',
  folder: '/srv/a',
  base: '/x',
  headers,
  files: ['_astro/a.js'],
  moved: [],
};

describe('`_headers`', () => {
  test('has one rule for all pictures', () => {
    const pictures = Array.from({ length: 400 }, (_, index) => `_astro/${index}.avif`);
    expect(headersFile([], '/x', pictures)).toBe(
      '/*\n\n/x/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });

  test('is the same on Windows, which lists files with backslashes and in another order', () => {
    const files = ['_astro/a.js', '_astro/fonts/b.woff2', '_astro/c.avif', 'cartoes/index.png', 'robots.txt'];
    const backslashed = files.map((file) => file.replaceAll('/', '\\')).reverse();
    expect(headersFile(headers, '/x', backslashed)).toBe(headersFile(headers, '/x', files));
  });

  test('fails the build if it has more rules than Cloudflare reads', () => {
    const assets = Array.from({ length: 100 }, (_, index) => `_astro/${index}.js`);
    expect(() => headersFile(headers, '', assets)).toThrow('101 rules');
  });
});

test.each([
  ['Caddyfile', ['read_header 10s', 'read_body 20s']],
  ['nginx.conf', ['client_header_timeout 10s;', 'client_body_timeout 10s;']],
] as const)('%s has a time limit for a request', (server, limits) => {
  const lines = serverConfig(server, site)
    .split('\n')
    .map((line) => line.trim());
  expect(lines).toEqual(expect.arrayContaining([...limits]));
});

describe('`.htaccess`', () => {
  const config = serverConfig('htaccess', { ...site, headers: [['X-One', '50%']] });

  test('doubles percent signs, because Apache’s variables start with them', () => {
    expect(config).toContain('Header always set X-One "50%%" env=OWN\n');
  });

  test('sets no `Options`, because a host may not allow them', () => {
    expect(config).not.toMatch(/^\s*Options/m);
  });
});
