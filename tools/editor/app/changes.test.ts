import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { API } from '../protocol.ts';
import { edit, editWhole } from './changes.ts';
import { load } from './connection.ts';
import { current } from './state.ts';

const ANSWER = { schemas: {}, version: 1, files: { 'home.yaml': {} }, faults: [] };

/** Sends the first event of a server. */
class Events {
  addEventListener(type: string, listener: (event: { data: string }) => void) {
    if (type === 'files') listener({ data: JSON.stringify(ANSWER) });
  }
}

const listen = vi.fn();

beforeEach(() => {
  listen.mockClear();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const browser = { EventSource: Events, location: { hash: '' }, history: { replaceState: vi.fn() } };
  const others = { addEventListener: listen, localStorage: { getItem: vi.fn() } };
  for (const [name, value] of Object.entries({ ...browser, ...others })) vi.stubGlobal(name, value);
});

const write = (value: string) => edit({ file: 'home.yaml', path: ['description'], value });

test.each<[string, string, number, () => Promise<Response>]>([
  ['does not answer', 'O editor não responde.', 2, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['refuses the request', 'O editor não aceitou', 0, async () => new Response(null, { status: 500 })],
])(
  'if the server %s, the window says “%s”, tries %i times in two seconds, and keeps the text',
  async (_, said, tries, refuse) => {
    const server = vi.fn(refuse);
    vi.stubGlobal('fetch', server);
    await load();
    expect(await editWhole([])).toBeUndefined();
    expect(current().saveFailure).toContain(said);
    write('Um');
    await vi.advanceTimersByTimeAsync(0);
    expect(current().saveFailure).toContain(said);
    server.mockClear();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server).toHaveBeenCalledTimes(tries);
    server.mockImplementation(async () => Response.json(ANSWER));
    write('Dois');
    await vi.advanceTimersByTimeAsync(0);
    expect(server.mock.lastCall).toMatchObject([API, { body: expect.stringMatching(/Um.*Dois/) }]);
    expect(current()).toMatchObject({ saveFailure: undefined, isSaved: true });
  },
);

test('a text that is typed while another is sent is sent next', async () => {
  const server = vi.fn(async (_url: string, _request: { body: string }) => Response.json(ANSWER));
  vi.stubGlobal('fetch', server);
  await load();
  server.mockImplementationOnce(async () => {
    write('Dois');
    return Response.json(ANSWER);
  });
  write('Um');
  await vi.advanceTimersByTimeAsync(0);
  expect(server.mock.lastCall?.[1].body).toMatch('Dois');
});

test('a window that is closed sends what the server did not answer yet', async () => {
  const server = vi.fn((_url: string, _request: { body: string }) => new Promise<Response>(() => undefined));
  vi.stubGlobal('fetch', server);
  await load();
  write('Um');
  await vi.advanceTimersByTimeAsync(0);
  write('Dois');
  for (const [type, listener] of listen.mock.calls) if (type === 'pagehide') listener();
  expect(server.mock.lastCall?.[1].body).toMatch(/Um.*Dois/);
});
