import { EventEmitter } from 'node:events';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EvaluatedModules } from 'vite/module-runner';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { readContent } from '../content/reader/read.ts';
import { forget, reloadContent } from './contentReload.ts';

type Respond = (request: object, response: object, next: () => void) => Promise<void>;

let folder = '';
beforeEach(() => {
  folder = emptyFolder();
  cpSync('demo', folder, { recursive: true, filter: () => true });
  vi.stubEnv('SITE_CONTENT', folder);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Other files, which share the modules, read the content when they load.
  return () => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  };
});

/** Sets up the integration with those parts of Vite's server that it uses, so the tests need no real server. */
function setUp(base = '/', isNew: Promise<boolean> | boolean = false) {
  const use = vi.fn<(respond: Respond) => void>();
  const watcher: EventEmitter = Object.assign(new EventEmitter(), { add: () => watcher });
  const ws = { send: vi.fn() };
  const prepare = async () => readContent(folder) && isNew;
  const server = { config: { base, logger: { error() {} } }, environments: {}, watcher, middlewares: { use }, ws };
  (reloadContent(prepare).configureServer as unknown as (of: object) => () => void)(server)();
  /** Requests a page. The body of the response is undefined if Astro responds. */
  const request = async (): Promise<string | undefined> => {
    const response = { writeHead: () => {}, end: vi.fn<(body: string) => void>() };
    await use.mock.calls[0]?.[0]({}, response, () => {});
    return response.end.mock.calls[0]?.[0];
  };
  const save = (...names: string[]) => {
    for (const name of names) watcher.emit('all', 'change', join(folder, name));
    vi.advanceTimersByTime(20);
  };
  return { request, save, ws };
}

const breakHome = () => writeFileSync(join(folder, 'home.yaml'), 'hero:\n');

test.each([
  ['all files that are saved together cause one reload', ['home.yaml', 'services/agentics.yaml'], 1],
  ['a file of another folder causes no reload', ['../home.yaml'], 0],
  ['a hidden file, which publishing may write, causes no reload', ['.publicado/servidores.json'], 0],
])('%s, and a repeated event causes none', async (_, files, reloads) => {
  const { request, save, ws } = setUp();
  await request();
  ws.send.mockClear();
  breakHome();
  for (const saved of [files, files.slice(0, 1)]) {
    save(...saved);
    await request();
    expect(ws.send).toHaveBeenCalledTimes(reloads);
  }
});

test('requests wait for the reload, and then show a mistake', async () => {
  const done = Promise.withResolvers<boolean>();
  const { request, save } = setUp('/', done.promise);
  save('home.yaml');
  const responded = vi.fn();
  const response = request().then(responded);
  await new Promise(setImmediate);
  expect(responded).not.toHaveBeenCalled();
  done.resolve(false);
  await response;
  expect(responded).toHaveBeenCalledWith(undefined);
  breakHome();
  save('home.yaml');
  expect(await request()).toContain('home.yaml');
});

test('only when no module is being evaluated, the modules that import the file, also through others, are removed', async () => {
  const modules = new EvaluatedModules();
  const add = (name: string) => Object.assign(modules.ensureModule(`/${name}`, `/${name}`), { evaluated: true });
  const [content, view, page, library] = [add('content'), add('view'), add('page'), add('library')];
  content.importers.add('/view');
  view.importers.add('/page').add('/content');
  library.importers.add('/page');
  const evaluation = Promise.withResolvers<void>();
  Object.assign(page, { promise: evaluation.promise, evaluated: false });
  const removed = forget(modules, '/content');
  await new Promise(setImmediate);
  expect(content.evaluated).toBe(true);
  page.evaluated = true;
  evaluation.resolve();
  await removed;
  expect([content, view, page, library].map(({ evaluated }) => evaluated)).toEqual([false, false, false, true]);
});

test('the page that shows a mistake can reload itself', async () => {
  breakHome();
  const { request } = setUp('/pasta/');
  expect(await request()).toContain('<script type="module" src="/pasta/@vite/client">');
});
