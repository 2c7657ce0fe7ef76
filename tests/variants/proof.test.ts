import { cpSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { build, withCopy } from '../../launch/copy.ts';
import { variant } from './variant.ts';

/** Tests the people, works, testimonials and pictures of the owner's site. */

const { dist, pages, project } = variant('owner');
const all = Object.entries(pages());
const { 'index.html': home, 'quem-somos.html': about } = Object.fromEntries(all);
const menu = (page: HTMLElement | undefined) => page?.querySelectorAll('#menu li').map(({ text }) => text);

test('a menu link to works is omitted while there are none', () => {
  expect(menu(variant('small').pages()['index.html'])?.join(' ')).toBe('Início Sobre Serviços Impacto Contato');
});

test('the menu links to pages and lists', () => {
  expect(menu(home)?.join(' ')).toBe('Serviços Casos Quem somos Novidades Contato');
});

test('a link leads to the address as written, without typographic quotes', () => {
  const { href } = home?.querySelector('#depoimentos a')?.attributes ?? {};
  expect(href).toBe("https://museudarua.example/cartas/pau-d'arco");
});

test('a picture has two formats in several widths, the right ratio and a description, and loads lazily', () => {
  const ratios = (page: HTMLElement | undefined, part: string) =>
    page?.querySelectorAll(`#${part} img`).map(({ attributes: { width, height } }) => Number(width) / Number(height));
  expect(ratios(home, 'trabalhos')).toEqual([1.5, 1.5, 1.5]);
  expect(ratios(about, 'pessoas')).toEqual([1, 1, 1]);
  for (const [name, page] of all) {
    for (const picture of page.querySelectorAll('main picture')) {
      const of = (tag: string, name: string) => picture.querySelector(tag)?.getAttribute(name) ?? '';
      expect([of('source', 'type'), of('img', 'loading'), of('img', 'alt') !== ''], name).toEqual([
        'image/avif',
        'lazy',
        true,
      ]);
      const files = [of('source', 'srcset'), of('img', 'srcset')].flatMap((set) => set.split(', '));
      for (const file of files.map((one) => one.split(' ')[0] ?? '')) {
        expect(file).toMatch(/^\/_astro\/fotos\.[\w-]+\/[a-z\d-]+\.[\w-]+\.(?:avif|webp)$/);
        expect(existsSync(join(dist, file)), file).toBe(true);
      }
    }
  }
});

test('no original picture, no unused picture and no camera metadata is published', async () => {
  const photo = join(project, 'content/imagens', 'Lúcia na oficina #2.JPG'.normalize('NFD'));
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const published = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:avif|jpe?g|png|webp)$/i.test(file),
  );
  const html = all.map(([, page]) => page.toString()).join('');
  const photos = published.filter((file) => file.startsWith('_astro'));
  expect(photos.length).toBeGreaterThan(50);
  expect(photos.filter((file) => !html.includes(file.replaceAll('\\', '/')))).toEqual([]);
  for (const file of published) expect((await sharp(join(dist, file)).metadata()).exif, file).toBeUndefined();
});

test('a picture that cannot be decoded stops the build with a message, before anything is written', () => {
  withCopy((copy) => {
    cpSync(join(copy, 'tests/owner/content'), join(copy, 'content'), { recursive: true, filter: () => true });
    writeFileSync(join(copy, 'content/imagens/pontes.jpg'), 'texto');
    expect(() => build(copy, { SITE_CONTENT: '' })).toThrow(
      /“pontes\.jpg”, que não consigo abrir: está pela metade, ou não é uma foto\n(?:.*\n)+Nada foi construído/,
    );
    expect(existsSync(join(copy, 'dist'))).toBe(false);
  });
});

test('the first step after contact says how long the first talk takes, and that it is by video', () => {
  expect(home?.querySelector('#contato ol li')?.text).toMatch(/Dura cerca de 40\sminutos\. É por vídeo/);
});
