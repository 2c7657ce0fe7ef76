import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { posted, TIMEOUT_MS } from './post.ts';

const draft = { name: 'Ana “Nã”', email: 'ana@exemplo.com.br', message: 'Olá!\n</script>' };

type Answer = (response: ServerResponse) => void;
const text = (status: number, body: string, type = 'text/html') => {
  return (response: ServerResponse) => response.writeHead(status, { 'Content-Type': type }).end(body);
};
const json = (status: number, body: unknown) => text(status, JSON.stringify(body), 'application/json');

/** Possible responses of a server to a message. */
const answers = {
  '200 with success in JSON': json(200, { success: true, next: '/obrigado' }),
  '200 without JSON': text(200, '<p>ok</p>'),
  '200 with nothing': text(200, ''),
  '201 with success in JSON': json(201, { success: true }),
  '204 with nothing': (response) => response.writeHead(204).end(),
  '400 with errors in JSON': json(400, { errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'no' }] }),
  '403 with success in JSON': json(403, { success: true }),
  '422 without JSON': text(422, 'no'),
  '500 with nothing': text(500, ''),
  '503 with garbage': text(503, '\u0000{"success":true', 'application/json'),
  'a redirect': (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  'no response': () => {},
  'half of the headers': (response) => response.socket?.end('HTTP/1.1 200 OK\r\nContent-Ty'),
  'a line that is no HTTP': (response) => response.socket?.end('OK\r\n\r\n'),
  'half of the body': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '17' });
    response.write('{"success":', () => response.destroy());
  },
  'half of the body, and then silence': (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"success":');
  },
} satisfies Record<string, Answer>;

/** The responses that count as success, because only the status decides. A missing or incomplete body does not matter. */
const taken: readonly string[] = Object.keys(answers).filter((name) => /^20|^half of the body/.test(name));

type Asked = { path: string; method: string; headers: IncomingHttpHeaders; body: unknown };
let asked: Asked[];
let answer: Answer;
let came: () => void;
let gone: () => void;

const server = createServer(async (request, response) => {
  response.once('close', () => gone());
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const { url: path = '', method = '', headers } = request;
  asked.push({ path, method, headers, body: body && JSON.parse(body) });
  came();
  answer(response);
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  asked = [];
  came = gone = () => {};
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const { signal } = new AbortController();

describe('a posted message', () => {
  const names = Object.keys(answers) as (keyof typeof answers)[];
  const to = (address: string) => ({ kind: 'formspree', address }) as const;
  const deliver = (timeout?: number) => posted(to(`${origin}/f/x`), timeout);

  test.each(names.filter((name) => taken.includes(name)))('succeeds if the server sends %s', async (name) => {
    answer = answers[name];
    await expect(deliver()(draft, signal)).resolves.toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  test.each(names.filter((name) => !taken.includes(name)))(
    'fails if the server sends %s, and succeeds on the next attempt',
    async (name) => {
      answer = answers[name];
      // Only a response that never arrives, or never ends, reaches the timeout.
      const timeout = /no response|silence/.test(name) ? 100 : TIMEOUT_MS;
      await expect(deliver(timeout)(draft, signal)).rejects.toThrow();
      expect(asked).toHaveLength(1);
      answer = answers['200 with success in JSON'];
      await expect(deliver()(draft, signal)).resolves.toBeUndefined();
    },
  );

  test('is sent as JSON, with no other data', async () => {
    answer = answers['200 with success in JSON'];
    await deliver()(draft, signal);
    const [request] = asked;
    expect(request).toMatchObject({ path: '/f/x', method: 'POST' });
    expect(request?.body).toEqual(draft);
    expect(request?.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  });

  test('is aborted if the visitor leaves', async () => {
    answer = answers['no response'];
    const leaving = new AbortController();
    const arrived = new Promise<void>((resolve) => {
      came = resolve;
    });
    const closed = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const outcome = deliver()(draft, leaving.signal).catch((error: Error) => error.name);
    await arrived;
    leaving.abort();
    expect(await outcome).toBe('AbortError');
    await closed;
  });

  test('is not sent if the visitor has left', async () => {
    await expect(deliver()(draft, AbortSignal.abort())).rejects.toThrow();
    expect(asked).toEqual([]);
  });

  test('fails if no server listens', async () => {
    const nobody = createServer();
    await new Promise<void>((listening) => nobody.listen(0, '127.0.0.1', listening));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((closed) => nobody.close(closed));
    await expect(posted(to(`http://127.0.0.1:${port}`))(draft, signal)).rejects.toThrow();
  });
});

test('the timeout is 15 seconds', () => {
  expect(TIMEOUT_MS).toBe(15_000);
});
