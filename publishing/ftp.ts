import { posix } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, FTPError } from 'basic-ftp';
import { ON_ITS_WAY } from './plan.ts';
import { type Access, type Hosting, inTime, LARGEST, PATIENCE, type Remote, stayInside, tooLarge } from './remote.ts';
import { messageOf, networkTrouble, Trouble } from './trouble.ts';

/** The port of implicit TLS: encryption starts before the first FTP command. */
const IMPLICIT = 990;
/** The FTP response code both for a missing file and for denied access. */
const UNAVAILABLE = 550;
const REFUSED = [UNAVAILABLE, 451, 452, 552, 553];
const NO_TLS = [500, 502, 504, 530, 534];

/** The path of a folder that is created and then deleted, to test the right to write. */
const PROBE = `${ON_ITS_WAY}${process.pid}`;

/** Opens a folder over FTP, with TLS unless the owner allowed a connection without it. */
export async function openFtp({ host, port = 21, user, folder }: Hosting, access: Access): Promise<Remote> {
  const client = new Client(PATIENCE);
  try {
    if (port === IMPLICIT) await client.connectImplicitTLS(host, port, { host, servername: host });
    else await client.connect(host, port);
    if (port !== IMPLICIT && !access.plain) {
      await client.useTLS({ host, servername: host }).catch((error) => {
        throw error instanceof FTPError && NO_TLS.includes(error.code) ? new Trouble('plain', '', error) : error;
      });
    }
    if (access.password === undefined) throw new Trouble('password');
    // The package sends the password as often as the server asks for it.
    await inTime(client.login(user, access.password)).catch((error) => {
      throw error instanceof FTPError ? new Trouble('password', '', error) : error;
    });
    await client.useDefaultSettings();
    await client.cd(folder || '.').catch((error) => {
      throw error instanceof FTPError ? new Trouble('folder', folder ?? '', error) : error;
    });
    return within(client, await client.pwd());
  } catch (error) {
    client.close();
    throw trouble(error, folder || host);
  }
}

function within(client: Client, top: string): Remote {
  const at = (path: string) => posix.join(top, path);
  let isWritable = false;
  /** Runs a command. A response with one of the codes in `fine` counts as a success. */
  const run = async <T>(path: string, command: () => Promise<T>, fine: number[] = []) => {
    try {
      return await command();
    } catch (error) {
      if (error instanceof FTPError && fine.includes(error.code)) return undefined;
      const found = trouble(error, path);
      if (found.reason !== 'certificate') throw found;
      // After the login, only a data connection can have a bad certificate.
      throw new Trouble('other', `o certificado com que o servidor recebe os arquivos não é válido (${found.detail})`);
    }
  };
  return {
    async list(folder) {
      // Enters the folder first, because some servers reset the data connection if the folder is missing.
      if (!(await run(folder, () => client.cd(at(folder)), [UNAVAILABLE]))) return new Map();
      const real = await run(folder, () => client.pwd());
      if (real !== undefined) stayInside(top, real, folder);
      const entries = (await run(folder, () => client.list(), [450])) ?? [];
      return new Map(entries.filter(({ isFile }) => isFile).map(({ name, size }) => [name, size]));
    },
    async read(path, most = LARGEST) {
      // Requests the size first, because reading a missing file would end the session: ProFTPD resets the data
      // connection.
      const size = await run(path, () => client.size(at(path)), [UNAVAILABLE]);
      if (size === undefined) return undefined;
      if (size > most) throw tooLarge(path);
      const parts: Buffer[] = [];
      let length = 0;
      const sink = new Writable({
        write(part, _encoding, done) {
          parts.push(part);
          length += part.length;
          // The server may have given a false size. Then its next responses cannot be trusted either.
          if (length > most) client.close();
          done();
        },
      });
      await run(path, () => client.downloadTo(sink, at(path))).catch((error) => {
        throw length > most ? tooLarge(path) : error;
      });
      return Buffer.concat(parts);
    },
    async write(path, bytes) {
      if (!isWritable) {
        // Tests the right to write first, because a denied upload would end the session: ProFTPD resets the data
        // connection.
        await run(path, () => client.send(`MKD ${at(PROBE)}`));
        await run(path, () => client.removeEmptyDir(at(PROBE)));
        isWritable = true;
      }
      await run(path, () => client.uploadFrom(Readable.from(contentOf(bytes)), at(path)));
    },
    async replace(path, by) {
      await run(path, () => client.rename(at(by), at(path)));
    },
    async remove(path) {
      const gone = await run(path, () => client.remove(at(path)), [UNAVAILABLE]);
      if (gone === undefined && (await this.list(posix.dirname(path))).has(posix.basename(path)))
        throw new Trouble('refused', path);
    },
    async makeFolder(path) {
      await run(path, () => client.send(`MKD ${at(path)}`), [UNAVAILABLE, 521]);
    },
    async removeFolder(path) {
      await run(path, () => client.removeEmptyDir(at(path)), [UNAVAILABLE, 450, 553]);
    },
    close: () => client.close(),
  };
}

/**
 * Yields a file's content. For an empty file, only waits: ProFTPD resets a TLS 1.3 connection that ends during the
 * handshake.
 */
async function* contentOf(bytes: Buffer) {
  if (bytes.length === 0) await wait(100);
  else yield bytes;
}

function trouble(error: unknown, path: string): Trouble {
  if (error instanceof Trouble) return error;
  if (error instanceof FTPError) {
    if (REFUSED.includes(error.code)) return new Trouble('refused', `${path} (${error.message})`, error);
    return new Trouble([421, 425, 426].includes(error.code) ? 'network' : 'other', error.message, error);
  }
  return networkTrouble(error) ?? new Trouble('network', messageOf(error), error);
}
