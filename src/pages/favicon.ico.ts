import { palette, site } from '#content/content.ts';
import { readLogo } from '#content/logoFiles.ts';
import { mark } from '#look/brand/brand.ts';
import { iconLogo } from '#look/brand/logo.ts';
import { ico } from '#look/icons/image.ts';

/** The favicon for clients that always request this path, or that do not support SVG icons. */
export async function GET() {
  const image = await ico({ palette, shape: mark.shape, logo: iconLogo(await readLogo(site)) });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/x-icon' } });
}
