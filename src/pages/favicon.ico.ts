import { palette } from '#content/content.ts';
import { ico } from '../../integrations/assets/iconImage.ts';

/** The favicon for those that ask for it by this name, whatever the page says, or draw no SVG. */
export async function GET() {
  return new Response(new Uint8Array(await ico(palette)), { headers: { 'Content-Type': 'image/x-icon' } });
}
