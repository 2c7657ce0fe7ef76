import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { json } from 'node:stream/consumers';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { CONTENT_EVENT } from '../../src/build/contentReload.ts';
import { contentFolder } from '../../src/content/reader/folders.ts';
import { PICTURES } from '../../src/lib/schema/picture.ts';
import { border, PAGE } from './border.ts';
import { BUNDLE, bundle } from './bundle.ts';
import { broadcast, openStream } from './events.ts';
import { openFiles } from './files.ts';
import { helpFiles, helpPage } from './help.ts';
import { EDITOR_CACHE } from './open.ts';
import { receivePicture, showPicture } from './pictures.ts';
import { API, EDITOR, EVENTS, GUIDE, PICTURES_AT, PUBLISH } from './protocol.ts';
import { answerPublishing, forgetEnd, sendCopy } from './publication.ts';
import { type FileRequest, fileRequests } from './requests.ts';
import { constants } from './siteContent.ts';

const own = (name: string) => join(import.meta.dirname, name);

/**
 * Adds the editor at /editor. Only `edit.ts` uses this integration, so no build contains the editor.
 * @param key The key that a browser needs for every request.
 */
export function editor(key: string): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': async ({ addMiddleware, updateConfig }) => {
        await bundle();
        addMiddleware({ order: 'pre', entrypoint: own('rendered.ts') });
        const pictures = join(contentFolder(), PICTURES);
        updateConfig({
          vite: {
            plugins: [border(key), answers()],
            // The editor has its own cache: `npm run dev` and the tests bundle other packages into Vite's default cache.
            cacheDir: EDITOR_CACHE,
            // The site's texts say which field of which file they come from.
            resolve: { alias: [{ find: /^(?:#lib|\.)\/origin\.ts$/, replacement: own('origin.ts') }] },
            // The site's pages load only these. Astro reads a picture of the owner if Vite serves its folder.
            server: {
              fs: {
                allow: ['src', `${EDITOR_CACHE}/deps`, 'node_modules/astro', 'node_modules/@astrojs', pictures],
              },
            },
          },
        });
      },
    },
  };
}

/**
 * Answers the requests of the editor's page, and tells it of changed files. The answers are before the site's own, which
 * are the mistakes as long as the files have some.
 */
function answers(): Plugin {
  const files = openFiles(contentFolder());
  const folder = resolve(contentFolder());
  return {
    name: 'editor-answers',
    configureServer: {
      order: 'pre',
      handler({ middlewares, watcher }) {
        watcher.on(CONTENT_EVENT, (generated) => {
          const found = files.readAgain();
          if (found !== 'same') broadcast('files', { ...files.all(), isClash: found === 'clash' });
          broadcast('content', { generated });
        });
        const change = (request: Exclude<FileRequest, { act: 'versions' }>) => {
          if (request.act === 'edit') return files.edit(request.edits, request.isWhole, request.window);
          return request.act === 'restore' ? files.restore(request) : files.takeStep(request.act);
        };
        const answer = (request: FileRequest) => {
          if (request.act === 'versions') return files.versions(request.file);
          const state = change(request);
          // Does not wait for the file system's event.
          watcher.emit('all', 'change', join(folder, 'site.yaml'));
          broadcast('files', files.all());
          // The owner says it beside the findings of the last publication.
          const isOurs = request.act === 'edit' && request.edits.every(({ path: [key] }) => key === 'ours');
          if (!isOurs) forgetEnd();
          return state;
        };
        const routes: Record<string, RequestListener> = {
          [`GET ${EDITOR}`]: (_, response) => response.writeHead(200, PAGE).end(readFileSync(own('page.html'))),
          [`POST ${API}`]: async (request, response) => send(response, answer(fileRequests.parse(await json(request)))),
          [`GET ${EVENTS}`]: (_, response) => openStream(response, { ...constants(), ...files.all() }),
          [`POST ${PUBLISH}`]: answerPublishing,
          [`GET ${PUBLISH}`]: sendCopy,
          [`POST ${PICTURES_AT}`]: async (request, response) => send(response, await receivePicture(request)),
          [`GET ${PICTURES_AT}`]: showPicture,
        };
        for (const file of helpFiles())
          routes[`GET ${GUIDE}/${file}`] = (_, response) => response.writeHead(200, PAGE).end(helpPage(file));
        middlewares.use(async (request, response, next) => {
          try {
            const respond = routes[`${request.method} ${request.url?.replace(/\?.*/, '')}`];
            await (respond ? respond(request, response) : next());
          } catch (error) {
            console.error(error);
            next(error);
          }
        });
        middlewares.use(EDITOR, sirv(BUNDLE, { dev: true }));
        middlewares.use(`${GUIDE}/docs/pictures`, sirv('docs/pictures', { dev: true }));
      },
    },
  };
}

function send(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
