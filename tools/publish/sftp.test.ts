import { createServer, type Socket } from 'node:net';
import { type AuthContext, Server, utils } from 'ssh2';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../../tests/temporary.ts';
import { openSftp } from './sftp.ts';

const attrs = { mode: 0o40755, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };

test('a server may ask for the password in a dialogue, and is given up if it later keeps the connection without a response', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubEnv('SSH_AUTH_SOCK', '');
  const { private: key } = utils.generateKeyPairSync('ecdsa', { bits: 256 });
  const ssh = new Server({ hostKeys: [key], keepaliveInterval: 1e9 }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (asked: AuthContext) => {
      if (asked.method !== 'keyboard-interactive') return asked.reject(['keyboard-interactive']);
      asked.prompt([{ prompt: 'Senha:', echo: false }], ([answer]) =>
        answer === 'x' ? asked.accept() : asked.reject(),
      );
    });
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        sftp.on('REALPATH', (id) => sftp.name(id, [{ filename: '/www', longname: '', attrs }]));
        sftp.on('STAT', (id) => sftp.attrs(id, attrs));
      }),
    );
  });
  let socket: Socket | undefined;
  const port = await listening(
    createServer((one) => {
      socket = one;
      ssh.injectSocket(one);
    }),
  );
  const hosting = { kind: 'sftp', host: '127.0.0.1', port, user: 'ana' } as const;
  const refused = await openSftp(hosting).catch((error: Error) => error.message);
  const remote = await openSftp(hosting, 'x', String(refused));
  onTestFinished(() => remote.close());
  socket?.pause();
  const read = remote.read('index.html');
  vi.advanceTimersByTime(60_000);
  await expect(read).rejects.toThrow();
});
