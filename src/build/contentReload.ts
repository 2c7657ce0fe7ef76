import { readdirSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type { EvaluatedModules } from 'vite/module-runner';
import { ContentError } from '../content/reader/faults.ts';
import { contentFolder } from '../content/reader/folders.ts';

/** The event of Vite's watcher after which the pages have the saved content, with the time of the last generated file. */
export const CONTENT_EVENT = 'site:content';

/** The module through which every page reads the owner's files, as Vite writes its path. */
const MODULE = fileURLToPath(new URL('../content/content.ts', import.meta.url)).replaceAll('\\', '/');

/** Whether a path in the content folder is hidden: there are earlier versions, and what was published. */
const isHidden = (path: string) => path.split(sep).some((name) => name.startsWith('.'));

/** The names of the files in a folder that are not hidden, and when they changed. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isHidden(name))
    .map((name) => `${name} ${statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');

/** The time from a save to the reload, in ms. The watcher tells nothing of a file that changes again within 5 ms. */
const SETTLED = 20;

/**
 * In development, reloads the pages when a content file is saved, and shows the mistakes of content files in the
 * browser, in Portuguese.
 * @param prepare Reads the content, and generates the files that the pages need. Returns whether one of them is new.
 */
export function reloadContent(prepare: () => Promise<boolean>): Plugin {
  return {
    name: 'content-reload',
    // Before Astro, whose pages wait for the reload.
    enforce: 'pre',
    configureServer(server) {
      const folder = resolve(contentFolder());
      let mistakes = '';
      let shown = '';
      let generated = 0;
      let planned: NodeJS.Timeout | undefined;
      const reload = async () => {
        // The editor tells of its saves itself, and the file system does so a little later.
        const state = stateOf(folder);
        if (state === shown) return;
        let isNew = false;
        mistakes = '';
        try {
          isNew = await prepare();
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          mistakes = error.message;
        }
        // The next request evaluates the modules that read the content again, or all if a generated file is new.
        for (const environment of Object.values(server.environments)) {
          if (isNew) environment.moduleGraph.invalidateAll();
          if (!isRunnableDevEnvironment(environment)) continue;
          await forget(environment.runner.evaluatedModules, isNew ? undefined : MODULE);
        }
        shown = state;
        if (isNew) generated = Date.now();
        server.ws.send({ type: 'full-reload' });
        server.watcher.emit(CONTENT_EVENT, generated);
      };
      const log = (error: Error) => server.config.logger.error(error.message);
      /** Ends after the last reload. Pages wait for it. */
      let reloaded = reload().catch(log);
      server.watcher.add(folder).on('all', (_event, path) => {
        if (!path.startsWith(folder + sep) || isHidden(path.slice(folder.length + 1))) return;
        clearTimeout(planned);
        planned = setTimeout(() => {
          reloaded = reloaded.then(reload).catch(log);
        }, SETTLED);
      });
      // Added after Vite's own, which answer the requests of the page with the mistakes.
      return () => {
        server.middlewares.use(async (_request, response, next) => {
          await reloaded;
          if (mistakes === '') return next();
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
          response.end(faultPage(mistakes, server.config.base));
        });
      };
    },
  };
}

/**
 * Removes all modules, or those of a file and all modules that import it, when no module is being evaluated. Otherwise,
 * the module that is being evaluated could import one module from before the removal and another from after it, and fail
 * for all later pages.
 */
export async function forget(modules: EvaluatedModules, file?: string): Promise<void> {
  const busy = () => [...modules.idToModuleMap.values()].filter(({ promise, evaluated }) => promise && !evaluated);
  while (busy().length > 0) await Promise.allSettled(busy().map(({ promise }) => promise));
  if (file === undefined) return modules.clear();
  const removed = new Set(modules.getModulesByFile(file));
  // A set that grows while it is read is read to its end.
  for (const one of removed) {
    for (const id of one.importers) {
      const importer = modules.getModuleById(id);
      if (importer) removed.add(importer);
    }
    modules.invalidateModule(one);
  }
}

/** The page that shows the mistakes. The page loads Vite's client, so it reloads when a content file is saved. */
function faultPage(message: string, base: string): string {
  const text = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Falta corrigir</title><script type="module" src="${base}@vite/client"></script><body style="font:1.125rem/1.5 ui-monospace,monospace"><pre style="white-space:pre-wrap;font:inherit">${text}</pre>`;
}
