import { posix } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { Client, FTPError } from 'basic-ftp';
import { ON_ITS_WAY } from './plan.ts';
import { type Access, type Hosting, inTime, LARGEST, PATIENCE, type Remote, stayInside, tooLarge } from './remote.ts';
import { networkTrouble, type Reason, Trouble } from './trouble.ts';

/** The port of implicit TLS: encryption starts before the first FTP command. */
const IMPLICIT = 990;
/** The FTP response code both for a missing file and for denied access. */
const UNAVAILABLE = 550;
const REFUSED = [UNAVAILABLE, 451, 452, 552, 553];
const NETWORK = [421, 425, 426];

/** The path of a folder that is created and then deleted, to test the right to write. */
const PROBE = `${ON_ITS_WAY}${process.pid}`;

/** Opens a folder over FTP with TLS. Without TLS, the password would be readable on the way. */
export async function openFtp({ host, port = 21, user, folder = '.' }: Hosting, access: Access): Promise<Remote> {
  const client = new Client(PATIENCE);
  const tls = { host, servername: host };
  /** Gives a rejected command its reason. */
  const as = (reason: Reason, detail?: string) => (error: unknown) => {
    throw error instanceof FTPError ? new Trouble(reason, detail, error) : error;
  };
  try {
    if (port === IMPLICIT) await client.connectImplicitTLS(host, port, tls);
    else {
      await client.connect(host, port);
      await client.useTLS(tls).catch(as('plain'));
    }
    if (access.password === undefined) throw new Trouble('password');
    // The package sends the password as often as the server asks for it.
    await inTime(client.login(user, access.password)).catch(as('password'));
    await client.useDefaultSettings();
    await client.cd(folder).catch(as('folder', folder));
    return within(client, await client.pwd());
  } catch (error) {
    client.close();
    throw trouble(error, folder);
  }
}

function within(client: Client, top: string): Remote {
  const at = (path: string) => posix.join(top, path);
  let isWritable = false;
  /** Waits for a response about a path. A response with one of the codes in `fine` counts as a success. */
  const about = async <T>(path: string, response: Promise<T>, fine: number[] = []) => {
    try {
      return await response;
    } catch (error) {
      if (error instanceof FTPError && fine.includes(error.code)) return undefined;
      throw trouble(error, path);
    }
  };
  return {
    async list(folder) {
      // Enters the folder first, because some servers reset the data connection if the folder is missing.
      if (!(await about(folder, client.cd(at(folder)), [UNAVAILABLE]))) return new Map();
      stayInside(top, (await about(folder, client.pwd())) ?? top, folder);
      const entries = await about(folder, client.list(), [450]);
      return new Map(entries?.map(({ name, size, isFile }) => [name, isFile ? size : 'folder']));
    },
    async read(path) {
      // Requests the size first, because reading a missing file would end the session: ProFTPD resets the data
      // connection.
      const size = await about(path, client.size(at(path)), [UNAVAILABLE]);
      if (size === undefined) return undefined;
      if (size > LARGEST) throw tooLarge(path);
      const parts: Buffer[] = [];
      let left = size;
      const sink = new Writable({
        write(part, _encoding, done) {
          parts.push(part);
          left -= part.length;
          // The server gave a false size, and may send without an end.
          if (left < 0) client.close();
          done();
        },
      });
      await about(path, client.downloadTo(sink, at(path)));
      return Buffer.concat(parts);
    },
    async write(path, bytes) {
      if (!isWritable) {
        // Tests the right to write first, because a denied upload would end the session: ProFTPD resets the data
        // connection.
        await about(path, client.send(`MKD ${at(PROBE)}`));
        await about(path, client.removeEmptyDir(at(PROBE)));
        isWritable = true;
      }
      await about(path, client.uploadFrom(Readable.from(bytes), at(path)));
    },
    replace: (path, by) => about(path, client.rename(at(by), at(path))),
    async remove(path) {
      const gone = await about(path, client.remove(at(path)), [UNAVAILABLE]);
      if (gone === undefined && (await this.list(posix.dirname(path))).has(posix.basename(path)))
        throw new Trouble('refused', path);
    },
    makeFolder: (path) => about(path, client.send(`MKD ${at(path)}`), [UNAVAILABLE, 521]),
    close: () => client.close(),
  };
}

function trouble(error: unknown, path: string): Trouble {
  if (error instanceof Trouble) return error;
  if (!(error instanceof FTPError)) return networkTrouble(error);
  if (REFUSED.includes(error.code)) return new Trouble('refused', `${path} (${error.message})`, error);
  return new Trouble(NETWORK.includes(error.code) ? 'network' : 'other', error.message, error);
}
