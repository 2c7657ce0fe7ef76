import astroService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { type Focus, parseFocus } from '#lib/focus.ts';

/**
 * Extends Astro's image service: crops at a focus such as `50% 30%`, because sharp supports only sides and corners. If
 * sharp fails, Astro would publish the original, with all that a camera wrote into it.
 * @throws if the picture cannot be made.
 */
const service: typeof astroService = {
  ...astroService,
  async transform(bytes, options, ...others) {
    // Astro's type does not say which options a picture has.
    const { width, height, position } = options as { width?: number; height?: number; position?: string };
    const focus = position && parseFocus(position);
    const picture = focus && width && height ? await cutAt(focus, bytes, width, height) : bytes;
    const made = await astroService.transform(picture, { ...options, position: undefined }, ...others);
    if (made.data === picture) throw new Error(`${options.src} cannot be made smaller.`);
    return made;
  },
};

// Astro imports the default export.
// biome-ignore lint/style/noDefaultExport: see above.
export default service;

/**
 * The largest crop with the ratio of `width` to `height`, as a PNG. The focus is as near to the middle of the crop as
 * the picture's edges allow.
 */
async function cutAt({ x, y }: Focus, bytes: Uint8Array, width: number, height: number) {
  const picture = sharp(bytes, { failOn: 'none' }).autoOrient();
  const { autoOrient: own } = await picture.metadata();
  const scale = Math.min(own.width / width, own.height / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const start = (focus: number, kept: number, all: number) =>
    Math.round(Math.min(all - kept, Math.max(0, (focus / 100) * all - kept / 2)));
  const [left, top] = [start(x, part.width, own.width), start(y, part.height, own.height)];
  return picture
    .extract({ left, top, ...part })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
