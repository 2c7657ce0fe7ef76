import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import ssh from 'ssh2';
import { expect, onTestFinished, test } from 'vitest';
import { openSftp } from './sftp.ts';

const { STATUS_CODE } = ssh.utils.sftp;

/** Starts an SSH server that accepts anybody. Its only folder is empty. Returns the access, and all opened handles. */
async function startServer() {
  const keys = ssh.utils.generateKeyPairSync('ed25519');
  const open = new Set<string>();
  const server = new ssh.Server({ hostKeys: [keys.private] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (login) => login.accept());
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        let count = 0;
        sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: path, longname: '', attrs: {} as never }]));
        sftp.on('OPENDIR', (id) => {
          open.add(`${++count}`);
          sftp.handle(id, Buffer.from(`${count}`));
        });
        sftp.on('READDIR', (id) => sftp.status(id, STATUS_CODE.EOF));
        sftp.on('CLOSE', (id, handle) => {
          open.delete(String(handle));
          sftp.status(id, STATUS_CODE.OK);
        });
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const key = ssh.utils.parseKey(keys.public);
  if (key instanceof Error) throw key;
  const print = createHash('sha256').update(key.getPublicSSH()).digest('base64').replace(/=+$/, '');
  const { port } = server.address() as AddressInfo;
  const access = { password: 'x', key: `SHA256:${print}`, plain: false };
  return {
    open,
    connect: () => openSftp({ kind: 'sftp', host: '127.0.0.1', port, user: 'ana', folder: '/site' }, access),
  };
}

test('every opened folder is closed again', async () => {
  const { open, connect } = await startServer();
  const remote = await connect();
  onTestFinished(() => remote.close());
  await remote.list('.');
  expect([...open]).toEqual([]);
});
