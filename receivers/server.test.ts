import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { emptyFolder, listening } from '../tests/temporary.ts';
import type { Settings } from './readSettings.ts';
import { createReceiver } from './server.ts';
import { MOST_EACH, SETTINGS_FILE } from './settings.ts';

beforeEach(() => {
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});

const settings: Settings = {
  to: ['equipe@roda.example'],
  from: 'site@roda.example',
  address: 'https://roda.example/',
  form: '/#contato',
  limits: { name: 100, email: 254, message: 5000 },
  phone: '',
  words: { name: '', email: '', phone: '', message: '', often: '', error: '' },
  pages: { sent: '', failed: '' },
};

/** Runs a receiver with its own options until the test ends, and returns its port. */
async function start(
  options: Partial<Parameters<typeof createReceiver>[0]> = {},
  written = JSON.stringify(settings),
): Promise<number> {
  const file = join(emptyFolder(), SETTINGS_FILE);
  writeFileSync(file, written);
  return listening(createReceiver({ file, send: async () => {}, ...options }));
}

/** Sends a request as written, and returns the first line of the response. */
async function statusLine(port: number, request: string): Promise<string | undefined> {
  const socket = connect(port, '127.0.0.1').end(`${request}\r\nConnection: close\r\n\r\n`);
  return (await text(socket)).split('\r\n')[0];
}

/** Starts a request whose body does not arrive. */
async function stall(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write('POST /contato HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
  return socket;
}

test('a connection beyond the maximum number is closed, until another one ends', async () => {
  const port = await start({ connections: 2 });
  const status = async () =>
    (await fetch(`http://127.0.0.1:${port}`, { redirect: 'manual' }).catch(() => null))?.status;
  const [first] = [await stall(port), await stall(port)];
  expect(await status()).toBe(undefined);
  const closed = once(first, 'close');
  first.destroy();
  await closed;
  await expect.poll(status).toBe(303);
});

test('a request that does not arrive within the time limit ends with status 408', async () => {
  const port = await start({ patience: 100 });
  expect(await text(await stall(port))).toMatch(/^HTTP\/1\.1 408 /);
  expect(console.error).toHaveBeenLastCalledWith(expect.any(String), 'incomplete');
});

test.each([
  ['GET //[segredo/../contato HTTP/1.1\r\nHost: a', '303 See Other'],
  ['GET /contato HTTP/1.1\r\nHost: a[segredo', '303 See Other'],
  ['GET /contato HTTP/1.1\r\nHost: segredo:b@a', '303 See Other'],
  ['GET /contato HTTP/1.0', '303 See Other'],
  ['TRACE /contato HTTP/1.1\r\nHost: a', '405 Method Not Allowed'],
  ['POST //outro.example/..%2fcontato HTTP/1.1\r\nHost: a\r\nOrigin: https://outro.example', '403 Forbidden'],
])('the response to %j is %s, and no error is logged', async (request, status) => {
  expect(await statusLine(await start(), request)).toBe(`HTTP/1.1 ${status}`);
  expect(console.error).not.toHaveBeenCalled();
});

test.each([
  ['not JSON', '{'],
  ['without a text that this version needs', JSON.stringify({ ...settings, words: { error: 'Erro' } })],
])('with a settings file that is %s, the response has status 500, and the log says what to do', async (_, written) => {
  const port = await start({}, written);
  expect(await statusLine(port, 'GET /contato HTTP/1.1\r\nHost: a')).toBe('HTTP/1.1 500 Internal Server Error');
  expect(console.error).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.stringMatching(/\.contato\.json está incompleto .*: construa e copie o site outra vez\.$/),
  );
});

test('the sender is the last address of X-Forwarded-For, because visitors can write the others', async () => {
  const port = await start();
  const statusFrom = async (addresses: string) => {
    const body = JSON.stringify({ name: 'Ana', email: 'ana@exemplo.com.br', message: 'Oi' });
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': addresses };
    return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body })).status;
  };
  for (let count = 0; count < MOST_EACH; count++) expect(await statusFrom(`192.0.2.${count}, 203.0.113.7`)).toBe(200);
  expect(await statusFrom('198.51.100.1, 203.0.113.7')).toBe(429);
  expect(await statusFrom('203.0.113.7, 198.51.100.1')).toBe(200);
});

test('only the code of an unexpected error is logged', async () => {
  const port = await start({ file: 'segredo.json' });
  expect(await statusLine(port, 'GET /contato HTTP/1.1\r\nHost: a')).toBe('HTTP/1.1 500 Internal Server Error');
  expect(console.error).toHaveBeenLastCalledWith(expect.any(String), 'ENOENT');
});
