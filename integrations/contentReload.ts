import type { IncomingMessage } from 'node:http';
import { basename, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../src/content/faults.ts';
import { contentFolder } from '../src/content/folders.ts';
import { readContent } from '../src/content/read.ts';
import { GENERATED } from './generated.ts';

/** The module through which every page reads the owner's files. */
const MODULE = fileURLToPath(new URL('../src/content/content.ts', import.meta.url));

/**
 * Files that are generated from the owner's files. Their own change events can arrive after the reload, so this
 * integration emits the events itself.
 */
const FILES = [
  'palette.css',
  'typeface.css',
  'platforms.css',
  'platforms.svg',
  'pictures.ts',
  'brand.ts',
  'logo.css',
].map((file) => resolve(GENERATED, file));

/** Files that are saved within this time, in ms, cause one reload. */
const TOGETHER = 50;

/**
 * In development, reloads the pages when a content file is saved, and shows the mistakes of content files in the
 * browser, in Portuguese.
 * @param prepare Generates, from the content, the files that the pages need.
 */
export function reloadContent(prepare: (content: ReturnType<typeof readContent>) => Promise<void>): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = resolve(contentFolder());
        let isPlanned = false;
        // Each page requests many files, and to read the content of a large site takes most of a second.
        let read: ReturnType<typeof readOrMessage> | undefined;
        const current = () => (read ??= readOrMessage());
        const reload = async () => {
          isPlanned = false;
          const content = current();
          if (typeof content !== 'string') await prepare(content);
          for (const file of [MODULE, ...FILES]) server.watcher.emit('change', file);
          server.ws.send({ type: 'full-reload' });
        };
        server.watcher.add(folder);
        server.watcher.on('all', (_event, path) => {
          // A build keeps hidden files in the folder.
          if (!path.startsWith(folder + sep) || basename(path).startsWith('.')) return;
          read = undefined;
          if (isPlanned) return;
          isPlanned = true;
          setTimeout(() => reload().catch((error) => server.config.logger.error(error.message)), TOGETHER);
        });
        server.middlewares.use((request, response, next) => {
          const content = isOfSite(request, server.config.base) ? current() : '';
          if (typeof content !== 'string' || content === '') return next();
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(faultPage(content, server.config.base));
        });
      },
    },
  };
}

/** Whether a request is for the site's pages or images, not for the editor or Vite's own files. */
function isOfSite({ url = '', headers }: IncomingMessage, base: string): boolean {
  const isCode = ['script', 'style'].includes(String(headers['sec-fetch-dest']));
  const path = url.startsWith(base) ? url.slice(base.length) : url.slice(1);
  return !isCode && !/^(?:keystatic|api\/keystatic|@|node_modules\/)/.test(path);
}

function readOrMessage() {
  try {
    return readContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.whileEditing;
  }
}

/** The page that shows the mistakes. The page loads Vite's client, so it reloads when a content file is saved. */
function faultPage(message: string, base: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // `astro dev` shows this page too, but has no editor.
  const link = process.env.SITE_EDITOR ? '<p><a href="/keystatic">Abrir o editor</a></p>' : '';
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Falta corrigir</title><script type="module" src="${base}@vite/client"></script><body style="font:1.125rem/1.5 ui-monospace,monospace"><pre style="white-space:pre-wrap;font:inherit">${text}</pre>${link}`;
}
