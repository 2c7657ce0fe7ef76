import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readSite, type SiteFile } from './files.ts';

const SERVERS = 'servidores.json';
const VERSIONS = 'versoes';

/** The maximum number of published versions that are stored. */
const MOST = 3;

const known = z.object({
  /** The fingerprint of the SSH key. */
  key: z.string().exactOptional(),
  /** The id of the manifest that this folder last published, or with which it brought the owner's files. */
  id: z.string().exactOptional(),
  /** The id of the run that this folder began last. */
  run: z.string().exactOptional(),
  /** The name of the stored version that the server has; missing if it was not published from here. */
  version: z.string().exactOptional(),
  /** The hash of each of the owner's pictures at the last publication, by its path. */
  pictures: z.record(z.string(), z.string()).exactOptional(),
});

/** The stored facts about a server, or about a host and port. */
export type Known = z.infer<typeof known>;

/**
 * Reads the list of the servers.
 * @throws an error with a message for the owner if the file is damaged. Without the file, the program would forget the
 *   keys of the servers, and would not notice that a key has changed.
 */
function readServers(file: string): Record<string, Known> {
  if (!existsSync(file)) return {};
  try {
    return z.record(z.string(), known).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} está estragado: traga-o de uma cópia de segurança, ou apague-o.`, { cause });
  }
}

/** Returns functions that read and write the data about this machine's publications, in the given folder. */
export function keptIn(folder: string) {
  const put = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  const servers = () => readServers(join(folder, SERVERS));
  const versions = () => {
    const stored = join(folder, VERSIONS);
    return existsSync(stored) ? readdirSync(stored).sort().reverse() : [];
  };
  const folderOf = (version: string) => join(folder, VERSIONS, version);
  return {
    known: (server: string): Known => servers()[server] ?? {},
    know: (server: string, facts: Known): void =>
      put(SERVERS, `${JSON.stringify({ ...servers(), [server]: facts }, null, 2)}\n`),
    /** The names of the stored versions, the newest first. */
    versions,
    folderOf,
    /** The files of a stored version; none if it is not stored any more. */
    siteOf: (version: string): SiteFile[] => (versions().includes(version) ? readSite(folderOf(version)) : []),
    /** Stores the site as a new version, and returns the version's name. Deletes all but the newest `MOST` versions. */
    keep(site: readonly SiteFile[]): string {
      const version = new Date().toISOString().replaceAll(/[:.]/g, '-');
      for (const { path, bytes } of site) put(join(VERSIONS, version, path), bytes);
      const others = versions().filter((one) => one !== version);
      for (const old of others.slice(MOST - 1)) rmSync(folderOf(old), { recursive: true });
      return version;
    },
  };
}

export type Kept = ReturnType<typeof keptIn>;
