import sharp from 'sharp';
import { expect, test } from 'vitest';
import { common, site } from '../../src/content/content.ts';
import { basePath, whatsappHref } from '../../src/lib/links.ts';
import { qrCode } from '../../src/look/qrCode/qrCode.ts';
import { drawnTypeface, typefaces } from '../../src/look/typeface/typeface.ts';
import { files, pages, read } from './dist.ts';

const base = basePath(site.address);
const { letters } = site.brand;
const cards = files.filter((path) => path.startsWith('cartoes/'));

test.each<[string, string]>([
  ['apple-touch-icon.png', 'png 180x180 opaque'],
  ['icone-512.png', 'png 512x512 opaque'],
  ...cards.map((card): [string, string] => [card, 'png 1200x630 opaque']),
])('%s is %s', async (file, kind) => {
  const { format, width, height, hasAlpha } = await sharp(read(file)).metadata();
  expect(`${format} ${width}x${height} ${hasAlpha ? 'transparent' : 'opaque'}`).toBe(kind);
});

// `head.test.ts` checks that each page names its card.
test('no two pages except the 404 page have the same share card', () => {
  expect(new Set(cards.map((card) => read(card).toString('base64'))).size).toBe(pages.length - 1);
});

test('the font’s licence is published, because it must accompany every copy of the font', () => {
  const { name } = typefaces[drawnTypeface(letters)];
  expect(`${read('licenca-da-fonte.txt')}`).toMatch(new RegExp(`^Copyright .* The ${name} Project Authors`));
});

test('no file has what a camera or a drawing program wrote into a picture', async () => {
  const found = files.map(async (file) => {
    const bytes = read(file);
    const isPicture = /\.(?:avif|gif|jpe?g|png|tiff?|webp)$/i.test(file);
    const { exif, xmp, iptc } = isPicture ? await sharp(bytes).metadata() : {};
    return exif || xmp || iptc || /Exif\0|x:xmpmeta|GPSLatitude/.test(bytes.toString('latin1')) ? file : [];
  });
  expect((await Promise.all(found)).flat()).toEqual([]);
});

test('the manifest has the site’s name, language and URL, and icons that exist', () => {
  const { icons, ...manifest } = JSON.parse(`${read('manifest.webmanifest')}`);
  expect(manifest).toMatchObject({
    name: site.brand.legalName,
    short_name: site.brand.name,
    lang: 'pt-BR',
    id: `${base}/`,
    start_url: `${base}/`,
    display: 'browser',
  });
  expect(icons).toMatchObject([
    { src: `${base}/icone.svg`, sizes: 'any', type: 'image/svg+xml' },
    { src: `${base}/icone-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ]);
});

test('the contact file has the URLs of the site and of its chats', () => {
  const said = read('contato.vcf').toString().replaceAll('\r\n ', '').replaceAll('\r', '');
  const urlOf = (to: string) =>
    to === 'whatsapp' ? whatsappHref(site.contact.whatsapp) : site.links.find(({ name }) => name === to)?.address;
  expect([...said.matchAll(/^URL:(.*)$/gm)].map(([, address]) => address)).toEqual([
    `${site.address}/`,
    ...common.channels.map(({ to }) => urlOf(to)),
  ]);
});

test('the QR code for print encodes the site’s URL', () => {
  const codes = files.filter((file) => /^_astro\/qr\..*\.svg$/.test(file));
  expect(codes.map((file) => read(file).toString())).toEqual([qrCode(site.address)]);
});
