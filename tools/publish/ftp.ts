import { posix } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { ON_ITS_WAY } from './plan.ts';
import { type Access, LARGEST, PATIENCE, type Remote, stayInside, tooLarge } from './remote.ts';
import { type Hosting, Trouble } from './trouble.ts';

/** The FTP response code both for a missing file and for denied access. */
const UNAVAILABLE = 550;

/** The path of a folder that is created and then deleted, to test the right to write. */
const PROBE = `${ON_ITS_WAY}${process.pid}`;

/** Opens a folder over FTP with TLS. Without TLS, the password would be readable on the way. */
export async function openFtp({ host, port, user, folder = '.' }: Hosting, access: Access): Promise<Remote> {
  const client = new Client(PATIENCE);
  /** Gives a rejected command its reason. */
  const as = (reason: 'plain' | 'password' | 'folder') => (error: unknown) => {
    throw error instanceof FTPError ? new Trouble(reason, folder, error) : error;
  };
  try {
    await client.connect(host, port);
    await client.useTLS({ host, servername: host }).catch(as('plain'));
    if (access.password === undefined) throw new Trouble('password');
    await client.login(user, access.password).catch(as('password'));
    await client.useDefaultSettings();
    await client.cd(folder).catch(as('folder'));
    return within(client, await client.pwd());
  } catch (error) {
    client.close();
    throw error;
  }
}

/** Counts a failure with one of these codes as a response without a value. */
const unless =
  (...codes: number[]) =>
  (error: unknown) => {
    if (!(error instanceof FTPError && codes.includes(error.code))) throw error;
    return undefined;
  };
const ifUnavailable = unless(UNAVAILABLE);

function within(client: Client, top: string): Remote {
  const at = (path: string) => posix.join(top, path);
  let isWritable = false;
  return {
    async list(folder) {
      // Enters the folder first, because some servers reset the data connection if the folder is missing.
      if (!(await client.cd(at(folder)).catch(ifUnavailable))) return new Map();
      stayInside(top, await client.pwd(), folder);
      const entries = await client.list().catch(unless(450));
      return new Map(entries?.map(({ name, size, isFile }) => [name, isFile ? size : 'folder']));
    },
    async read(path) {
      // Requests the size first, because reading a missing file would end the session: ProFTPD resets the data
      // connection.
      if ((await client.size(at(path)).catch(ifUnavailable)) === undefined) return undefined;
      const parts: Buffer[] = [];
      let size = 0;
      const sink = new Writable({
        write(part, _encoding, done) {
          parts.push(part);
          size += part.length;
          done(size > LARGEST ? tooLarge(path) : null);
        },
      });
      await client.downloadTo(sink, at(path));
      return Buffer.concat(parts);
    },
    async write(path, bytes) {
      // Tests the right to write first, because a denied upload would end the session: ProFTPD resets the data
      // connection.
      if (!isWritable) {
        await client.send(`MKD ${at(PROBE)}`);
        await client.removeEmptyDir(at(PROBE));
      }
      isWritable = true;
      await client.uploadFrom(Readable.from(bytes), at(path));
    },
    replace: (path, by) => client.rename(at(by), at(path)),
    async remove(path) {
      const gone = await client.remove(at(path)).catch(ifUnavailable);
      if (gone === undefined && (await this.list(posix.dirname(path))).has(posix.basename(path)))
        throw new Trouble('refused', path);
    },
    makeFolder: (path) => client.send(`MKD ${at(path)}`).catch(unless(UNAVAILABLE, 521)),
    close: () => client.close(),
  };
}
