import sharp from 'sharp';
import { expect, test } from 'vitest';
import { common, site } from '../../src/content/content.ts';
import { basePath } from '../../src/lib/links.ts';
import { qrCode } from '../../src/look/qrCode/qrCode.ts';
import { drawnTypeface, typefaces } from '../../src/look/typeface/typeface.ts';
import { files, read } from './dist.ts';

const base = basePath(site.address);
const { letters } = site.brand;

test.skipIf(letters === 'system')('the font’s licence accompanies the font', () => {
  const { name } = typefaces[drawnTypeface(letters)];
  expect(`${read('licenca-da-fonte.txt')}`).toMatch(new RegExp(`^Copyright .* The ${name} Project Authors`));
});

const SIZES: Record<string, string> = { 'apple-touch-icon.png': '180x180', 'icone-512.png': '512x512' };
const pictures = files.filter((file) => /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i.test(file));
test.each(pictures)('%s has no metadata, and an icon or a card is opaque and has its size', async (file) => {
  const { exif, xmp, iptc, width, height, hasAlpha } = await sharp(read(file)).metadata();
  expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  const size = file.startsWith('cartoes/') ? '1200x630' : SIZES[file];
  if (size) expect([`${width}x${height}`, hasAlpha]).toEqual([size, false]);
});

test('the manifest has the site’s name, language and URL, and icons that exist', () => {
  const { icons, ...manifest } = JSON.parse(`${read('manifest.webmanifest')}`);
  const { name, legalName } = site.brand;
  const home = `${base}/`;
  expect(manifest).toMatchObject({ name: legalName, short_name: name, lang: 'pt-BR', id: home, start_url: home });
  for (const { src } of icons) expect(files).toContain(src.slice(home.length));
});

test('the contact file has the URLs of the site and of its chats', () => {
  expect(`${read('contato.vcf')}`.match(/^URL:http/gm)).toHaveLength(1 + common.channels.length);
});

test('the contact for security problems is valid, for at most a year', () => {
  const [, expires = ''] = /^Expires: (.*)$/m.exec(`${read('.well-known/security.txt')}`) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});

test('the scripts use nothing that the oldest supported browsers lack', () => {
  for (const file of files.filter((one) => one.endsWith('.js')))
    expect(`${read(file)}`, file).not.toContain('.groupBy(');
});

test('the QR code for print encodes the site’s URL', () => {
  const codes = files.filter((file) => /^_astro\/qr\..*\.svg$/.test(file));
  expect(codes.map((file) => read(file).toString())).toEqual([qrCode(site.address)]);
});
