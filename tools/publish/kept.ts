import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSame, readSite, type SiteFile } from './files.ts';

/** The maximum number of published versions that are stored. */
const MOST = 3;

/** The stored facts about a server, or about a host and port. */
type Known = {
  /** The fingerprint of the SSH key. */
  key?: string;
  /** The time of the publication that this folder made, or whose files it brought. */
  date?: string;
  /** The hash of each of the owner's pictures at that publication, by its path. */
  pictures?: Record<string, string>;
};

/** Returns functions that read and write the data about this machine's publications, in the given folder. */
export function keptIn(folder: string) {
  const list = join(folder, 'servidores.json');
  const folderOf = (version: string) => join(folder, 'versoes', version);
  /** The facts about all servers. If the list is missing or damaged, the owner is asked again. */
  const servers = (): Record<string, Known> => {
    try {
      return JSON.parse(readFileSync(list, 'utf8'));
    } catch {
      return {};
    }
  };
  const versions = () => (existsSync(folderOf('')) ? readdirSync(folderOf('')).sort().reverse() : []);
  return {
    known: (server: string): Known => servers()[server] ?? {},
    /** Adds facts about a server. */
    know(server: string, facts: Known): void {
      const all = servers();
      mkdirSync(folder, { recursive: true });
      writeFileSync(list, JSON.stringify({ ...all, [server]: { ...all[server], ...facts } }, null, 2));
    },
    /** The names of the stored versions, the last published first. */
    versions,
    folderOf,
    /** The files of the last published version; none if there is none. */
    newest(): SiteFile[] {
      const [version] = versions();
      return version ? readSite(folderOf(version)) : [];
    },
    /**
     * Stores the site as the last published version, instead of one with the same files. Deletes all but `MOST` versions,
     * and those of a clock that was wrong.
     */
    keep(site: readonly SiteFile[]): void {
      const version = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const isOther = (one: string) => one < version && !isSame(readSite(folderOf(one)), site);
      const stay = versions()
        .filter(isOther)
        .slice(0, MOST - 1);
      for (const old of versions().filter((one) => !stay.includes(one))) rmSync(folderOf(old), { recursive: true });
      for (const { path, bytes } of site) {
        const file = join(folderOf(version), path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, bytes);
      }
    },
  };
}

export type Kept = ReturnType<typeof keptIn>;
