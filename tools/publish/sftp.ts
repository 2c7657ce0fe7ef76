import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { posix } from 'node:path';
import { Client, type SFTPWrapper } from 'ssh2';
import { type Access, type Hosting, inTime, LARGEST, PATIENCE, type Remote, stayInside, tooLarge } from './remote.ts';
import { networkTrouble, Trouble } from './trouble.ts';

/** Status codes of the SFTP protocol. */
const MISSING = 2;
const DENIED = 3;
const FAILURE = 4;

/** The size for which a read file has time, in bytes. */
const READ = 5_000_000;

/** Opens a folder over SFTP, with a key of the SSH agent, if an agent runs, or with the password. */
export async function openSftp({ host, port = 22, user, folder = '.' }: Hosting, access: Access): Promise<Remote> {
  const { password } = access;
  const agent = process.env.SSH_AUTH_SOCK;
  const client = new Client();
  let key = '';
  client.on('keyboard-interactive', (_name, _text, _language, prompts, finish) => {
    // Only a dialogue that hides its one answer is for the password.
    const isForPassword = prompts.length === 1 && prompts[0]?.echo === false;
    finish(isForPassword && password !== undefined ? [password] : []);
  });
  try {
    const ready = once(client, 'ready');
    client.connect({
      host,
      port,
      username: user,
      readyTimeout: PATIENCE,
      keepaliveInterval: PATIENCE / 4,
      hostVerifier: (given: Buffer) => {
        key = `SHA256:${createHash('sha256').update(given).digest('base64').replace(/=+$/, '')}`;
        return key === access.key;
      },
      ...(agent && { agent }),
      ...(password !== undefined && { password, tryKeyboard: true }),
    });
    // Sends each packet at once. Requests wait for the previous response, so collecting packets would delay every
    // request by 40 ms.
    client.setNoDelay(true);
    await ready;
    // From now on, a lost connection ends each request with an error.
    client.on('error', () => undefined);
    const sftp = await call<SFTPWrapper>((done) => client.sftp(done));
    const top = await call<string>((done) => sftp.realpath(folder, done));
    await call((done) => sftp.readdir(top, done));
    return within(sftp, top, () => client.end());
  } catch (error) {
    client.destroy();
    if (key !== '' && key !== access.key) throw new Trouble('key', key);
    throw trouble(error, folder);
  }
}

type Entry = { filename: string; attrs: { size: number; isFile(): boolean } };
type Done<T> = (error: Error | null | undefined, value?: T) => void;

/** Starts a request, and waits for the response. */
function call<T>(start: (done: Done<T>) => void, bytes = 0): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  start((error, value) => (error ? reject(error) : resolve(value as T)));
  return inTime(promise, bytes);
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

function within(sftp: SFTPWrapper, top: string, close: () => void): Remote {
  /** Waits for a response about a path. A failure with the code `fine` counts as a success. */
  const about = async <T>(path: string, response: Promise<T>, fine?: number) => {
    try {
      return await response;
    } catch (error) {
      if (fine !== undefined && codeOf(error) === fine) return undefined;
      throw trouble(error, path);
    }
  };
  const run = <T>(path: string, start: (at: string, done: Done<T>) => void, fine?: number, bytes?: number) =>
    about(
      path,
      call<T>((done) => start(posix.join(top, path), done), bytes),
      fine,
    );
  return {
    async list(folder) {
      const real = await run<string>(folder, (at, done) => sftp.realpath(at, done), MISSING);
      if (real !== undefined) stayInside(top, real, folder);
      const entries = await run<Entry[]>(folder, (at, done) => sftp.readdir(at, done), MISSING);
      return new Map(entries?.map(({ filename, attrs }) => [filename, attrs.isFile() ? attrs.size : 'folder']));
    },
    async read(path) {
      const stream = sftp.createReadStream(posix.join(top, path), { end: LARGEST });
      // The stream may fail once more when the connection ends.
      stream.on('error', () => undefined);
      const parts = await about(path, inTime(stream.toArray(), READ), MISSING).finally(() => stream.destroy());
      const bytes = parts && Buffer.concat(parts);
      if (bytes && bytes.length > LARGEST) throw tooLarge(path);
      return bytes;
    },
    write: (path, bytes) =>
      run(path, (at, done) => sftp.writeFile(at, bytes, { flag: 'wx' }, done), undefined, bytes.length),
    replace: (path, by) => run(path, (at, done) => sftp.ext_openssh_rename(posix.join(top, by), at, done)),
    remove: (path) => run(path, (at, done) => sftp.unlink(at, done), MISSING),
    makeFolder: (path) => run(path, (at, done) => sftp.mkdir(at, done), FAILURE),
    close,
  };
}

/** The `Trouble` for a failed request. Some servers reject the request that replaces a file in one step. */
function trouble(error: unknown, path: string): Trouble {
  if (error instanceof Trouble) return error;
  const { level, message } = error as Error & { level?: string };
  if (level === 'client-authentication') return new Trouble('password', '', error);
  const code = codeOf(error);
  if (code === MISSING) return new Trouble('folder', path, error);
  if (code === DENIED || code === FAILURE || message.includes('does not support'))
    return new Trouble('refused', `${path} (${message})`, error);
  return networkTrouble(error);
}
