import { availableParallelism } from 'node:os';
import { basename, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { afterBuild } from './src/build/afterBuild.ts';
import { reloadContent } from './src/build/contentReload.ts';
import { GENERATED, generated, writeFiles } from './src/build/generated.ts';
import { lookFiles } from './src/build/lookFiles.ts';
import { schemaFiles } from './src/content/files/schemas.ts';
import { ContentError } from './src/content/reader/faults.ts';
import { contentFolder, distFolder, isDraft, KEPT } from './src/content/reader/folders.ts';
import { dataFaults } from './src/content/reader/pictureFiles.ts';
import { type Content, readContent } from './src/content/reader/read.ts';
import { slugOf } from './src/lib/schema/normalise.ts';

const content = await readOrStop();

const { address } = content.site;
const { origin, pathname } = new URL(address);

export default defineConfig({
  outDir: `${distFolder()}-novo`,
  site: origin,
  base: pathname,
  // Every host serves `agentes-ai.html` at `/agentes-ai`, without a redirect.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: availableParallelism() },
  trailingSlash: 'never',
  // The default, 'jsx', also removes line breaks that separate two words.
  compressHTML: true,
  devToolbar: { enabled: false },
  image: { service: { entrypoint: fileURLToPath(new URL('./src/build/imageService.ts', import.meta.url)) } },
  vite: {
    plugins: [
      reloadContent(async () => writeFiles(GENERATED, await lookFiles(readContent(contentFolder(), { isDraft })))),
    ],
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
      // The public site does not have the receiver's answers.
      filter: (page) => !page.startsWith(`${address}/contato/`),
      namespaces: { news: false, xhtml: false, image: false, video: false },
    }),
    // After all texts are written, because it compresses them.
    afterBuild(content, distFolder()),
    generated(() => lookFiles(content), schemaFiles),
  ],
});

/**
 * Reads the content. If it has mistakes, prints them in Portuguese, without a stack trace. Then a draft begins with the
 * demonstration; any other command stops.
 */
async function readOrStop(): Promise<Content> {
  try {
    const content = readContent(contentFolder(), { isDraft });
    const faults = isDraft ? [] : await dataFaults(contentFolder(), content);
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
