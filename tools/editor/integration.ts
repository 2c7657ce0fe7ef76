import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join, resolve, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { CONTENT_EVENT } from '../../src/build/contentReload.ts';
import { PICTURES } from '../../src/lib/schema/picture.ts';
import { border, EDITOR_POLICY } from './border.ts';
import { bundle, bundled } from './bundle.ts';
import { EDITOR_CACHE } from './cache.ts';
import { openStream, tell } from './events.ts';
import { openFiles } from './files.ts';
import { helpFile } from './help.ts';
import { answerPictures } from './pictures.ts';
import { API, type Demand, EDITOR, EVENTS, PICTURES_AT, type State } from './protocol.ts';
import { answerPublishing, forgetEnd, sendCopy } from './publication.ts';
import { constants, contentFolder, FILE } from './site.ts';
import { PUBLISH } from './view.ts';

const file = z.string().regex(FILE);
const path = z.array(z.union([z.string(), z.number()]));
const demands: z.ZodType<Demand> = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('edit'),
    edits: z.array(z.object({ file, path, value: z.unknown().optional() })),
    isWhole: z.boolean().optional(),
  }),
  z.object({ act: z.literal(['undo', 'redo']) }),
  z.object({ act: z.literal('versions'), file: file.nullable() }),
  z.object({ act: z.literal('restore'), file, time: z.int() }),
]);

/** The time in which another program writes a file, in ms. At first, the file may be empty. */
const WRITTEN = 50;

const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Adds the editor at /editor. Only `edit.ts` uses this integration, so no build contains the editor.
 * @param key The key that a browser needs for every request.
 */
export function editor(key: string): AstroIntegration {
  const pictures = join(contentFolder(), PICTURES);
  const plugins = [border(key), answers()];
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': async ({ addMiddleware, updateConfig }) => {
        await bundle();
        addMiddleware({ order: 'pre', entrypoint: new URL('rendered.ts', import.meta.url) });
        updateConfig({
          vite: {
            plugins,
            // The editor has its own cache: `npm run dev` and the tests bundle other packages into Vite's default cache.
            cacheDir: EDITOR_CACHE,
            // The site's texts say which field of which file they come from.
            resolve: { alias: [{ find: /^(?:#lib|\.)\/origin\.ts$/, replacement: own('origin.ts') }] },
            // The site's pages load only these. Astro reads a picture of the owner if Vite serves its folder.
            server: {
              fs: {
                allow: [
                  ...['src', `${EDITOR_CACHE}/deps`, 'node_modules/astro', 'node_modules/@astrojs'],
                  ...['node_modules/@fontsource-variable', pictures],
                ],
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
  return {
    name: 'editor-answers',
    configureServer: {
      order: 'pre',
      handler(server) {
        const pageFiles = bundled();
        const folder = resolve(contentFolder());
        let timer: ReturnType<typeof setTimeout> | undefined;
        const readAgain = () => {
          const told = files.news();
          if (told) tell('files', told);
        };
        server.watcher.on('all', (_event, path) => {
          const name = path.startsWith(folder + sep) ? path.slice(folder.length + 1).replaceAll('\\', '/') : '';
          if (!FILE.test(name) || basename(name).startsWith('.')) return;
          clearTimeout(timer);
          timer = setTimeout(readAgain, WRITTEN);
        });
        server.watcher.on(CONTENT_EVENT, (generated) => tell('conteudo', { generated }));
        const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
          [`GET ${EDITOR}`]: (_request, response) => send(response, readFileSync(own('page.html')), 'text/html'),
          [`GET ${API}`]: (_request, response) => send(response, { ...constants(), ...files.all() } satisfies State),
          [`POST ${API}`]: async (request, response) => send(response, answer(demands.parse(await json(request)))),
          [`GET ${EVENTS}`]: (_request, response) => openStream(response, files.all()),
          [`POST ${PUBLISH}`]: answerPublishing,
          [`GET ${PUBLISH}`]: sendCopy,
        };
        const answerEdit = (demand: Exclude<Demand, { act: 'versions' }>) => {
          if (demand.act === 'edit') return files.edit(demand.edits, demand.isWhole);
          return demand.act === 'restore' ? files.restore(demand) : files.step(demand.act);
        };
        const answer = (demand: Demand) => {
          if (demand.act === 'versions') return files.versions(demand.file);
          const told = answerEdit(demand);
          // Does not wait for the file system's event.
          for (const name of Object.keys(told.files)) server.watcher.emit('all', 'change', resolve(folder, name));
          // The other windows were up to date.
          tell('files', { ...told, isClash: false });
          // The owner says it beside the findings of the last publication.
          const isOurs = demand.act === 'edit' && demand.edits.every(({ path: [key] }) => key === 'ours');
          if (!isOurs) forgetEnd();
          return told;
        };
        server.middlewares.use(async (request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          try {
            const respond = path === PICTURES_AT ? answerPictures : routes[`${request.method} ${path}`];
            const file = pageFiles.get(path) ?? helpFile(path);
            if (respond) await respond(request, response);
            else if (file) send(response, file.body, file.type);
            else next();
          } catch (error) {
            next(error);
          }
        });
      },
    },
  };
}

function send(response: ServerResponse, body: object, type = 'application/json'): void {
  const isPage = Buffer.isBuffer(body);
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    ...(isPage && { 'Content-Security-Policy': EDITOR_POLICY }),
  });
  response.end(isPage ? body : JSON.stringify(body));
}
