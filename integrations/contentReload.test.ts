import { EventEmitter } from 'node:events';
import { appendFileSync, cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EvaluatedModules } from 'vite/module-runner';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { forget, reloadContent } from './contentReload.ts';

type Respond = (request: object, response: object, next: () => void) => Promise<void>;

/** Sets up the integration with those parts of Vite's server that it uses, so the tests need no real server. */
function setUp(base: string, prepare = async () => {}) {
  const use = vi.fn<(respond: Respond) => void>();
  const watcher: EventEmitter = Object.assign(new EventEmitter(), { add: () => watcher });
  const ws = { send: vi.fn() };
  const logger = { error: vi.fn() };
  const setup = reloadContent(prepare).hooks['astro:server:setup'] as unknown as (of: object) => void;
  setup({ server: { config: { base, logger }, environments: {}, watcher, middlewares: { use }, ws } });
  return { use, watcher, ws, logger };
}

/** The body of the response to a request, or undefined if Vite and Astro respond. */
async function respond(base: string, url: string, { use } = setUp(base)): Promise<string | undefined> {
  const response = { writeHead: () => {}, end: vi.fn<(body: string) => void>() };
  await use.mock.calls[0]?.[0]({ url, headers: {} }, response, () => {});
  return response.end.mock.calls[0]?.[0];
}

beforeEach(() => {
  const folder = emptyFolder();
  cpSync('demo', folder, { recursive: true, filter: () => true });
  vi.stubEnv('SITE_CONTENT', folder);
});

describe('after files of the content were saved', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  test('all files that are saved together cause one reload, and files of other folders cause none', async () => {
    const prepare = vi.fn(async () => {});
    const { watcher, ws } = setUp('/', prepare);
    const folder = process.env.SITE_CONTENT ?? '';
    watcher.emit('all', 'change', join(folder, '../home.yaml'));
    await vi.runAllTimersAsync();
    expect(ws.send).not.toHaveBeenCalled();
    for (const file of ['home.yaml', 'site.yaml', 'services/agentics.yaml'])
      watcher.emit('all', 'change', join(folder, file));
    await vi.runAllTimersAsync();
    expect(prepare).toHaveBeenCalledTimes(1);
    // The file system may tell of the same save once more.
    watcher.emit('all', 'change', join(folder, 'home.yaml'));
    await vi.runAllTimersAsync();
    expect(ws.send).toHaveBeenCalledTimes(1);
    appendFileSync(join(folder, 'home.yaml'), '\n');
    watcher.emit('all', 'change', join(folder, 'home.yaml'));
    await vi.runAllTimersAsync();
    expect(ws.send).toHaveBeenCalledTimes(2);
  });

  test('a hidden file, which publishing may write, causes no reload', async () => {
    const { watcher, ws } = setUp('/');
    watcher.emit('all', 'change', join(process.env.SITE_CONTENT ?? '', '.publicado/servidores.json'));
    await vi.runAllTimersAsync();
    expect(ws.send).not.toHaveBeenCalled();
  });

  test('requests wait for the reload', async () => {
    const done = Promise.withResolvers<void>();
    const { use, watcher } = setUp('/', () => done.promise);
    watcher.emit('all', 'change', join(process.env.SITE_CONTENT ?? '', 'home.yaml'));
    await vi.runAllTimersAsync();
    const next = vi.fn();
    const request = use.mock.calls[0]?.[0]({ url: '/', headers: {} }, {}, next);
    await vi.runAllTimersAsync();
    expect(next).not.toHaveBeenCalled();
    done.resolve();
    await request;
    expect(next).toHaveBeenCalledOnce();
  });

  test('an error while files are generated is printed, and the next save works', async () => {
    const prepare = vi.fn(async () => {}).mockRejectedValueOnce(new Error('no space'));
    const { watcher, ws, logger } = setUp('/', prepare);
    for (const sent of [0, 1]) {
      watcher.emit('all', 'change', join(process.env.SITE_CONTENT ?? '', 'home.yaml'));
      await vi.runAllTimersAsync();
      expect(ws.send).toHaveBeenCalledTimes(sent);
    }
    expect(logger.error).toHaveBeenCalledExactlyOnceWith('no space');
  });
});

test('modules are removed only when none of them is being evaluated', async () => {
  const modules = new EvaluatedModules();
  const evaluation = Promise.withResolvers<void>();
  const page = Object.assign(modules.ensureModule('page', 'page'), { promise: evaluation.promise, evaluated: false });
  const removed = forget(modules);
  await new Promise(setImmediate);
  expect(modules.getModuleById('page')).toBe(page);
  page.evaluated = true;
  evaluation.resolve();
  await removed;
  expect(modules.getModuleById('page')).toBeUndefined();
});

test('only the modules that import the file, also through others, are removed', async () => {
  const modules = new EvaluatedModules();
  const add = (name: string) => Object.assign(modules.ensureModule(`/${name}`, `/${name}`), { evaluated: true });
  const [content, view, page, library] = [add('content'), add('view'), add('page'), add('library')];
  content.importers.add('/view');
  view.importers.add('/page').add('/content');
  library.importers.add('/page');
  await forget(modules, '/content');
  expect([content, view, page, library].map(({ evaluated }) => evaluated)).toEqual([false, false, false, true]);
});

const breakHome = () => writeFileSync(join(process.env.SITE_CONTENT ?? '', 'home.yaml'), 'hero:\n');

test('the content is read once for all requests, until a file of the content changes', async () => {
  const server = setUp('/');
  expect(await respond('/', '/', server)).toBe(undefined);
  breakHome();
  expect(await respond('/', '/', server)).toBe(undefined);
  server.watcher.emit('all', 'change', join(process.env.SITE_CONTENT ?? '', 'home.yaml'));
  expect(await respond('/', '/', server)).toContain('home.yaml');
});

test.each([
  ['/', ''],
  ['/pasta/', '/pasta'],
])('with the base %s, the page that shows a mistake can reload itself', async (base, before) => {
  breakHome();
  const page = await respond(base, `${before}/agentics`);
  expect(page).toContain('home.yaml');
  const [, client = ''] = page?.match(/<script type="module" src="([^"]+)"/) ?? [];
  expect(client).toBe(`${base}@vite/client`);
  expect(await respond(base, client)).toBe(undefined);
});

const EDITOR = ['editor', 'editor/api', 'editor/eventos?janela=1'];

test.each([...EDITOR, '@vite/client', 'node_modules/.vite/deps/a.js'])(
  'with any base, a mistake in the content does not replace the response for /%s',
  async (path) => {
    breakHome();
    for (const base of ['/', '/pasta/']) expect(await respond(base, base + path)).toBe(undefined);
  },
);
