/** The facts that this computer stores about its publications, in a folder within the owner's. */

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentFolder, KEPT } from '../../src/content/reader/folders.ts';
import { isSame, readSite, type SiteFile } from './files.ts';
import { readOrSetAside } from './setAside.ts';

/**
 * The stored facts. A host and port has the fingerprint of its SSH key. A server has the time of the publication that this
 * folder made, or whose files it brought, and the hash of each of the owner's pictures then, by its path.
 */
type ServerRecord = { key?: string; date?: string; pictures?: Record<string, string> };

const within = (path: string) => join(contentFolder(), KEPT, path);
const LIST = 'servidores.json';

/** The facts about all servers. If the list is missing or damaged, the owner is asked again. */
const servers = (): Record<string, ServerRecord> =>
  readOrSetAside(within(LIST), (json) => json as Record<string, ServerRecord>) ?? {};

export const recordOf = (server: string): ServerRecord => servers()[server] ?? {};

/** Stores facts about a server. */
export function record(server: string, facts: ServerRecord): void {
  mkdirSync(within(''), { recursive: true });
  writeFileSync(within(LIST), JSON.stringify({ ...servers(), [server]: { ...recordOf(server), ...facts } }, null, 2));
}

/** The folder of a stored version of the site. */
export const folderOf = (version: string): string => within(join('versoes', version));

/** The names of the stored versions, the last published first. */
export const versions = (): string[] => (existsSync(folderOf('')) ? readdirSync(folderOf('')).sort().reverse() : []);

/** The time of a stored version, in ISO format. A file name on Windows has no colon, so its name has hyphens instead. */
export const timeOf = (version: string): string => version.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.');

/** Stores the site as the last of three versions, instead of one with the same files or of a clock that was wrong. */
export function keepVersion(site: SiteFile[]): void {
  const version = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const isOther = (one: string) => one < version && !isSame(readSite(folderOf(one)), site);
  const stay = versions().filter(isOther).slice(0, 2);
  for (const old of versions().filter((one) => !stay.includes(one))) rmSync(folderOf(old), { recursive: true });
  for (const { path, bytes } of site) {
    const file = join(folderOf(version), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
