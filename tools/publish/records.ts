/** The facts that this computer stores about its publications, in a folder within the owner's. */

import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, KEPT } from '../../src/content/reader/folders.ts';
import { fileOf, isSame, readSite, type SiteFile, writeSite } from './files.ts';
import { readOrSetAside } from './setAside.ts';

/**
 * The stored facts. A host and port has the fingerprint of its SSH key. A server has the time of the publication that this
 * folder made, or whose files it brought, and the hash of each of the owner's pictures then, by its path.
 */
type ServerRecord = { key?: string; date?: string; pictures?: Record<string, string> };

const within = (path: string) => join(contentFolder(), KEPT, path);
const LIST = 'servidores.json';

/** The facts about all servers. If the list is missing or damaged, the owner is asked again. */
const records = (): Record<string, ServerRecord> =>
  readOrSetAside(within(LIST), (json) => json as Record<string, ServerRecord>) ?? {};

export const recordOf = (server: string): ServerRecord => records()[server] ?? {};

/** Stores facts about a server. */
export function record(server: string, facts: ServerRecord): void {
  const before = records();
  const all = { ...before, [server]: { ...before[server], ...facts } };
  writeSite(within(''), [fileOf(LIST, Buffer.from(JSON.stringify(all, null, 2)))]);
}

/** The folder of a stored version of the site. */
export const folderOf = (version: string): string => within(join('versoes', version));

/** The names of the stored versions, the last published first. A system can add files of its own, such as .DS_Store. */
export function versions(): string[] {
  const names = existsSync(folderOf('')) ? readdirSync(folderOf('')) : [];
  return names
    .filter((name) => /^\d+-\d+-\d+T[\d-]+Z$/.test(name))
    .sort()
    .reverse();
}

/** The time of a stored version, in ISO format. A file name on Windows has no colon, so its name has hyphens instead. */
export const timeOf = (version: string): string => version.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.');

/** Stores the site as the last of three versions, instead of one with the same files or of a clock that was wrong. */
export function keepVersion(site: SiteFile[]): void {
  const version = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const isOther = (stored: string) => stored < version && !isSame(readSite(folderOf(stored)), site);
  const stay = versions().filter(isOther).slice(0, 2);
  for (const old of versions().filter((stored) => !stay.includes(stored))) rmSync(folderOf(old), { recursive: true });
  writeSite(folderOf(version), site);
}
