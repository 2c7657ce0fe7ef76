import { palette, site } from '#content/content.ts';
import { basePath, homeHref } from '#lib/links.ts';
import { pixelIcons } from '#look/icons/icons.ts';

const base = basePath(site.address);
const { side } = pixelIcons['icone-512'];

/** The site's name and appearance on a home screen. Source: W3C, Web Application Manifest. */
export function GET() {
  const manifest = {
    name: site.brand.legalName,
    short_name: site.brand.name,
    description: site.brand.tagline,
    lang: 'pt-BR',
    id: homeHref(base),
    start_url: homeHref(base),
    // The site is not an app: opened from a home screen, it keeps the browser's address bar and back button.
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { src: `${base}/icone.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}/icone-512.png`, sizes: `${side}x${side}`, type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json' } });
}
