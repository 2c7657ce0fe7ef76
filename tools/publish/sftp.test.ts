import { createHash } from 'node:crypto';
import ssh from 'ssh2';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../../tests/temporary.ts';
import { fileOf } from './files.ts';
import { EMPTY } from './manifest.ts';
import { sizesIn } from './send.ts';
import { openSftp } from './sftp.ts';

const { OPEN_MODE, STATUS_CODE } = ssh.utils.sftp;

/**
 * Starts and opens an SSH server that asks for the password in a dialogue, lists `names` in every folder, and has only
 * the files `endless` and `silent`, which never answers. `modes` has the modes in which files should be opened.
 */
async function startServer(names: string[] = []) {
  // Not Ed25519: of 4,000 such keys that ssh2 1.17 writes, it cannot read 12.
  const keys = ssh.utils.generateKeyPairSync('ecdsa', { bits: 256 });
  const modes: number[] = [];
  const server = new ssh.Server({ hostKeys: [keys.private] }, (client) => {
    client.on('error', () => undefined);
    // Sends each response at once, as real servers do. The types have this function only for clients.
    (client as unknown as ssh.Client).setNoDelay();
    client.on('authentication', (login) => {
      if (login.method !== 'keyboard-interactive') return login.reject(['keyboard-interactive']);
      login.prompt([{ prompt: 'Password:', echo: false }], ([given]) =>
        given === 'x' ? login.accept() : login.reject(),
      );
    });
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: '', attrs: {} as never }]));
        sftp.on('STAT', (id) => sftp.attrs(id, { mode: 0o40755 } as never));
        const entries = names.map((filename) => ({
          filename,
          longname: '',
          attrs: { mode: 0o100644, size: 1 } as never,
        }));
        sftp.on('OPENDIR', (id) => sftp.handle(id, Buffer.from('folder')));
        sftp.on('READDIR', (id) =>
          entries.length > 0 ? sftp.name(id, entries.splice(0)) : sftp.status(id, STATUS_CODE.EOF),
        );
        sftp.on('OPEN', (id, path, mode) => {
          modes.push(mode);
          if (path === '/site/endless') sftp.handle(id, Buffer.from('endless'));
          else if (path !== '/site/silent') sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
        });
        sftp.on('READ', (id, _handle, _offset, length) => sftp.data(id, Buffer.alloc(length)));
        sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
      }),
    );
  });
  const port = await listening(server);
  const key = ssh.utils.parseKey(keys.public);
  if (key instanceof Error) throw key;
  const print = createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '');
  const hosting = { kind: 'sftp', host: '127.0.0.1', port, user: 'ana', folder: '/site', keepSource: true } as const;
  const remote = await openSftp(hosting, { password: 'x', key: `SHA256:${print}` });
  onTestFinished(() => remote.close());
  return { modes, remote };
}

test('only a new file is written, so no planted link is followed', async () => {
  const { modes, remote } = await startServer();
  await expect(remote.write('a', Buffer.from('a'))).rejects.toThrow();
  expect(modes).toEqual([OPEN_MODE.WRITE | OPEN_MODE.CREAT | OPEN_MODE.EXCL | OPEN_MODE.TRUNC]);
});

test('a file without an end is not read to the end', async () => {
  const { remote } = await startServer();
  await expect(remote.read('endless')).rejects.toMatchObject({
    detail: expect.stringMatching(/endless é grande demais/),
  });
});

test('a request without a response ends, although the server keeps the connection alive', async () => {
  const { remote } = await startServer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const read = expect(remote.read('silent')).rejects.toMatchObject({ reason: 'network' });
  vi.advanceTimersByTime(200_000);
  await read;
});

test('names in a list that lead elsewhere or break a line do not count as files', async () => {
  const { remote } = await startServer(['a.html', '../x', 'b/c', '/etc/x', '..', 'a\nb', 'a\\b']);
  const there = await sizesIn(remote, [fileOf('a.html', Buffer.from('a'))], EMPTY);
  expect([...there.keys()]).toEqual(['a.html']);
});
