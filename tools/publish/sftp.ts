import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { posix } from 'node:path';
import { Client, type SFTPWrapper } from 'ssh2';
import { type Access, LARGEST, PATIENCE, type Remote, stayInside, tooLarge } from './remote.ts';
import { type Hosting, Trouble } from './trouble.ts';

/** Status codes of the SFTP protocol. */
const MISSING = 2;
const FAILURE = 4;

/** The time limit for sending or reading a file, in ms. */
const LIMIT = 120_000;

/** Opens a folder over SFTP, with a key of the SSH agent, if an agent runs, or with the password. */
export async function openSftp({ host, port = 22, user, folder = '.' }: Hosting, access: Access): Promise<Remote> {
  const { password } = access;
  const agent = process.env.SSH_AUTH_SOCK;
  const client = new Client();
  let key = '';
  client.on('keyboard-interactive', (_name, _text, _language, prompts, finish) =>
    finish(prompts.map(() => password ?? '')),
  );
  try {
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
    await once(client, 'ready');
    // From now on, a lost connection ends each request with an error.
    client.on('error', () => undefined);
    const sftp = await request<SFTPWrapper>(folder, (done) => client.sftp(done));
    const top = await request<string>(folder, (done) => sftp.realpath(folder, done)).catch(ifMissing);
    const isThere = top !== undefined && (await request(folder, (done) => sftp.stat(top, done)).catch(ifMissing));
    if (!isThere) throw new Trouble('folder', folder);
    return within(sftp, top, () => client.end());
  } catch (error) {
    client.destroy();
    if (key !== '' && key !== access.key) throw new Trouble('key', key);
    throw error;
  }
}

type Done<T> = (error: Error | null | undefined, value?: T) => void;

/**
 * Starts a request about a path, and waits for the response. Fails after the time limit, even if the server keeps the
 * connection alive.
 */
function request<T>(path: string, start: (done: Done<T>) => void, limit = PATIENCE): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const timer = setTimeout(() => reject(new Trouble('network', 'o servidor não respondeu')), limit);
  start((error, value) => {
    if (error) reject(Object.assign(error, { message: `${path}: ${error.message}` }));
    else resolve(value as T);
  });
  return promise.finally(() => clearTimeout(timer));
}

/** Counts a failure with this status code as a response without a value. */
const unless = (status: number) => (error: unknown) => {
  if ((error as { code?: unknown }).code !== status) throw error;
  return undefined;
};
const ifMissing = unless(MISSING);

type Entry = { filename: string; attrs: { size: number; isFile(): boolean } };

function within(sftp: SFTPWrapper, top: string, close: () => void): Remote {
  const at = (path: string) => posix.join(top, path);
  return {
    async list(folder) {
      const real = await request<string>(folder, (done) => sftp.realpath(at(folder), done)).catch(ifMissing);
      if (real !== undefined) stayInside(top, real, folder);
      const entries = await request<Entry[]>(folder, (done) => sftp.readdir(at(folder), done)).catch(ifMissing);
      return new Map(entries?.map(({ filename, attrs }) => [filename, attrs.isFile() ? attrs.size : 'folder']));
    },
    async read(path) {
      const parts = await request<Buffer[]>(
        path,
        (done) => {
          const stream = sftp.createReadStream(at(path), { end: LARGEST });
          // The stream may fail once more when the connection ends.
          stream.on('error', () => undefined);
          stream.toArray().then((read) => done(null, read), done);
        },
        LIMIT,
      ).catch(ifMissing);
      const bytes = parts && Buffer.concat(parts);
      if (bytes && bytes.length > LARGEST) throw tooLarge(path);
      return bytes;
    },
    write: (path, bytes) => request(path, (done) => sftp.writeFile(at(path), bytes, { flag: 'wx' }, done), LIMIT),
    replace: (path, by) => request(path, (done) => sftp.ext_openssh_rename(at(by), at(path), done)),
    remove: (path) => request(path, (done) => sftp.unlink(at(path), done)).catch(ifMissing),
    makeFolder: (path) => request(path, (done) => sftp.mkdir(at(path), done)).catch(unless(FAILURE)),
    close,
  };
}
