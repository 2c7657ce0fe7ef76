import { isIP } from 'node:net';
import { posix } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client, FTPError } from 'basic-ftp';
import { ON_ITS_WAY } from './plan.ts';
import { HostError, PATIENCE, type Remote, stayInside, unless } from './remote.ts';
import type { Hosting } from './talk.ts';

/** The FTP response code for a missing file, an existing folder, and denied access. */
const UNAVAILABLE = 550;

/** Opens a folder over FTP with TLS. Without TLS, the password would be readable on the way. */
export async function openFtp({ host, port, user, folder = '.' }: Hosting, password?: string): Promise<Remote> {
  const client = new Client(PATIENCE);
  /** Gives a rejected command its reason. */
  const as = (reason: 'plain' | 'password' | 'folder') => (error: unknown) => {
    throw error instanceof FTPError ? new HostError(reason, folder) : error;
  };
  try {
    await client.connect(host, port);
    // TLS has no server names for addresses in numbers. Then only the certificate is checked.
    await client.useTLS({ host, servername: isIP(host) ? '' : host }).catch(as('plain'));
    if (password === undefined) throw new HostError('password');
    await client.login(user, password).catch(as('password'));
    await client.useDefaultSettings();
    await client.cd(folder).catch(as('folder'));
    return within(client, await client.pwd());
  } catch (error) {
    client.close();
    throw error;
  }
}

function within(client: Client, top: string): Remote {
  const at = (path: string) => posix.join(top, path);
  /** A folder that is created and then deleted, to test the right to write. */
  const probe = at(`${ON_ITS_WAY}${process.pid}`);
  let isWritable = false;
  return {
    async list(folder) {
      await client.cd(at(folder));
      stayInside(top, await client.pwd(), folder);
      const entries = await client.list().catch(unless(450));
      return new Map(entries?.map(({ name, size, isFile }) => [name, isFile ? size : 'folder']));
    },
    async read(path) {
      // Asks for the size first, because ProFTPD ends the session if a missing file is read.
      if ((await client.size(at(path)).catch(unless(UNAVAILABLE))) === undefined) return undefined;
      const sink = new PassThrough();
      const [bytes] = await Promise.all([buffer(sink), client.downloadTo(sink, at(path))]);
      return bytes;
    },
    async write(path, bytes) {
      // Tests the right to write first, because ProFTPD ends the session if an upload is denied.
      if (!isWritable) {
        await client.send(`MKD ${probe}`);
        await client.removeEmptyDir(probe);
      }
      isWritable = true;
      await client.uploadFrom(Readable.from(bytes), at(path));
    },
    replace: (path, by) => client.rename(at(by), at(path)),
    remove: (path) => client.remove(at(path)),
    makeFolder: (path) => client.send(`MKD ${at(path)}`).catch(unless(UNAVAILABLE, 521)),
    close: () => client.close(),
  };
}
