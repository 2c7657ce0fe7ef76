import { mark } from '#brand/brand.ts';
import { iconLogo } from '#brand/logo.ts';
import { palette, site } from '#content/content.ts';
import { readLogo } from '#content/logoFiles.ts';
import { ico } from '#icons/image.ts';

/** The favicon for clients that always request this path, or that do not support SVG icons. */
export async function GET() {
  const image = await ico({ palette, shape: mark.shape, logo: iconLogo(await readLogo(site)) });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/x-icon' } });
}
