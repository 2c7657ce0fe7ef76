import astroService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { parseFocus } from '../../src/content/schema/picture.ts';

/** Astro's image service, which also cuts a picture at a focus such as `50% 30%`: sharp knows only sides and corners. */
const service: typeof astroService = {
  ...astroService,
  async transform(bytes, options, ...others) {
    const { width, height, position } = options as { width?: number; height?: number; position?: string };
    const focus = position && parseFocus(position);
    if (!focus || !width || !height) return astroService.transform(bytes, options, ...others);
    const cut = await cutAt(focus, bytes, width, height);
    return astroService.transform(cut, { ...options, position: undefined }, ...others);
  },
};

// Astro imports the default export.
// biome-ignore lint/style/noDefaultExport: see above.
export default service;

/** The largest part of a picture with the ratio of a place, as near to the focus as its edges allow, as a PNG. */
async function cutAt({ x, y }: { x: number; y: number }, bytes: Uint8Array, width: number, height: number) {
  const picture = sharp(bytes, { failOn: 'none' }).autoOrient();
  const { autoOrient: own } = await picture.metadata();
  const scale = Math.min(own.width / width, own.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const left = Math.round(((own.width - part.width) * x) / 100);
  const top = Math.round(((own.height - part.height) * y) / 100);
  return picture
    .extract({ left, top, ...part })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
