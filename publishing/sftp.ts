import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { posix } from 'node:path';
import { type AnyAuthMethod, Client, type KeyboardInteractiveAuthMethod, type SFTPWrapper } from 'ssh2';
import { type Access, type Hosting, inTime, LARGEST, PATIENCE, type Remote, stayInside, tooLarge } from './remote.ts';
import { messageOf, networkTrouble, Trouble } from './trouble.ts';

/** Status codes of the SFTP protocol. */
const MISSING = 2;
const DENIED = 3;
const FAILURE = 4;

/** The size of the parts of a file, in bytes. The time limit is for each part, so a large file may take long. */
const PART = 64 * 1024;

/** Opens a folder over SFTP. Tries the keys of the SSH agent first, if an agent runs, and then the password. */
export async function openSftp({ host, port = 22, user, folder }: Hosting, access: Access): Promise<Remote> {
  const client = new Client();
  const gone = new Promise<never>((_, reject) => {
    client.on('error', (error) => reject(trouble(error)));
    client.on('close', () => reject(new Trouble('network', 'o servidor fechou a conexão')));
  });
  // With this handler, a closed connection never causes an unhandled rejection.
  gone.catch(() => undefined);
  let key = '';
  const ways = waysIn(user, access.password);
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
    // The value `false` ends the login, but the types of ssh2 do not allow this value.
    authHandler: (_left, _partial, next) => next(ways.shift() ?? (false as never)),
  });
  // Sends each packet at once. Requests wait for the previous response, so collecting packets would delay every request
  // by 40 ms.
  client.setNoDelay(true);
  try {
    await Promise.race([once(client, 'ready'), gone]);
    const sftp = await response<SFTPWrapper>((done) => client.sftp(done), gone);
    const asked = posix.normalize(folder ?? '.');
    const top = await response<string>((done) => sftp.realpath(asked, done), gone).catch((error) => {
      if (error instanceof Trouble) throw error;
      return asked;
    });
    const remote = within(sftp, top, gone, () => client.end());
    const handle = await response<Buffer>((done) => sftp.opendir(top, done), gone).catch((error) => {
      throw error instanceof Trouble ? error : failed(error, top);
    });
    await response<void>((done) => sftp.close(handle, (error) => done(error)), gone);
    return remote;
  } catch (error) {
    client.destroy();
    if (key !== '' && key !== access.key) throw new Trouble('key', key);
    throw error;
  }
}

function waysIn(username: string, password: string | undefined): AnyAuthMethod[] {
  const agent = process.env.SSH_AUTH_SOCK;
  return [
    ...(agent ? [{ type: 'agent', username, agent } as const] : []),
    ...(password === undefined
      ? []
      : [
          { type: 'password', username, password } as const,
          { type: 'keyboard-interactive', username, prompt: answerOnce(password) } as const,
        ]),
  ];
}

/** Answers a server's first dialogue that hides its one answer, as for a password. No other dialogue gets the password. */
function answerOnce(password: string): KeyboardInteractiveAuthMethod['prompt'] {
  let left = [password];
  return (_name, _text, _language, prompts, finish) => {
    const isForPassword = prompts.length === 1 && prompts[0]?.echo === false;
    finish(isForPassword ? left : []);
    if (isForPassword) left = [];
  };
}

function within(sftp: SFTPWrapper, top: string, gone: Promise<never>, close: () => void): Remote {
  const at = (path: string) => posix.join(top, path);
  /** Runs a request. A failure with one of the codes in `fine` counts as a success. */
  const run = async <T>(path: string, start: (done: Done<T>) => void, fine: number[] = []) => {
    try {
      return await response(start, gone);
    } catch (error) {
      if (error instanceof Trouble) throw error;
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (fine.some((one) => one === code)) return undefined;
      throw failed(error, code === MISSING ? at(path) : path);
    }
  };
  return {
    async list(folder) {
      const real = await response<string>((done) => sftp.realpath(at(folder), done), gone).catch((error) => {
        if (error instanceof Trouble) throw error;
      });
      if (real !== undefined) stayInside(top, real, folder);
      const entries = await run<Entry[]>(folder, (done) => sftp.readdir(at(folder), done), [MISSING]);
      return new Map(
        (entries ?? []).filter(({ attrs }) => attrs.isFile()).map(({ filename, attrs }) => [filename, attrs.size]),
      );
    },
    async read(path, most = LARGEST) {
      const handle = await run<Buffer>(path, (done) => sftp.open(at(path), 'r', done), [MISSING]);
      if (!handle) return undefined;
      const parts: Buffer[] = [];
      let size = 0;
      let part: Buffer | undefined;
      do {
        part = await run<Buffer>(path, (done) =>
          sftp.read(handle, Buffer.alloc(PART), 0, PART, size, (error, _count, bytes) => done(error, bytes)),
        );
        if (part) parts.push(part);
        size += part?.length ?? 0;
      } while (part?.length && size <= most);
      await run<void>(path, (done) => sftp.close(handle, (error) => done(error)));
      if (size > most) throw tooLarge(path);
      return Buffer.concat(parts);
    },
    async write(path, bytes) {
      const handle = await run<Buffer>(path, (done) => sftp.open(at(path), 'wx', done));
      if (!handle) return;
      for (let from = 0; from < bytes.length; from += PART) {
        const length = Math.min(PART, bytes.length - from);
        await run<void>(path, (done) => sftp.write(handle, bytes, from, length, from, (error) => done(error)));
      }
      await run<void>(path, (done) => sftp.close(handle, (error) => done(error)));
    },
    async replace(path, by) {
      await run<void>(path, (done) => sftp.ext_openssh_rename(at(by), at(path), done));
    },
    async remove(path) {
      await run<void>(path, (done) => sftp.unlink(at(path), done), [MISSING]);
    },
    async makeFolder(path) {
      await run<void>(path, (done) => sftp.mkdir(at(path), done), [FAILURE]);
    },
    async removeFolder(path) {
      await run<void>(path, (done) => sftp.rmdir(at(path), done), [FAILURE, MISSING]);
    },
    close,
  };
}

type Entry = { filename: string; attrs: { size: number; isFile(): boolean } };
type Done<T> = (error: Error | null | undefined, value: T) => void;

/** Starts a request and waits for the response, within the time limit and while the connection is there. */
function response<T>(start: (done: Done<T>) => void, gone: Promise<never>): Promise<T> {
  const promised = new Promise<T>((resolve, reject) => {
    start((error, value) => (error ? reject(error) : resolve(value)));
  });
  return Promise.race([inTime(promised), gone]);
}

function trouble(error: Error & { level?: string }): Trouble {
  if (error.level === 'client-authentication') return new Trouble('password', '', error);
  return networkTrouble(error) ?? new Trouble('network', error.message, error);
}

/** The `Trouble` for a failed request. Some servers reject the request that replaces a file in one step. */
function failed(error: unknown, path: string): Trouble {
  const message = messageOf(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === MISSING) return new Trouble('folder', path, error);
  if (code === DENIED || code === FAILURE || message.includes('does not support'))
    return new Trouble('refused', `${path} (${message})`, error);
  return networkTrouble(error) ?? new Trouble('network', message, error);
}
