import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openFtp } from './ftp.ts';
import { PATIENCE } from './remote.ts';

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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
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
  const opened = expect(connect()).rejects.toMatchObject({ reason: 'silent' });
  await asked.promise;
  vi.advanceTimersByTime(PATIENCE);
  await opened;
});
