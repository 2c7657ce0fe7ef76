import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { common, site } from '../../src/content/content.ts';
import { basePath, whatsappHref } from '../../src/lib/links.ts';
import { chosenPalette } from '../../src/look/palette/palette.ts';
import { qrCode } from '../../src/look/qrCode/qrCode.ts';
import { drawnTypeface, typefaces } from '../../src/look/typeface/typeface.ts';
import { files, pages, read } from './dist.ts';

const base = basePath(site.address);
const { letters } = site.brand;
const palette = chosenPalette(site.palette);

/** Describes a picture by its format, its size in pixels, and whether it can be transparent. */
async function kindOf(picture: Buffer): Promise<string> {
  const { format, width, height, hasAlpha } = await sharp(picture).metadata();
  return `${format} ${width}x${height} ${hasAlpha ? 'transparent' : 'opaque'}`;
}

describe('icons', () => {
  test.each([
    ['apple-touch-icon.png', '180x180'],
    ['icone-512.png', '512x512'],
  ])('%s has %s pixels and no transparency', async (file, size) => {
    expect(await kindOf(read(file))).toBe(`png ${size} opaque`);
  });

  test('the SVG icon changes its background in dark mode', () => {
    const drawing = read('icone.svg').toString();
    const [, style = ''] = /<style>(.*)<\/style>/.exec(drawing) ?? [];
    expect(style).toMatch(/^@media\(prefers-color-scheme:dark\)\{svg\{fill:#[0-9a-f]{6}\}\}$/);
    expect(drawing).toContain(`fill="${palette.primary}"`);
  });
});

test.skipIf(letters === 'system')(
  'the font’s licence is published, because it must accompany every copy of the font',
  () => {
    const licence = read('licenca-da-fonte.txt').toString();
    expect(licence).toMatch(new RegExp(`^Copyright .* The ${typefaces[drawnTypeface(letters)].name} Project Authors`));
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
  },
);

describe('the manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString());

  test('has the site’s name, language, colours and URL', () => {
    expect(manifest).toMatchObject({
      name: site.brand.legalName,
      short_name: site.brand.name,
      description: site.brand.tagline,
      lang: 'pt-BR',
      dir: 'ltr',
      id: `${base}/`,
      start_url: `${base}/`,
      scope: `${base}/`,
      display: 'browser',
      background_color: palette.paper,
      theme_color: palette.paper,
    });
  });

  test('lists icons that exist and have the declared size and type', async () => {
    const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['any', undefined],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes, type } of icons) {
      expect(src.startsWith(`${base}/`), src).toBe(true);
      const kind = await kindOf(read(src.slice(base.length + 1)));
      expect(kind).toMatch(type === 'image/png' ? `png ${sizes}` : 'svg');
    }
  });
});

test('the contact file has the URLs of the site and of its chats', () => {
  const said = read('contato.vcf').toString().replaceAll('\r\n ', '').replaceAll('\r', '');
  const urlOf = (to: string) =>
    to === 'whatsapp' ? whatsappHref(site.contact.whatsapp) : site.links.find(({ name }) => name === to)?.address;
  expect([...said.matchAll(/^(?:item\d\.)?URL:(.*)$/gm)].map(([, address]) => address)).toEqual([
    `${site.address}/`,
    ...common.channels.map(({ to }) => urlOf(to)),
  ]);
});

test('every page except the 404 page has its own share card of 1200 x 630 pixels', async () => {
  const paths = pages.map(({ path }) => path.replace('.html', '')).filter((path) => path !== '404');
  const cards = files.filter((path) => path.startsWith('cartoes/'));
  expect(cards.map((card) => card.replace(/\.[\da-f]{8}\.png$/, '')).sort()).toEqual(
    paths.map((path) => `cartoes/${path.replace('/', '--')}`).sort(),
  );
  expect(new Set(cards.map((card) => read(card).toString('base64'))).size).toBe(cards.length);
  for (const card of cards) expect(await kindOf(read(card)), card).toMatch(/^png 1200x630/);
});

test('the QR code for print encodes the site’s URL', () => {
  const codes = files.filter((file) => /^_astro\/qr\..*\.svg$/.test(file));
  expect(codes.map((file) => read(file).toString())).toEqual([qrCode(site.address)]);
});
