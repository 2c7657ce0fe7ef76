import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { build, withCopy } from '../../launch/copy.ts';
import { findings } from '../axe.ts';
import { shifts } from '../e2e/shifts.ts';
import { addProof, works } from './sites.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** Tests a site with people, works and testimonials, with and without pictures. */

const { dist, base } = variant('full');
openBrowser();

const home = variant('full').pages()['index.html'] as HTMLElement;

test('people follow the about section; works and testimonials precede the impact section', () => {
  const sections = home.querySelectorAll('main section').map(({ id }) => id);
  expect(sections.join(' ')).toBe('inicio sobre pessoas servicos trabalhos depoimentos recentes impacto contato');
});

test('the menu links to the works on every page, and marks the link while the works are in view', async () => {
  const { page, address } = await openWindow('full');
  await page.goto(`${address}automacoes`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Trabalhos', exact: true });
  await link.click();
  await page.waitForURL(`${address}#trabalhos`);
  await expect.poll(() => page.getByRole('banner').locator('[aria-current]').allTextContents()).toEqual(['Trabalhos']);
});

test('a menu link to works is omitted while there are none', () => {
  const menu = (variant('small').pages()['index.html'] as HTMLElement).querySelectorAll('#menu li');
  expect(menu.map(({ text }) => text).join(' ')).toBe('Início Sobre Serviços Impacto Contato');
});

test('each person without a picture has a different tile', () => {
  const walls = home.querySelectorAll('#pessoas li svg').map(({ innerHTML }) => innerHTML);
  expect(walls).toHaveLength(2);
  expect(new Set(walls).size).toBe(2);
});

test('a link leads to the address as written, without typographic quotes', () => {
  const { href } = home.querySelector('#depoimentos a')?.attributes ?? {};
  expect(href).toBe("https://escola.example/Joana_d'Arc");
});

test('llms.txt has people, works and testimonials, one in a line', () => {
  const lines = variant('full').read('llms.txt').split('\n');
  for (const line of [
    '- **Bento Lima**: Cuida dos sites.',
    '- **[Site da Roda](https://roda.example/)**: Um site para as oficinas de sábado.',
  ])
    expect(lines).toContain(line);
  expect(lines).toContainEqual(expect.stringMatching(/^- “A equipe .* crianças\.” \*\*Dora, da escola\*\* \[Ler/));
});

test('a picture has two formats in two widths, the right ratio and a description, and loads lazily', () => {
  const pictures = home.querySelectorAll('main picture').map((one) => {
    const of = (tag: string, name: string) => one.querySelector(tag)?.getAttribute(name) ?? '';
    const ratio = Number(of('img', 'width')) / Number(of('img', 'height'));
    const shown = { alt: of('img', 'alt'), loading: of('img', 'loading'), ratio, type: of('source', 'type') };
    const files = [of('source', 'srcset'), of('img', 'srcset')].flatMap((set) => set.split(', '));
    return { shown, files: files.map((file) => file.split(' ')[0] ?? '') };
  });
  expect(pictures.map(({ shown }) => shown)).toEqual([
    { alt: 'Ana sorri diante de uma parede de azulejos.', loading: 'lazy', ratio: 1, type: 'image/avif' },
    { alt: 'A página inicial da Roda.', loading: 'lazy', ratio: 1.5, type: 'image/avif' },
    { alt: 'A página inicial da Roda, com os horários das oficinas.', loading: 'lazy', ratio: 1.5, type: 'image/avif' },
  ]);
  for (const { files } of pictures) {
    expect(files.map((file) => file.split('.').at(-1))).toEqual(['avif', 'avif', 'webp', 'webp']);
    for (const file of files) {
      expect(file.startsWith(`${base}/_astro/`), file).toBe(true);
      const inside = file.slice(base.length);
      expect(inside).toMatch(/^\/_astro\/fotos\.[\w-]+\/[a-z\d-]+\.[\w-]+\.\w+$/);
      expect(existsSync(join(dist, inside)), file).toBe(true);
    }
  }
});

test('no original picture and no camera metadata is published', async () => {
  const published = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:avif|jpe?g|png|webp)$/i.test(file),
  );
  const photos = published.filter((file) => file.startsWith('_astro'));
  expect(photos).toHaveLength(14);
  for (const file of published) expect((await sharp(join(dist, file)).metadata()).exif, file).toBeUndefined();
});

test('a picture that cannot be decoded stops the build with a message, before anything is written', () => {
  withCopy((copy) => {
    cpSync(join(copy, 'demo'), join(copy, 'content'), { recursive: true, filter: () => true });
    mkdirSync(join(copy, 'content/imagens'));
    writeFileSync(join(copy, 'content/imagens/roda.png'), 'texto');
    addProof(copy, { works });
    expect(() => build(copy, { SITE_CONTENT: '' })).toThrow(
      /“roda\.png”, que não consigo abrir: está pela metade, ou não é uma foto\n(?:.*\n)+Nada foi construído/,
    );
    expect(existsSync(join(copy, 'dist'))).toBe(false);
  });
});

test('the first step after contact says how long the first talk takes, and that it is by video', () => {
  expect(home.querySelector('#contato ol li')?.text).toMatch(/Dura cerca de 40\sminutos\. É por vídeo\./);
});

test.each([320, 390, 1440])(
  'at %i px the pictures load, nothing shifts or overflows, and axe finds no violation',
  async (width) => {
    const { page, address } = await openWindow('full', width);
    await page.goto(address);
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    }
    expect(await page.evaluate(shifts)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ forcedColors: 'none' });
    // At other scroll positions, the header may cover a part of a button.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findings(page)).toEqual([]);
  },
);
