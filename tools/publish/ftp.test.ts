import { createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { Client } from 'basic-ftp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../../tests/temporary.ts';
import { openFtp } from './ftp.ts';

const ANSWERS: Record<string, string> = {
  USER: '230 x',
  PWD: '257 "/site"',
  SIZE: '213 5',
  RETR: '150 x',
};

test('a file without an end is not read to the end, whatever size the server says', async () => {
  const sockets = new Set<Socket>();
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const endless = () =>
    new Readable({
      read(size) {
        this.push(Buffer.alloc(size));
      },
    });
  const data = await listening(createServer((socket) => endless().pipe(socket.on('error', () => undefined))));
  // TLS is left out.
  vi.spyOn(Client.prototype, 'useTLS').mockResolvedValue({} as never);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).write('220 x\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').slice(0, -1)) {
        const [command = ''] = line.split(' ');
        socket.write(`${command === 'EPSV' ? `229 x (|||${data}|)` : (ANSWERS[command] ?? '200 x')}\r\n`);
      }
    });
  });
  const port = await listening(server);
  const remote = await openFtp(
    { kind: 'ftp', host: '127.0.0.1', port, user: 'ana', keepSource: true },
    { password: 'x', key: undefined },
  );
  onTestFinished(() => remote.close());
  await expect(remote.read('a')).rejects.toMatchObject({
    detail: expect.stringMatching(/o arquivo a é grande demais/),
  });
});
