import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask } from '../../launch/ask.ts';
import { hosts } from '../../launch/hosts.ts';
import { CROWD } from './sites.ts';
import { variant } from './variant.ts';

/** An owner's built site. It has more picture files than the number of header rules that Cloudflare reads. */
const { project, dist } = variant('crowded');
const COUNT = 2 * CROWD.pictures;

// If root starts nginx, it serves as another user, who cannot read a temporary folder by default.
chmodSync(join(project, '..'), 0o755);
const pictures = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => /obra-.*\.(?:avif|webp)$/.test(file));

describe.each(hosts.filter((host) => host.installed() && !host.headerless))('on $name', ({ start }) => {
  test(`all ${COUNT} picture files are immutable, and a missing file is not cached`, async () => {
    const { port, stop } = await start('', dist);
    try {
      expect(pictures).toHaveLength(COUNT);
      const caching = async (path: string) => (await ask(port, path)).headers['cache-control'] ?? 'no-store';
      for (const path of pictures) expect(await caching(path)).toBe('public, max-age=31536000, immutable');
      for (const path of ['/_astro/none.avif', '/_astro/fotos/none.avif', '/_astro/fotos.00000000/none.webp']) {
        expect(await caching(path), path).not.toMatch(/immutable|max-age=[1-9]/);
      }
    } finally {
      stop();
    }
  });
});
