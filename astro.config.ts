import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { assetNames } from './integrations/assets/assetNames.ts';
import { writeMarkSprite } from './integrations/assets/markSprite.ts';
import { writePictures } from './integrations/assets/pictures.ts';
import { writeQrCode } from './integrations/assets/qrCode.ts';
import { writeSchemas } from './integrations/assets/schemas.ts';
import { reloadContent } from './integrations/contentReload.ts';
import { hostFiles } from './integrations/hosts/hostFiles.ts';
import { notices } from './integrations/notices.ts';
import { receiver } from './integrations/receiver.ts';
import { withoutUnusedRenderer } from './integrations/withoutUnusedRenderer.ts';
import { writeBrand } from './src/brand/write.ts';
import { undecodable } from './src/content/decodable.ts';
import { ContentError } from './src/content/faults.ts';
import { contentFolder, distFolder } from './src/content/folders.ts';
import { type Content, readContent } from './src/content/read.ts';
import { allowed } from './src/delivery/delivery.ts';
import { drawnFamily, families, type Letters } from './src/face/face.ts';
import { writeFontSubset } from './src/face/fontSubset.ts';
import { writeFace } from './src/face/write.ts';
import { chosenPalette } from './src/palette/palette.ts';
import { writePalette } from './src/palette/write.ts';

const content = await readOrStop();
const { site } = content;
const { letters } = site.brand;
const family = drawnFamily(letters);
const { name, generic } = families[family];

// Made before the build, which gives them their addresses.
const FONT = `./.astro/${family}.woff2`;
await writeFontSubset(FONT, family);
writeMarkSprite('./.astro');
await prepare(content);
writeSchemas('./.astro/schemas');

const address = new URL(site.address);

export default defineConfig({
  outDir: distFolder(),
  site: address.origin,
  base: address.pathname,
  // Every host serves `agentes-ai.html` at `/agentes-ai`, without a redirect.
  build: { format: 'file', inlineStylesheets: 'always' },
  trailingSlash: 'never',
  // The default, 'jsx', glues words together across line breaks.
  compressHTML: true,
  devToolbar: { enabled: false },
  image: { service: { entrypoint: fileURLToPath(new URL('./integrations/assets/focusedCut.ts', import.meta.url)) } },
  // The system's letters need no file.
  ...(letters !== 'system' && {
    fonts: [
      {
        provider: fontProviders.local(),
        name,
        // The name of a role, like the colours' names: the family may be another one.
        cssVariable: '--font-gabarito',
        fallbacks: generic === 'serif' ? ['serif'] : ['system-ui', 'sans-serif'],
        options: { variants: [{ src: [FONT], weight: '400 750', style: 'normal', display: 'optional' }] },
      },
    ],
  }),
  vite: {
    plugins: [withoutUnusedRenderer()],
    // So that the form's script has no code for Netlify in other builds. Astro prefers a variable of the environment to
    // this one, unless its name says that it is public.
    define: { 'import.meta.env.PUBLIC_DELIVERY': JSON.stringify(site.contact.delivery.kind) },
    // `Header-menu`, for whoever reads a page's source: no two modules have the same file name.
    css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
    // Of a script that `?worker&url` bundles: the older format would put its styles into the page by script.
    worker: { format: 'es' },
    // The oldest browsers that run the scripts, and the oldest that know cascade layers: others see a page without styles.
    build: {
      target: 'es2020',
      cssTarget: ['chrome99', 'safari15.4', 'firefox97'],
      rolldownOptions: { output: { assetFileNames: assetNames(contentFolder(), content.home) } },
    },
  },
  integrations: [
    react(),
    hostFiles({ ...allowed(site), subdomains: site.security.subdomains }, site.contact.delivery.kind === 'server'),
    receiver(content),
    notices(content),
    reloadContent((changed) => prepare(changed, letters ?? 'gabarito')),
  ],
});

/** What the pages load that is made of the owner's facts, at the start or, in development, after a change. */
async function prepare(content: Content, started?: Letters): Promise<void> {
  const { site } = content;
  writePalette('./.astro', chosenPalette(site.palette));
  writeFace('./.astro', site.brand, started);
  writeQrCode('./.astro', site.address);
  writePictures('./.astro', contentFolder(), content);
  await writeBrand('./.astro', site);
}

/** The owner reads what is wrong, in Portuguese, and no stack trace. */
async function readOrStop(): Promise<Content> {
  try {
    const content = readContent();
    const faults = process.env.SITE_EDITOR ? [] : await undecodable(contentFolder());
    if (faults.length > 0) throw new ContentError(contentFolder(), faults);
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(process.env.SITE_EDITOR ? error.whileEditing : error.message);
    // The editor is where the owner mends it.
    if (process.env.SITE_EDITOR) return readContent('demo');
    process.exit(1);
  }
}
