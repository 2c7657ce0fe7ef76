import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Client } from 'basic-ftp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../../tests/temporary.ts';
import { openFtp } from './ftp.ts';
import { LARGEST, PATIENCE } from './remote.ts';

/** Starts an FTP server with a response to each command; `200` to every other command. TLS is left out. */
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
  vi.spyOn(Client.prototype, 'useTLS').mockResolvedValue({} as never);
  const access = { password: 'x', key: undefined };
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
  ['with its size', LARGEST + 1, { detail: expect.stringMatching(/o arquivo a é grande demais/) }],
  ['with a false size', 5, { reason: 'network' }],
])('a file without an end %s is not read to the end', async (_, size, trouble) => {
  const data = await listening(createServer((socket) => endless().pipe(socket.on('error', () => undefined))));
  const EPSV = () => `229 x (|||${data}|)`;
  const { connect } = await startServer({ ...LOGIN, EPSV, SIZE: () => `213 ${size}`, RETR: () => '150 x' });
  await expect((await connect()).read('a')).rejects.toMatchObject(trouble);
});

const endless = () =>
  new Readable({
    read(size) {
      this.push(Buffer.alloc(size));
    },
  });
