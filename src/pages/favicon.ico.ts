import { palette } from '#content/content.ts';
import { ico } from '../../integrations/assets/iconImage.ts';

/** The favicon for clients that always request this path, or that do not support SVG icons. */
export async function GET() {
  return new Response(new Uint8Array(await ico(palette)), { headers: { 'Content-Type': 'image/x-icon' } });
}
