import { createServer, type Socket } from 'node:net';
import { Client } from 'basic-ftp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../tests/temporary.ts';
import { openFtp } from './ftp.ts';
import { LARGEST, PATIENCE } from './remote.ts';
import { sentence } from './sentences.ts';
import { Trouble } from './trouble.ts';

/** Starts an FTP server without TLS, with a response to each command; `200` to every other command. */
async function startServer(responses: Record<string, (socket: Socket) => string>) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write('220 x\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').slice(0, -1)) {
        const answer = responses[line.split(' ')[0] ?? ''];
        socket.write(`${answer ? answer(socket) : '200 x'}\r\n`);
      }
    });
  });
  const port = await listening(server);
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const access = { password: 'x', key: undefined, plain: true };
  return { connect: () => openFtp({ kind: 'ftp', host: '127.0.0.1', port, user: 'ana' }, access) };
}

test('a server that asks for the password again and again gets it only for a limited time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = Promise.withResolvers<void>();
  let count = 0;
  const PASS = () => {
    if (++count === 3) asked.resolve();
    return '331 again';
  };
  const { connect } = await startServer({ USER: () => '331 x', PASS });
  const opened = expect(connect()).rejects.toMatchObject({ reason: 'network' });
  await asked.promise;
  vi.advanceTimersByTime(PATIENCE);
  await opened;
});

const LOGIN = { USER: () => '230 x', PWD: () => '257 "/site"' };

test.each([
  ['with its size', LARGEST + 1],
  ['with a false size', 5],
])('a very large file %s is not read to the end', async (_, size) => {
  const data = await listening(
    createServer((socket) => socket.on('error', () => undefined).end(Buffer.alloc(LARGEST + 1))),
  );
  const EPSV = () => `229 x (|||${data}|)`;
  const { connect } = await startServer({ ...LOGIN, EPSV, SIZE: () => `213 ${size}`, RETR: () => '150 x\r\n226 x' });
  await expect((await connect()).read('a')).rejects.toMatchObject({
    detail: expect.stringMatching(/o arquivo a é grande demais/),
  });
});

test('with a bad certificate after the login, the owner does not read that the password was not sent', async () => {
  const { connect } = await startServer(LOGIN);
  const remote = await connect();
  onTestFinished(() => remote.close());
  const list = vi.spyOn(Client.prototype, 'list').mockRejectedValue({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  onTestFinished(() => list.mockRestore());
  const error = await remote.list('.').catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Trouble);
  const told = sentence(error, { kind: 'ftp', host: 'a.br', user: 'ana' });
  expect(told).toMatch(/certificado/);
  expect(told).not.toContain('A senha não foi enviada');
});
