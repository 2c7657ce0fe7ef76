import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, change, withCopy } from '../variants/copy.ts';
import { ask } from './ask.ts';
import { hosts } from './hosts.ts';

/** The published site of an owner with more pictures than a host reads rules. */
const COUNT = 60;
const dist = join(mkdtempSync(join(tmpdir(), 'pictures-')), 'dist');
let pictures: string[] = [];

beforeAll(async () => {
  const source = mkdtempSync(join(tmpdir(), 'photos-'));
  const names = Array.from({ length: COUNT }, (_, index) => `obra-${index}.png`);
  // Each in another colour, so that no two have the same content.
  await Promise.all(
    names.map((name, index) =>
      sharp({ create: { width: 3, height: 2, channels: 3, background: { r: index, g: 0, b: 0 } } }).toFile(
        join(source, name),
      ),
    ),
  );
  const items = names.map(
    (name) =>
      `    - title: ${name}\n      text: x\n      link: https://a.example\n      picture: ${name}\n      alt: x\n`,
  );
  withCopy((copy) => {
    cpSync(source, join(copy, 'demo/imagens'), { recursive: true, filter: () => true });
    change(copy, 'demo/home.yaml', 'works:\n', `works:\n  items:\n${items.join('')}`);
    cpSync(build(copy), dist, { recursive: true, filter: () => true });
  });
  rmSync(source, { recursive: true });
  // nginx serves as another user if root starts it, and that user cannot read a temporary folder.
  chmodSync(join(dist, '..'), 0o755);
  pictures = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => /obra-.*\.(?:avif|webp)$/.test(file));
}, 120_000);
afterAll(() => rmSync(join(dist, '..'), { recursive: true }));

describe.each(hosts.filter((host) => host.installed()))('on $name', ({ start }) => {
  test(`every one of ${2 * COUNT} files is immutable, and a missing one is not cached`, {
    timeout: 60_000,
  }, async () => {
    const { port, stop } = await start('', dist);
    try {
      expect(pictures).toHaveLength(2 * COUNT);
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
