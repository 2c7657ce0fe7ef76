import type { IncomingMessage } from 'node:http';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../src/content/faults.ts';
import { contentFolder, readContent } from '../src/content/read.ts';

/** What every page reads the owner's files through. */
const MODULE = fileURLToPath(new URL('../src/content/content.ts', import.meta.url));

/**
 * While the site is being changed: a file that is saved makes the pages anew, and a
 * mistake in one is told in the browser, in the owner's words.
 * @param prepare What is made of the files before any page.
 */
export function reloadContent(prepare: (content: ReturnType<typeof readContent>) => void): AstroIntegration {
  return {
    name: 'content-reload',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const folder = resolve(contentFolder());
        server.watcher.add(folder);
        server.watcher.on('all', (_event, path) => {
          if (!path.startsWith(folder + sep)) return;
          const content = readOrMessage();
          if (typeof content !== 'string') prepare(content);
          server.watcher.emit('change', MODULE);
          server.ws.send({ type: 'full-reload' });
        });
        server.middlewares.use((request, response, next) => {
          const content = isOfSite(request) ? readOrMessage() : '';
          if (typeof content !== 'string' || content === '') return next();
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(faultPage(content));
        });
      },
    },
  };
}

/** Whether the site's pages and pictures are asked for; not the editor, nor what development itself sends. */
function isOfSite({ url = '', headers }: IncomingMessage): boolean {
  const isCode = ['script', 'style'].includes(String(headers['sec-fetch-dest']));
  return !isCode && !/^\/(?:keystatic|api\/keystatic|@|node_modules\/)/.test(url);
}

function readOrMessage() {
  try {
    return readContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message;
  }
}

/** It reloads by itself, as the site's own pages do. */
function faultPage(message: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Falta corrigir</title><script type="module" src="/@vite/client"></script><pre style="white-space:pre-wrap;font:1.125rem/1.5 ui-monospace,monospace">${text}</pre>`;
}
