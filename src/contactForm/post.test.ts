import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import { webServer } from '../../tests/temporary.ts';
import { posted } from './post.ts';

const draft = { name: 'Ana “Nã”', email: 'ana@exemplo.com.br', message: 'Olá!\n</script>' };
const about = { ...draft, about: 'Automações' };
const { signal } = new AbortController();
const delivery = (origin: string, timeout?: number) => posted({ kind: 'formspree', address: `${origin}/f/x` }, timeout);

type Answer = (response: ServerResponse) => unknown;
const answer =
  (status: number, body = ''): Answer =>
  (response) =>
    response.writeHead(status).end(body);
const begin = (response: ServerResponse) => response.writeHead(200, { 'Content-Length': '17' });

// Shorter than the time limit of a delivery, which would hide a delivery that does not end earlier.
describe('a posted message', { timeout: 10_000 }, () => {
  // Only the status decides. A missing or incomplete body does not matter.
  test.each<[string, Answer]>([
    ['status 200 and JSON', answer(200, '{"success":true}')],
    ['status 200 and a page', answer(200, '<p>ok</p>')],
    ['status 204', answer(204)],
    ['half of the body', (response) => begin(response).write('{"success":', () => response.destroy())],
    ['half of the body, and then silence', (response) => begin(response).write('{"success":')],
  ])('succeeds if the server sends %s', async (_, respond) => {
    const origin = await webServer((_request, response) => respond(response));
    await expect(delivery(origin)(draft, signal)).resolves.toBeUndefined();
  });

  test.each<[string, Answer, timeout?: number]>([
    ['status 400', answer(400, '{"errors":[]}')],
    ['status 403, with success in JSON', answer(403, '{"success":true}')],
    ['status 500', answer(500)],
    ['a redirect', (response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['half of the headers', (response) => response.socket?.end('HTTP/1.1 200 OK\r\nContent-Ty')],
    ['no response', () => {}, 100],
  ])('fails if the server sends %s', async (_, respond, timeout) => {
    const asked: unknown[] = [];
    const origin = await webServer((request, response) => {
      asked.push(request.url);
      respond(response);
    });
    await expect(delivery(origin, timeout)(draft, signal)).rejects.toThrow();
    expect(asked).toEqual(['/f/x']);
  });

  test('is sent as JSON, with no other data, no credentials and no referrer', async () => {
    const bodies: unknown[] = [];
    const origin = await webServer(async (request, response) => {
      const { accept, 'content-type': type } = request.headers;
      bodies.push(request.method, accept, type, await json(request));
      response.end();
    });
    const sent = vi.spyOn(globalThis, 'fetch');
    await delivery(origin)(draft, signal);
    expect(bodies).toEqual(['POST', 'application/json', 'application/json', draft]);
    expect(sent.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    sent.mockRestore();
  });

  test.each([
    ['formspree', { ...about, _subject: 'Mensagem de Ana “Nã” pelo site, sobre Automações' }],
    ['php', about],
  ] as const)('to %s that is about a service has the service and, for Formspree, a subject', async (kind, sent) => {
    const bodies: unknown[] = [];
    const origin = await webServer(async (request, response) => {
      bodies.push(await json(request));
      response.end();
    });
    await posted({ kind, address: origin })(about, signal);
    expect(bodies).toEqual([sent]);
  });

  test('is not sent if the visitor has already left', async () => {
    const origin = await webServer((_request, response) => response.end());
    await expect(delivery(origin)(draft, AbortSignal.abort())).rejects.toThrow('aborted');
  });

  test('is aborted if the visitor leaves', async () => {
    const [arrived, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const origin = await webServer((_request, response) => {
      response.once('close', closed.resolve);
      arrived.resolve();
    });
    const leaving = new AbortController();
    const outcome = expect(delivery(origin)(draft, leaving.signal)).rejects.toThrow('aborted');
    await arrived.promise;
    leaving.abort();
    await outcome;
    await closed.promise;
  });
});
