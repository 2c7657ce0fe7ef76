import { createStore, get } from 'idb-keyval';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'yaml';
import { Brand } from '../src/components/Brand/Brand.tsx';
import { Wall } from '../src/components/Wall/Wall.tsx';
import type { Site } from '../src/content/files/site.ts';
import { type BrandMark, logoHeight, tileMotifs, tileOf } from '../src/look/brand/mark.ts';
import { chosenPalette } from '../src/look/palette/palette.ts';
import { paletteStyles } from '../src/look/palette/styles.ts';
import { sheetsOf, typefaces } from '../src/look/typeface/typeface.ts';
import { openingWall } from '../src/look/walls/walls.ts';
import type { Field } from '../src/schema/json.ts';
import logoSheet from '../src/styles/logo.css?raw';
import { fromForm } from './form.ts';
import { INITIAL_AT, pictureAt } from './pictureRequests.ts';
import { fontFiles } from './pictures.tsx';

/**
 * The parts of a page that depend on the form “O site”: style sheets by their names, and the markup of the tile
 * pattern and of the brand.
 */
export type Look = { sheets: Record<string, string>; wall: string; brand: string };

const SHEETS = import.meta.glob<string>('../src/styles/{corners,letters}/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The unsaved values of the form “O site”; undefined if the form has no changes. Cast, because they may have mistakes. */
export async function unsavedSite(schema: Field): Promise<Site | undefined> {
  const drafts = createStore('keystatic', 'items');
  const draft = await get<{ files: Map<string, Uint8Array> }>(['singleton', 'site'], drafts);
  const file = draft?.files.get('site.yaml');
  return file && (fromForm(schema, parse(new TextDecoder().decode(file))) as Site);
}

/** The look for the values of the form. Rejects if a colour is not valid or the logo cannot be shown. */
export async function lookOf({ palette, alwaysLight, brand }: Site): Promise<Look> {
  const { corners, letters = 'gabarito', wall, logo } = brand;
  const colours = Object.entries(palette).filter(([name]) => name !== 'name');
  if (colours.some(([, colour]) => !/^#[\da-f]{6}$/i.test(colour))) throw new Error('A colour is not valid.');
  const family = letters === 'system' ? 'system-ui' : `${letters},${typefaces[letters].generic}`;
  const font =
    letters === 'system' ? '' : `@font-face{font-family:${letters};src:url(${fontFiles[letters]});font-weight:400 750}`;
  const face = sheetsOf(letters, corners).map((sheet) => SHEETS[`../src/styles/${sheet}.css`]);
  return {
    sheets: {
      'palette.css': paletteStyles(chosenPalette(palette), !alwaysLight),
      // Astro sets `--font-text` in `:root`. The selector `html:root` overrides it, because it is more specific.
      'typeface.css': `${face.join('')}${font}html:root{--font-text:${family}}`,
      'logo.css': logo?.file ? logoSheet : '',
    },
    wall: renderToStaticMarkup(<Wall {...openingWall(wall)} />),
    brand: renderToStaticMarkup(<Brand name={brand.name} href="/" ground="light" mark={await markOf(brand)} />),
  };
}

async function markOf({ name, letters = 'gabarito', tile, logo }: Site['brand']): Promise<BrandMark> {
  const drawn = tileOf({ tile, logo });
  const shape = drawn === 'initial' ? await initial(name, letters) : tileMotifs[drawn];
  if (!logo?.file) return { shape };
  const picture = Object.assign(new Image(), { src: pictureAt(logo.file) });
  await picture.decode();
  const ratio = picture.naturalWidth / picture.naturalHeight;
  const height = logoHeight(ratio);
  const shown = { src: picture.src, width: Math.round(ratio * height), height: Math.round(height) };
  return { shape, logo: { light: shown, dark: shown, night: false, wordmark: logo.wordmark ?? false } };
}

async function initial(name: string, letters: string): Promise<string> {
  const response = await fetch(`${INITIAL_AT}?${new URLSearchParams({ name, letters })}`);
  return (await response.text()) || tileMotifs.leaf;
}
