import type { AstroIntegration } from 'astro';
import { contentFolder } from '../src/content/folders.ts';
import { legalPageSlugs } from '../src/legalPages/legalPage.ts';
import { initialPath } from '../src/look/brand/initial.ts';
import { drawnTypeface, type Letters } from '../src/look/typeface/typeface.ts';
import { border } from './border.ts';
import { EDITOR_CACHE } from './cache.ts';
import { answerPictures } from './pictureAnswers.ts';
import { INITIAL_AT, PICTURES_AT } from './pictureRequests.ts';
import { answerPublishing } from './publication.ts';
import { PUBLISH } from './view.ts';

/**
 * Adds the editor at /keystatic. Only `commands/edit.ts` uses this integration, so no build contains the editor.
 * @param key The key that a browser needs for every request.
 */
export function editor(key: string): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ injectRoute, injectScript, updateConfig }) => {
        const file = (name: string) => new URL(name, import.meta.url);
        injectRoute({ pattern: '/keystatic/[...path]', entrypoint: file('page.astro'), prerender: false });
        injectRoute({ pattern: PUBLISH, entrypoint: file('publish.astro'), prerender: false });
        injectRoute({ pattern: '/api/keystatic/[...path]', entrypoint: file('api.ts'), prerender: false });
        injectScript('page', LINK);
        // The editor has its own cache: `npm run dev` and the tests bundle other packages into Vite's default cache.
        updateConfig({
          vite: {
            plugins: [border(key)],
            cacheDir: EDITOR_CACHE,
            // Astro reads a picture from an allowed folder; from any other, it would request it without the key.
            server: { fs: { allow: ['.', contentFolder()] } },
            optimizeDeps: { entries: ['editor/Editor.tsx', 'editor/Publish.tsx'], include: ['react-dom/client'] },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(INITIAL_AT, (request, response, next) => {
          const { searchParams } = new URL(request.url ?? '', 'http://editor');
          // Only the editor's own page has the key to request this, and it sends one of the choices.
          const family = drawnTypeface(searchParams.get('letters') as Letters);
          initialPath(searchParams.get('name') ?? '', family).then((path) => response.end(path), next);
        });
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'POST' || request.url !== PUBLISH) return next();
          answerPublishing(request, response).catch(next);
        });
        server.middlewares.use(PICTURES_AT, (request, response, next) => {
          answerPictures(request, response).catch(next);
        });
      },
    },
  };
}

/**
 * A script for each page of the site. It adds two links: one to the form with the words of the page, and one,
 * with the number of changed files, to the page that publishes.
 */
const LINK = `
if (!location.pathname.startsWith('/keystatic')) {
  const [, slug] = location.pathname.split('/');
  const corner = document.createElement('nav');
  corner.ariaLabel = 'Editor';
  corner.style.cssText = 'position:fixed;inset:auto 1rem 1rem auto;z-index:9;display:flex;flex-wrap:wrap;gap:.5rem;justify-content:end;font:500 1rem system-ui';
  const add = (href, text) => {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    link.style.cssText = 'padding:.5rem 1rem;border-radius:.5rem;background:#111;color:#fff';
    corner.append(link);
    return link;
  };
  const form = () => {
    if (!slug) return 'singleton/home';
    if (${JSON.stringify(Object.values(legalPageSlugs))}.includes(slug)) return 'singleton/site';
    // Of all pages, only the 404 page has no canonical URL.
    return document.querySelector('link[rel=canonical]') ? 'collection/services/item/' + slug : 'singleton/not-found';
  };
  add('/keystatic/' + form(), 'Editar esta página');
  const publish = add('${PUBLISH}', 'Publicar');
  const count = async () => {
    const response = await fetch('${PUBLISH}', { method: 'POST', body: '{"act":"count"}' });
    const waiting = await response.json();
    publish.textContent = waiting ? 'Publicar (' + waiting + ')' : 'Publicar';
  };
  document.body.append(corner);
  count();
  // The site may have been published in another window.
  addEventListener('focus', count);
}`;
