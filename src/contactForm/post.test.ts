import type { ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { webServer } from '../../tests/temporary.ts';
import { post } from './post.ts';

const draft = { name: 'Ana “Nã”', email: 'ana@exemplo.com.br', message: 'Olá!\n</script>' };
const { signal } = new AbortController();

type Answer = (response: ServerResponse) => unknown;
const answer =
  (status: number, body = ''): Answer =>
  (response) =>
    response.writeHead(status).end(body);
const begin = (response: ServerResponse) => response.writeHead(200, { 'Content-Length': '17' });

// Shorter than the time limit of a post, which would hide a post that does not end earlier.
describe('a posted message', { timeout: 10_000 }, () => {
  // Only the status decides. A missing or incomplete body does not matter.
  test.each<[string, Answer]>([
    ['status 200 and a page', answer(200, '<p>ok</p>')],
    ['status 204', answer(204)],
    ['half of the body', (response) => begin(response).write('{"success":', () => response.destroy())],
    ['half of the body, and then silence', (response) => begin(response).write('{"success":')],
  ])('succeeds if the server sends %s', async (_, respond) => {
    const origin = await webServer((_request, response) => respond(response));
    await expect(post(origin, draft, signal)).resolves.toBeUndefined();
  });

  test.each<[string, Answer, timeout?: number]>([
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
    await expect(post(`${origin}/f/x`, draft, signal, timeout)).rejects.toThrow();
    expect(asked).toEqual(['/f/x']);
  });

  test('is sent as JSON, without cookies and referrer', async () => {
    const bodies: unknown[] = [];
    const origin = await webServer(async (request, response) => {
      const { accept, 'content-type': type, cookie, referer } = request.headers;
      bodies.push(request.method, accept, type, cookie, referer, await json(request));
      response.end();
    });
    await post(origin, draft, signal);
    expect(bodies).toEqual(['POST', 'application/json', 'application/json', undefined, undefined, draft]);
  });

  test('is aborted if the visitor leaves', async () => {
    const [arrived, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const origin = await webServer((_request, response) => {
      response.once('close', closed.resolve);
      arrived.resolve();
    });
    const leaving = new AbortController();
    const outcome = expect(post(origin, draft, leaving.signal)).rejects.toThrow('aborted');
    await arrived.promise;
    leaving.abort();
    await outcome;
    await closed.promise;
  });
});
