import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { posix } from 'node:path';
import { Client, type FileEntryWithStats, type SFTPWrapper } from 'ssh2';
import { HostError, PATIENCE, type Remote, stayInside, unless } from './remote.ts';
import type { Hosting } from './talk.ts';

/** Status codes of the SFTP protocol. */
const MISSING = 2;
const FAILURE = 4;

/** Opens a folder over SFTP, with a key of the SSH agent or with the password, on a server with this key. */
export async function openSftp(hosting: Hosting, password?: string, key?: string): Promise<Remote> {
  const { host, port = 22, user, folder = '.' } = hosting;
  const agent = process.env.SSH_AUTH_SOCK;
  const client = new Client();
  let given = '';
  client.on('keyboard-interactive', (_name, _text, _language, prompts, finish) =>
    finish(prompts.map(() => password ?? '')),
  );
  try {
    client.connect({
      host,
      port,
      username: user,
      readyTimeout: PATIENCE,
      // A server that does not answer is given up after three of them.
      keepaliveInterval: PATIENCE / 4,
      hostVerifier: (bytes: Buffer) => {
        given = `SHA256:${createHash('sha256').update(bytes).digest('base64').replace(/=+$/, '')}`;
        return given === key;
      },
      ...(agent && { agent }),
      ...(password !== undefined && { password, tryKeyboard: true }),
    });
    // Collecting packets would delay every request by 40 ms, because it waits for the previous response.
    client.setNoDelay(true);
    await once(client, 'ready');
    // From now on, a lost connection ends each request with an error.
    client.on('error', () => undefined);
    const sftp = await request<SFTPWrapper>((done) => client.sftp(done));
    const found = await request((done) => sftp.stat(folder, done)).catch(unless(MISSING));
    if (!found) throw new HostError('folder', folder);
    return within(sftp, await request<string>((done) => sftp.realpath(folder, done)), () => client.end());
  } catch (error) {
    client.destroy();
    if (given !== '' && given !== key) throw new HostError('key', given);
    throw error;
  }
}

/** Starts a request, and waits for the response. */
const request = <T>(start: (done: (error: Error | null | undefined, value?: T) => void) => void): Promise<T> =>
  new Promise((resolve, reject) => start((error, value) => (error ? reject(error) : resolve(value as T))));

function within(sftp: SFTPWrapper, top: string, close: () => void): Remote {
  const at = (path: string) => posix.join(top, path);
  return {
    async list(folder) {
      stayInside(top, await request<string>((done) => sftp.realpath(at(folder), done)), folder);
      const entries = await request<FileEntryWithStats[]>((done) => sftp.readdir(at(folder), done));
      return new Map(entries.map(({ filename, attrs }) => [filename, attrs.isFile() ? attrs.size : 'folder']));
    },
    read: (path) => request<Buffer>((done) => sftp.readFile(at(path), done)).catch(unless(MISSING)),
    write: (path, bytes) => request((done) => sftp.writeFile(at(path), bytes, { flag: 'wx' }, done)),
    replace: (path, by) => request((done) => sftp.ext_openssh_rename(at(by), at(path), done)),
    remove: (path) => request((done) => sftp.unlink(at(path), done)),
    makeFolder: (path) => request((done) => sftp.mkdir(at(path), done)).catch(unless(FAILURE)),
    close,
  };
}
