import { join, resolve } from 'node:path';
import { build } from 'vite';
import { EDITOR_CACHE } from './open.ts';
import { EDITOR } from './protocol.ts';

export const BUNDLE = resolve(EDITOR_CACHE, 'app');

/**
 * Bundles the editor's page, once for each start. In a bundle nothing reloads, so no typed text can be lost by a reload,
 * and the page opens with two requests.
 */
export async function bundle(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    base: `${EDITOR}/`,
    root: join(import.meta.dirname, 'app'),
    // `astro dev` has set NODE_ENV to development by now.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: BUNDLE,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'app/main.tsx'),
        output: { entryFileNames: 'editor.js', assetFileNames: 'editor[extname]', codeSplitting: false },
      },
    },
  });
}
