import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSame, readSite, type SiteFile } from './files.ts';
import { Stopped } from './talk.ts';

const SERVERS = 'servidores.json';
const VERSIONS = 'versoes';

/** The maximum number of published versions that are stored. */
const MOST = 3;

/** The stored facts about a server, or about a host and port. */
export type Known = {
  /** The fingerprint of the SSH key. */
  key?: string;
  /** The id of the manifest that this folder last published, or with which it brought the owner's files. */
  id?: string;
  /** The id of the run that this folder began last. */
  run?: string;
  /** The hash of each of the owner's pictures at the last publication, by its path. */
  pictures?: Record<string, string>;
};

/** Returns functions that read and write the data about this machine's publications, in the given folder. */
export function keptIn(folder: string) {
  const put = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  const servers = (): Record<string, Known> => {
    const file = join(folder, SERVERS);
    if (!existsSync(file)) return {};
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch (cause) {
      // Without the file, the program would forget the keys of the servers, and would not notice that a key has changed.
      throw new Stopped(`${file} está estragado: traga-o de uma cópia de segurança, ou apague-o.`, { cause });
    }
  };
  const folderOf = (version: string) => join(folder, VERSIONS, version);
  const versions = () => (existsSync(folderOf('')) ? readdirSync(folderOf('')).sort().reverse() : []);
  return {
    known: (server: string): Known => servers()[server] ?? {},
    /** Adds facts about a server. */
    know(server: string, facts: Known): void {
      const all = servers();
      put(SERVERS, `${JSON.stringify({ ...all, [server]: { ...all[server], ...facts } }, null, 2)}\n`);
    },
    /** The names of the stored versions, the last published first. */
    versions,
    folderOf,
    /** The files of the last published version; none if there is none. */
    newest: (): SiteFile[] =>
      versions()
        .slice(0, 1)
        .flatMap((version) => readSite(folderOf(version))),
    /**
     * Stores the site as the last published version, instead of one with the same files. Deletes all but `MOST` versions,
     * and those of a clock that was wrong.
     */
    keep(site: readonly SiteFile[]): void {
      const version = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const others = versions().filter((one) => one !== version);
      const stay = others.filter((one) => one < version && !isSame(readSite(folderOf(one)), site)).slice(0, MOST - 1);
      for (const { path, bytes } of site) put(join(VERSIONS, version, path), bytes);
      for (const old of others.filter((one) => !stay.includes(one))) rmSync(folderOf(old), { recursive: true });
    },
  };
}

export type Kept = ReturnType<typeof keptIn>;
