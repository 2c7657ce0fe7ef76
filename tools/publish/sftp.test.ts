import { createHash } from 'node:crypto';
import ssh, { type AuthContext } from 'ssh2';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listening } from '../../tests/temporary.ts';
import { fileOf } from './files.ts';
import { EMPTY } from './manifest.ts';
import { PATIENCE } from './remote.ts';
import { sizesIn } from './send.ts';
import { openSftp } from './sftp.ts';

const { OPEN_MODE, STATUS_CODE } = ssh.utils.sftp;

/**
 * Starts and opens an SSH server that admits a user, lists `names` in every folder, and has only the files
 * `endless` and `silent`, which never answers. `modes` has the modes in which files should be opened.
 */
async function startServer(names: string[] = [], admit = (login: AuthContext) => login.accept()) {
  // Not Ed25519: of 4,000 such keys that ssh2 1.17 writes, it cannot read 12.
  const keys = ssh.utils.generateKeyPairSync('ecdsa', { bits: 256 });
  const modes: number[] = [];
  const server = new ssh.Server({ hostKeys: [keys.private] }, (client) => {
    client.on('error', () => undefined);
    // Sends each response at once, as real servers do. The types have this function only for clients.
    (client as unknown as ssh.Client).setNoDelay();
    client.on('authentication', admit);
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: '', attrs: {} as never }]));
        const entries = names.map((filename) => ({
          filename,
          longname: '',
          attrs: { mode: 0o100644, size: 1 } as never,
        }));
        let left: typeof entries = [];
        sftp.on('OPENDIR', (id) => {
          left = [...entries];
          sftp.handle(id, Buffer.from('folder'));
        });
        sftp.on('READDIR', (id) =>
          left.length > 0 ? sftp.name(id, left.splice(0)) : sftp.status(id, STATUS_CODE.EOF),
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
  const access = { password: 'x', key: `SHA256:${print}` };
  const remote = await openSftp({ kind: 'sftp', host: '127.0.0.1', port, user: 'ana', folder: '/site' }, access);
  onTestFinished(() => remote.close());
  return { modes, remote };
}

test('a server that asks only for the password in a dialogue gets it only if the answer is hidden', async () => {
  const answers: string[][] = [];
  await startServer([], (login) => {
    if (login.method !== 'keyboard-interactive') return login.reject(['keyboard-interactive']);
    const ask = (echo: boolean, next: () => void) =>
      login.prompt([{ prompt: 'Password:', echo }], (given) => {
        answers.push(given);
        next();
      });
    ask(true, () => ask(false, () => login.accept()));
  });
  expect(answers).toEqual([[], ['x']]);
});

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
  vi.advanceTimersByTime(30 * PATIENCE);
  await read;
});

test('names in a list that lead elsewhere or break a line do not count as files', async () => {
  const { remote } = await startServer(['a.html', '../x', 'b/c', '/etc/x', '..', 'a\nb', 'a\\b']);
  const there = await sizesIn(remote, [fileOf('a.html', Buffer.from('a'))], EMPTY);
  expect([...there.keys()]).toEqual(['a.html']);
});
