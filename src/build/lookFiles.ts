import { resolve, sep } from 'node:path';
import { shownAddress } from '../content/files/shownAddress.ts';
import { contentFolder, isDraft } from '../content/reader/folders.ts';
import { picturePath, readLogo } from '../content/reader/pictureFiles.ts';
import type { Content } from '../content/reader/read.ts';
import { textsIn, textsNamed } from '../lib/texts.ts';
import { brandFiles } from '../look/brand/brandFiles.ts';
import { chosenPalette, paletteStyles } from '../look/palette/palette.ts';
import { qrCode } from '../look/qrCode/qrCode.ts';
import { fontSubset } from '../look/typeface/fontSubset.ts';
import { drawnTypeface, typefaceStyles } from '../look/typeface/typeface.ts';
import type { GeneratedFiles } from './generated.ts';

/** The generated files of a site's look: one style sheet, the pictures of the brand, and modules with their URLs. */
export async function lookFiles(content: Content): Promise<GeneratedFiles> {
  const { site } = content;
  const palette = chosenPalette(site.palette);
  const logo = await readLogo(site);
  const family = drawnTypeface(site.brand.letters);
  const written = textsIn(content).map(({ value }) => value);
  const host = shownAddress(new URL(site.address).origin);
  return {
    'look.css': [
      // CSS allows imports only at the beginning.
      logo ? "@import '#styles/logo.css';\n" : '',
      typefaceStyles(site.brand, isDraft),
      paletteStyles(palette, !site.alwaysLight),
      `@layer tokens{:root{--host:"${host}";--number:"${site.contact.whatsapp}"}}\n`,
    ].join(''),
    [`${family}.woff2`]: await fontSubset(family, written.join('')),
    'qr.svg': qrCode(site.address),
    'pictures.ts': picturesModule(content),
    ...(await brandFiles(site, palette, logo)),
  };
}

/**
 * A module that imports only the pictures that the owner's files name. If the module imported a picture that no
 * page uses, Astro would publish the original, with all camera metadata.
 */
function picturesModule(shown: Content): string {
  const names = new Set(textsNamed('picture', shown).map(({ value }) => value));
  const named = [...names].flatMap((picture) => {
    const path = picturePath(contentFolder(), picture);
    return path ? [{ picture, path: resolve(path).replaceAll(sep, '/') }] : [];
  });
  const lines = [
    // TypeScript knows only lower-case extensions.
    '// @ts-nocheck',
    ...named.map(({ path }, index) => `import picture${index} from ${JSON.stringify(path)};`),
    "export const pictures: Record<string, import('astro').ImageMetadata> = {",
    ...named.map(({ picture }, index) => `  ${JSON.stringify(picture)}: picture${index},`),
    '};\n',
  ];
  return lines.join('\n');
}
