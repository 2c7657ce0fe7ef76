import { availableParallelism } from 'node:os';
import { basename, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { reloadContent } from './src/build/contentReload.ts';
import { exchange } from './src/build/exchange.ts';
import { GENERATED, type GeneratedFiles, generated, writeFiles } from './src/build/generated.ts';
import { hostFiles } from './src/build/hostFiles.ts';
import { receiver } from './src/build/receiver.ts';
import { undecodable } from './src/content/decodable.ts';
import { ContentError } from './src/content/faults.ts';
import { contentFolder, distFolder, isDraft, KEPT } from './src/content/folders.ts';
import { readLogo } from './src/content/logoFiles.ts';
import { picturesModule } from './src/content/pictureFiles.ts';
import { type Content, readContent } from './src/content/read.ts';
import { schemaFiles } from './src/content/schemas.ts';
import { textsIn } from './src/content/texts.ts';
import { slugOf } from './src/lib/schema/normalise.ts';
import { brandFiles } from './src/look/brand/brandFiles.ts';
import { chosenPalette, paletteStyles } from './src/look/palette/palette.ts';
import { qrCode } from './src/look/qrCode/qrCode.ts';
import { shownAddress } from './src/look/shownAddress.ts';
import { fontSubset } from './src/look/typeface/fontSubset.ts';
import { drawnTypeface, FALLBACK, typefaceStyles, typefaces } from './src/look/typeface/typeface.ts';

const content = await readOrStop();
const { site } = content;
const { letters } = site.brand;
const family = drawnTypeface(letters);
const { name, generic } = typefaces[family];

const font = `${family}.woff2`;
const written = textsIn(content).map(({ value }) => value);
writeFiles(GENERATED, { [font]: await fontSubset(family, written.join('')), ...schemaFiles() });

const address = new URL(site.address);

export default defineConfig({
  outDir: `${distFolder()}-novo`,
  site: address.origin,
  base: address.pathname,
  // Every host serves `agentes-ai.html` at `/agentes-ai`, without a redirect.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: availableParallelism() },
  trailingSlash: 'never',
  // The default, 'jsx', also removes line breaks that separate two words.
  compressHTML: true,
  devToolbar: { enabled: false },
  image: { service: { entrypoint: fileURLToPath(new URL('./src/content/focusedCut.ts', import.meta.url)) } },
  // A draft has the font of its package, and the system's font needs no file.
  ...(!isDraft &&
    letters !== 'system' && {
      fonts: [
        {
          provider: fontProviders.local(),
          name,
          // The variable keeps the name of the default family, Gabarito, even if the owner chooses another one.
          cssVariable: '--font-text',
          // Astro's own fallback has no bold, so `typefaceStyles` writes one.
          fallbacks: [FALLBACK, generic],
          optimizedFallbacks: false,
          options: {
            variants: [
              {
                src: [`./${GENERATED}/${font}`],
                weight: '400 750',
                style: 'normal',
                display: 'optional',
              },
            ],
          },
        },
      ],
    }),
  vite: {
    // Readable class names such as `Header-menu`. They are unique because the modules' file names are.
    css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
    // The reload after a save removes the modules of these files. Vite would remove them while they are evaluated.
    server: { watch: { ignored: [GENERATED, KEPT].map((name) => `**/${name}/**`) } },
    build: {
      // The oldest browsers that show the whole site. Older ones show plain pages.
      target: 'es2022',
      cssTarget: ['chrome111', 'safari16.4', 'firefox115'],
      // The security policy allows no image from a `data:` URL. Other files keep the default.
      assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
      rolldownOptions: {
        // Not the name of the owner's picture: some servers find no file whose name has accents or spaces.
        output: {
          assetFileNames: ({ names: [name = ''] }) => `_astro/${slugOf(parse(name).name) || 'foto'}.[hash][extname]`,
        },
        // On a slow machine, Rolldown would warn about how long plugins take.
        checks: { bundlerTimings: false },
      },
    },
  },
  integrations: [
    react(),
    sitemap({
      // With a base path, the integration would list the home page without the slash at the end of its URL.
      customPages: [`${site.address}/`],
      // The second part leaves out the receiver's answers, which the public site does not have.
      filter: (page) => page !== site.address && !page.startsWith(`${site.address}/contato/`),
      namespaces: { news: false, xhtml: false, image: false, video: false },
    }),
    // After all texts are written, because it compresses them.
    hostFiles(content),
    receiver(content),
    exchange(distFolder()),
    generated(await filesOf(content)),
    reloadContent(async () => writeFiles(GENERATED, await filesOf(readContent(contentFolder(), { isDraft })))),
  ],
});

/** The files that are generated from the owner's facts. */
async function filesOf(content: Content): Promise<GeneratedFiles> {
  const { site } = content;
  const palette = chosenPalette(site.palette);
  const host = shownAddress(new URL(site.address).origin);
  return {
    'palette.css': paletteStyles(palette, !site.alwaysLight),
    'facts.css': `@layer tokens{:root{--host:"${host}";--number:"${site.contact.whatsapp}"}}\n`,
    'typeface.css': typefaceStyles(site.brand, isDraft),
    'qr.svg': qrCode(site.address),
    'pictures.ts': picturesModule(contentFolder(), content),
    ...(await brandFiles(site, palette, await readLogo(site))),
  };
}

/**
 * Reads the content. If it has mistakes, prints them in Portuguese, without a stack trace. Then a draft begins with the
 * demonstration; any other command stops.
 */
async function readOrStop(): Promise<Content> {
  try {
    const content = readContent(contentFolder(), { isDraft });
    const faults = isDraft ? [] : await undecodable(contentFolder(), content);
    if (faults.length > 0) throw new ContentError(contentFolder(), faults);
    return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    // Until its files are corrected, each page shows their mistakes. Astro starts only with a site that has none.
    if (isDraft) return readContent('demo', { isDraft });
    process.exit(1);
  }
}
