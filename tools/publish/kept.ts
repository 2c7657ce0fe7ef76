import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder, KEPT } from '../../src/content/folders.ts';
import { isSame, readSite, type SiteFile } from './files.ts';

/**
 * The stored facts. A host and port has the fingerprint of its SSH key. A server has the time of the publication that this
 * folder made, or whose files it brought, and the hash of each of the owner's pictures then, by its path.
 */
type Known = { key?: string; date?: string; pictures?: Record<string, string> };

/** Reads and writes the facts about this computer's publications, in a folder within the owner's. */
export function keptIn(folder = join(contentFolder(), KEPT)) {
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
    /** Stores the site as the last of three versions, instead of one with the same files or of a clock that was wrong. */
    keep(site: SiteFile[]): void {
      const version = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const isOther = (one: string) => one < version && !isSame(readSite(folderOf(one)), site);
      const stay = versions().filter(isOther).slice(0, 2);
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
