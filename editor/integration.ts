import type { AstroIntegration } from 'astro';

/** The folder of what an open editor keeps for itself. */
export const EDITOR_CACHE = 'node_modules/.editor';

/** Adds the editor at /keystatic. Only `commands/edit.ts` uses it, so no build contains any part of it. */
export function editor(): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ injectRoute, injectScript, updateConfig }) => {
        const file = (name: string) => new URL(name, import.meta.url);
        injectRoute({ pattern: '/keystatic/[...path]', entrypoint: file('page.astro'), prerender: false });
        injectRoute({ pattern: '/api/keystatic/[...path]', entrypoint: file('api.ts'), prerender: false });
        injectScript('page', LINK);
        // Its own cache: `npm run dev` and the tests bundle other packages, into Vite's usual folder.
        updateConfig({ vite: { cacheDir: EDITOR_CACHE, optimizeDeps: { entries: ['editor/Editor.tsx'] } } });
      },
    },
  };
}

/** Adds to each page of the site a link to its form. */
const LINK = `
if (!location.pathname.startsWith('/keystatic')) {
  const [, slug] = location.pathname.split('/');
  const link = document.createElement('a');
  link.href = slug ? '/keystatic/collection/services/item/' + slug : '/keystatic/singleton/home';
  link.textContent = 'Editar esta página';
  link.style.cssText = 'position:fixed;inset:auto 1rem 1rem auto;z-index:9;padding:.5rem 1rem;border-radius:.5rem;background:#111;color:#fff;font:500 1rem system-ui';
  document.body.append(link);
}`;
