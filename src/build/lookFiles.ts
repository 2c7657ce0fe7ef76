import { contentFolder, isDraft } from '../content/folders.ts';
import { picturesModule, readLogo } from '../content/pictureFiles.ts';
import type { Content } from '../content/read.ts';
import { textsIn } from '../content/texts.ts';
import { brandFiles } from '../look/brand/brandFiles.ts';
import { chosenPalette, paletteStyles } from '../look/palette/palette.ts';
import { qrCode } from '../look/qrCode/qrCode.ts';
import { shownAddress } from '../look/shownAddress.ts';
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
    'pictures.ts': picturesModule(contentFolder(), content),
    ...(await brandFiles(site, palette, logo)),
  };
}
