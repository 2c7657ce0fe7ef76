import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, resolve, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';
import { CONTENT_EVENT } from '../integrations/contentReload.ts';
import { border, EDITOR_POLICY } from './border.ts';
import { bundle, bundled } from './bundle.ts';
import { EDITOR_CACHE } from './cache.ts';
import { openStream, tell } from './events.ts';
import { openFiles } from './files.ts';
import { helpFile, helpPages } from './help.ts';
import { answerPictures } from './pictureAnswers.ts';
import { PICTURES_AT } from './pictureRequests.ts';
import { API, type Demand, EDITOR, EVENTS, type State } from './protocol.ts';
import { answerPublishing, sendCopy } from './publication.ts';
import { constants, contentFolder, FILE } from './site.ts';
import { PUBLISH } from './view.ts';

const file = z.string().regex(FILE);
const value = z.record(z.string(), z.unknown()).nullable();
const demands: z.ZodType<Demand> = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('save'),
    files: z.record(file, z.object({ value, seen: z.number().optional(), tidy: z.boolean().optional() })),
    whole: z.boolean().optional(),
    window: z.string(),
  }),
  z.object({ act: z.literal('versions'), file: file.nullable() }),
  z.object({ act: z.literal('version'), file, time: z.int() }),
]);

/** The time in which another program writes a file, in ms. At first, the file may be empty. */
const WRITTEN = 50;

/**
 * Adds the editor at /editor. Only `commands/edit.ts` uses this integration, so no build contains the editor.
 * @param key The key that a browser needs for every request.
 */
export function editor(key: string): AstroIntegration {
  const files = openFiles(contentFolder());
  const own = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': async ({ updateConfig }) => {
        await bundle();
        updateConfig({
          vite: {
            plugins: [border(key)],
            // The editor has its own cache: `npm run dev` and the tests bundle other packages into Vite's default cache.
            cacheDir: EDITOR_CACHE,
            // The site's texts say which field of which file they come from.
            resolve: { alias: [{ find: /^(?:#lib|\.)\/origin\.ts$/, replacement: own('origin.ts') }] },
            // Astro reads a picture from an allowed folder; from any other, it would request it without the key.
            server: { fs: { allow: ['.', contentFolder()] } },
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        const pageFiles = bundled();
        const folder = resolve(contentFolder());
        let timer: ReturnType<typeof setTimeout> | undefined;
        const readAgain = () => {
          const changed = files.readAgain();
          if (Object.keys(changed).length > 0) tell('files', { files: changed, faults: files.faults() });
        };
        server.watcher.on('all', (_event, path) => {
          const name = path.startsWith(folder + sep) ? path.slice(folder.length + 1).replaceAll('\\', '/') : '';
          if (!FILE.test(name) || basename(name).startsWith('.')) return;
          clearTimeout(timer);
          timer = setTimeout(readAgain, WRITTEN);
        });
        server.watcher.on(CONTENT_EVENT, () => tell('conteudo', {}));
        const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => unknown> = {
          [`GET ${EDITOR}`]: (_request, response) => send(response, readFileSync(own('page.html')), 'text/html'),
          [`GET ${API}`]: (_request, response) =>
            send(response, {
              files: files.all(),
              faults: files.faults(),
              help: helpPages(),
              ...constants(),
            } satisfies State),
          [`POST ${API}`]: async (request, response) => send(response, answer(demands.parse(await json(request)))),
          [`GET ${EVENTS}`]: openStream,
          [`POST ${PUBLISH}`]: answerPublishing,
          [`GET ${PUBLISH}`]: sendCopy,
        };
        const answer = (demand: Demand) => {
          if (demand.act === 'versions') return files.versions(demand.file);
          if (demand.act === 'version') return files.version(demand.file, demand.time);
          const saved = files.save(demand);
          // Does not wait for the file system's event.
          for (const name of Object.keys(saved.files)) server.watcher.emit('all', 'change', resolve(folder, name));
          tell('files', saved, demand.window);
          return saved;
        };
        server.middlewares.use(async (request, response, next) => {
          const [path = ''] = (request.url ?? '').split('?');
          try {
            const own = path === PICTURES_AT ? answerPictures : answers[`${request.method} ${path}`];
            const file = pageFiles.get(path) ?? helpFile(path);
            if (own) await own(request, response);
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
