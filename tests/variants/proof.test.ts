import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { build, change, withCopy } from './copy.ts';
import { launch, openWindow } from './window.ts';

/** The site of an owner who has people, works and testimonials to show, with and without pictures. */
const dist = join(mkdtempSync(join(tmpdir(), 'proof-')), 'dist');
/** What the answer's headers weigh. */
const HEADERS = 1440;

const people = `people:
  items:
    - name: Ana Souza
      text: Cuida dos agentes.
      picture: 'João & Ana #1.Jpg'
      alt: Ana sorri diante de uma parede de azulejos.
    - name: Bento Lima
      text: Cuida dos sites.
    - name: Célia Prado
      text: Cuida das automações.
  title:`;
const works = `works:
  items:
    - title: Site da Roda
      text: Um site para as oficinas de sábado.
      link: https://roda.example
      picture: roda.png
      alt: A página inicial da Roda.
    - title: Agente da biblioteca
      text: Um agente que diz que livros há.
      link: https://livros.example
  title:`;
const testimonials = `testimonials:
  items:
    - text: A equipe voltou a ter tempo para as crianças.
      who: Dora, da escola
      link: https://escola.example/dora
  title:`;

let browser: Browser;

beforeAll(async () => {
  const photo = (width: number, height: number, file: string) =>
    sharp({ create: { width, height, channels: 3, background: '#b5401f' } })
      .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' } })
      .toFile(file);
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  await photo(1200, 900, join(folder, 'roda.png'));
  await photo(300, 400, join(folder, 'ana.jpg'));
  await photo(400, 300, join(folder, 'unused.jpg'));
  withCopy((copy) => {
    mkdirSync(join(copy, 'demo/imagens'));
    cpSync(join(folder, 'roda.png'), join(copy, 'demo/imagens/roda.png'));
    // A Mac writes an accent in a file name as a character of its own.
    cpSync(join(folder, 'ana.jpg'), join(copy, 'demo/imagens', 'João & Ana #1.Jpg'.normalize('NFD')));
    cpSync(join(folder, 'unused.jpg'), join(copy, 'demo/imagens/unused.jpg'));
    change(copy, 'demo/home.yaml', 'people:\n  title:', people);
    change(copy, 'demo/home.yaml', 'works:\n  title:', works);
    change(copy, 'demo/home.yaml', 'testimonials:\n  title:', testimonials);
    change(
      copy,
      'demo/site.yaml',
      '  delivery:',
      '  talkLength: Dura cerca de 40 minutos.\n  talkPlace: É por vídeo.\n  delivery:',
    );
    cpSync(build(copy), dist, { recursive: true, filter: () => true });
  });
  rmSync(folder, { recursive: true });
  browser = await launch();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  rmSync(join(dist, '..'), { recursive: true });
});

/** The home page at a width. */
async function opened(width: number) {
  const { page, address } = await openWindow(browser, dist, width);
  await page.goto(address);
  return page;
}

test('people stand after who we are, works and testimonials before the impact', async () => {
  const page = await opened(1440);
  const sections = await page
    .locator('main section')
    .evaluateAll((all) => all.map((one) => one.id || one.getAttribute('aria-labelledby')));
  expect(sections.join(' ')).toBe('inicio sobre pessoas servicos trabalhos depoimentos impacto contato');
});

test('whoever has no picture has a wall of their own', async () => {
  const page = await opened(1440);
  const walls = await page
    .getByRole('region', { name: 'Quem faz' })
    .locator('li svg')
    .evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(walls).toHaveLength(2);
  expect(new Set(walls).size).toBe(2);
});

test('a picture is there in two formats, cut to its place, described, and comes when it is near', async () => {
  const page = await opened(1440);
  const pictures = await page.locator('main picture').evaluateAll((all) =>
    all.map((one) => {
      const { alt, loading, width, height, src } = one.querySelector('img') as HTMLImageElement;
      const { type, srcset } = one.querySelector('source') as HTMLSourceElement;
      return { shown: { alt, loading, ratio: width / height, type }, files: [srcset, new URL(src).pathname] };
    }),
  );
  expect(pictures.map(({ shown }) => shown)).toEqual([
    { alt: 'Ana sorri diante de uma parede de azulejos.', loading: 'lazy', ratio: 1, type: 'image/avif' },
    { alt: 'A página inicial da Roda.', loading: 'lazy', ratio: 1.5, type: 'image/avif' },
  ]);
  for (const { files } of pictures) {
    expect(files.map((file) => file.split('.').at(-1))).toEqual(['avif', 'webp']);
    for (const file of files) {
      expect(file).toMatch(/^\/_astro\/fotos\.[\w-]+\/[a-z\d-]+\.[\w-]+\.\w+$/);
      expect(existsSync(join(dist, file)), file).toBe(true);
    }
  }
});

test('no original is published, of a picture in use or of another, and no camera metadata', async () => {
  const published = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:avif|jpe?g|png|webp)$/i.test(file),
  );
  const photos = published.filter((file) => file.startsWith('_astro'));
  expect(photos.map((file) => file.split('.').at(-1)).sort()).toEqual(['avif', 'avif', 'webp', 'webp']);
  for (const file of published) expect((await sharp(join(dist, file)).metadata()).exif, file).toBeUndefined();
});

test('a picture that cannot be decoded stops the build before it begins, with a sentence', () => {
  withCopy((copy) => {
    mkdirSync(join(copy, 'demo/imagens'));
    writeFileSync(join(copy, 'demo/imagens/roda.png'), 'texto');
    change(copy, 'demo/home.yaml', 'works:\n  title:', works);
    expect(() => build(copy)).toThrow(
      /“roda\.png”, que não consigo abrir: está pela metade, ou não é uma foto\n(?:.*\n)+Nada foi construído/,
    );
    expect(existsSync(join(copy, 'dist'))).toBe(false);
  });
});

test('the first step says how long the first talk takes and how it is held', async () => {
  const page = await opened(1440);
  const step = page.locator('#contato ol').getByRole('listitem').first();
  expect(await step.textContent()).toMatch(/Dura cerca de 40\sminutos\. É por vídeo\./);
});

test('the page still comes in one flight', () => {
  expect(statSync(join(dist, 'index.html.br')).size).toBeLessThanOrEqual(budgets.flight - HEADERS);
});

describe.each([320, 390, 1440])('at %i px', { timeout: 30_000 }, (width) => {
  test('the pictures come, and nothing shifts or stands out', async () => {
    const page = await opened(width);
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
    const moved = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const observer = new PerformanceObserver(() => {});
          observer.observe({ type: 'layout-shift', buffered: true });
          const value = (one: PerformanceEntry) => (one as PerformanceEntry & { value: number }).value;
          const sum = () => observer.takeRecords().reduce((all, one) => all + value(one), 0);
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum())));
        }),
    );
    expect(moved).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('axe finds nothing', async () => {
    const page = await opened(width);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'wcag2aaa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
