import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

openBrowser();

/** Two sites: one has a round logo beside the name, the other a long logo that contains the name. */
const [round, long] = [variant('small'), variant('crowded')];

/** Whether a point of a picture has a colour, within the tolerance of a lossy format. */
async function shows(image: Buffer, left: number, top: number, colour: string): Promise<boolean> {
  const point = await sharp(image).extract({ left, top, width: 1, height: 1 }).flatten().raw().toBuffer();
  const wanted = Buffer.from(colour.slice(1), 'hex');
  return point.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) < 12);
}

const file = ({ dist }: typeof round, path: string) => readFileSync(join(dist, path));

/** The attributes of the logo's pictures in the header and in the footer of the home page. */
const pictures = ({ pages }: typeof round) =>
  ['header', 'footer'].map((place) => pages()['index.html']?.querySelector(`${place} a img`)?.attributes ?? {});

describe('a round logo beside the name', () => {
  test('is one small file in header and footer, has `width` and `height`, and only the name is announced', () => {
    const [header, footer] = pictures(round);
    expect(header).toMatchObject({ width: '44', height: '44', alt: '' });
    expect(footer).toMatchObject({ width: '44', height: '44', alt: '', src: header?.src });
    const path = (header?.src ?? '').slice(round.base.length);
    expect(path).toMatch(/^\/_astro\/fotos\.[\da-f]{8}\/logo\.[\w-]+\.webp$/);
    expect(file(round, path).length).toBeLessThan(5000);
    const [link] = round.pages()['index.html']?.querySelectorAll('header a') ?? [];
    expect(link?.text).toBe('Roda');
  });

  test('in forced colours, has a white background in the header and another background in the footer', async () => {
    const { page, address } = await openWindow('small');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(address);
    const behind = (role: 'banner' | 'contentinfo') =>
      page
        .getByRole(role)
        .locator('a img')
        .evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await behind('banner')).toBe('rgb(255, 255, 255)');
    expect(await behind('contentinfo')).not.toBe('rgb(255, 255, 255)');
  });

  test('is in the icons, in the contact file and on the share card', async () => {
    const [, photo = ''] =
      /^PHOTO;ENCODING=b;TYPE=PNG:(.*)$/m.exec(round.read('contato.vcf').replaceAll('\r\n ', '')) ?? [];
    for (const [image, left, top] of [
      [file(round, 'apple-touch-icon.png'), 68, 68],
      [await sharp(file(round, 'icone.svg')).resize(96).png().toBuffer(), 36, 36],
      [Buffer.from(photo, 'base64'), 73, 73],
      [file(round, 'cartoes/index.png'), 63 + 10, 63 + 31 - 15],
    ] as const) {
      expect(await shows(image, left, top, '#0b7a75')).toBe(true);
    }
  });

  test('is in the structured data, as a PNG', async () => {
    const data = round.pages()['index.html']?.querySelector('script[type="application/ld+json"]')?.text ?? '{}';
    const [organization] = JSON.parse(data)['@graph'];
    expect(organization.logo).toBe('https://roda.org.br/site/logo.png');
    const { width, height } = await sharp(file(round, 'logo.png')).metadata();
    expect([width, height]).toEqual([240, 240]);
  });
});

describe('a long logo that contains the name', () => {
  const inside = (src = '') => src.slice(long.base.length);

  test('replaces the name, is announced as the name, and has a file for each background', () => {
    const [header, footer] = pictures(long);
    for (const picture of [header, footer]) {
      expect(picture).toMatchObject({ width: '221', height: '18', alt: 'Mutirão', translate: 'no' });
      expect(existsSync(join(long.dist, inside(picture?.src)))).toBe(true);
    }
    expect(long.read(inside(header?.src))).toContain('#3b1d6e');
    expect(long.read(inside(footer?.src))).toContain('#f4e9ff');
    const [link] = long.pages()['index.html']?.querySelectorAll('header a') ?? [];
    expect(link?.text).toBe('');
  });

  test.each([
    [320, '100%'],
    [390, '200%'],
    [1440, '200%'],
  ])('at %i px, with text at %s, fits without overlaps', async (width, size) => {
    const { page, address } = await openWindow('crowded', width);
    await page.goto(address);
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: 'Mutirão', exact: true });
    const box = (one: typeof link) => one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const picture = await box(link.getByRole('img'));
    const next = banner.getByRole('button').or(banner.getByRole('navigation')).filter({ visible: true }).first();
    const { left, top } = await box(next);
    expect(picture.width).toBeGreaterThan(100);
    expect(picture.left).toBeGreaterThanOrEqual(0);
    expect(picture.right <= left || picture.bottom <= top).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
