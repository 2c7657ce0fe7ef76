import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask } from '../../launch/ask.ts';
import { hosts } from '../../launch/hosts.ts';
import { CROWD } from './sites.ts';
import { variant } from './variant.ts';

/** The published site of an owner with more pictures than a host reads rules. */
const { project, dist } = variant('crowded');
const COUNT = 2 * CROWD.pictures;

// nginx serves as another user if root starts it, and that user cannot read a temporary folder.
chmodSync(join(project, '..'), 0o755);
const pictures = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => /obra-.*\.(?:avif|webp)$/.test(file));

describe.each(hosts.filter((host) => host.installed() && !host.headerless))('on $name', ({ start }) => {
  test(`every one of ${COUNT} files is immutable, and a missing one is not cached`, { timeout: 60_000 }, async () => {
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
