import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { qrCode } from '../../integrations/assets/qrCode.ts';
import { site } from '../../src/content/content.ts';
import { basePath } from '../../src/lib/links.ts';
import { chosenPalette } from '../../src/look/palette/palette.ts';
import { drawnTypeface, typefaces } from '../../src/look/typeface/typeface.ts';
import { files, read, sizeOf } from './dist.ts';

const base = basePath(site.address);
const { letters } = site.brand;
const palette = chosenPalette(site.palette);

describe('icons', () => {
  test.each([
    ['apple-touch-icon.png', '180x180'],
    ['icone-192.png', '192x192'],
    ['icone-512.png', '512x512'],
    ['icone-mascara-512.png', '512x512'],
  ])('%s has %s pixels and no transparency', (file, size) => {
    const png = read(file);
    expect(sizeOf(png)).toBe(size);
    const [ALPHA, colourType] = [4, png.readUInt8(25)];
    expect(colourType & ALPHA).toBe(0);
    expect(png.includes('tRNS')).toBe(false);
  });

  test('favicon.ico contains one PNG of 32 by 32 pixels, with an alpha channel', () => {
    const file = read('favicon.ico');
    expect([0, 2, 4].map((place) => file.readUInt16LE(place))).toEqual([0, 1, 1]);
    expect([file.readUInt8(6), file.readUInt8(7)]).toEqual([32, 32]);
    const [length, start] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    expect(start + length).toBe(file.length);
    const png = file.subarray(start);
    expect(sizeOf(png)).toBe('32x32');
    expect(png.readUInt8(25)).toBe(6);
  });

  test('the SVG icon changes its background in dark mode, and the security policy allows the icon’s styles', () => {
    const drawing = read('icone.svg').toString();
    const [, style = ''] = /<style>(.*)<\/style>/.exec(drawing) ?? [];
    expect(style).toMatch(/^@media\(prefers-color-scheme:dark\)\{svg\{fill:#[0-9a-f]{6}\}\}$/);
    expect(drawing).toContain(`fill="${palette.primary}"`);
    const hash = createHash('sha256').update(style).digest('base64');
    expect(read('_headers').toString()).toMatch(new RegExp(`style-src [^;]*'sha256-${RegExp.escape(hash)}'`));
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

  test('lists icons that exist and have the declared size and type', () => {
    const icons = manifest.icons as { src: string; sizes: string; type: string; purpose?: string }[];
    expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['any', undefined],
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ]);
    for (const { src, sizes, type } of icons) {
      expect(src.startsWith(`${base}/`), src).toBe(true);
      const file = read(src.slice(base.length + 1));
      if (type === 'image/png') expect(sizeOf(file)).toBe(sizes);
      else expect([type, file.toString('utf8', 0, 4)]).toEqual(['image/svg+xml', '<svg']);
    }
  });
});

describe('the contact file', () => {
  const card = read('contato.vcf').toString();
  const lines = card.replaceAll('\r\n ', '').split('\r\n');

  test('has the name, the tagline, the phone number, the site’s URL and the labelled URLs of the chats', () => {
    const said = lines.join('\n').replace(/\\([\\,;])/g, '$1');
    const { name, tagline } = site.brand;
    const digits = site.links.whatsapp.replace(/\D/g, '');
    for (const line of [`FN:${name}`, `ORG:${name}`, `TEL;TYPE=CELL:+${digits}`]) {
      expect(said).toContain(`\n${line}\n`);
    }
    // The opening hours follow the tagline, if the owner has set them.
    expect(said).toContain(`\nNOTE:${tagline}`);
    const { discord, telegramGroup } = site.links;
    expect([...said.matchAll(/^(?:item\d\.)?URL:(.*)$/gm)].map(([, address]) => address)).toEqual([
      `${site.address}/`,
      `https://wa.me/${digits}`,
      discord,
      telegramGroup,
    ]);
    expect([...said.matchAll(/^item\d\.X-ABLabel:(.*)$/gm)].map(([, label]) => label)).toEqual([
      'WhatsApp',
      'Discord',
      'Telegram',
    ]);
  });

  test('has a PNG of 192 by 192 pixels as its photo', () => {
    const [, picture = ''] = /^PHOTO;ENCODING=b;TYPE=PNG:(.*)$/m.exec(lines.join('\n')) ?? [];
    expect(sizeOf(Buffer.from(picture, 'base64'))).toBe('192x192');
  });
});

describe('the QR code for print', () => {
  const codes = files.filter((file) => /^_astro\/qr\..*\.svg$/.test(file));

  test('encodes the site’s URL', () => {
    expect(codes.map((file) => read(file).toString())).toEqual([qrCode(site.address)]);
  });
});
