import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { manifest } from './manifest.ts';
import type { SiteFile } from './plan.ts';

const VERSIONS = 'versoes';

/** The maximum number of published versions that are stored. */
const MOST = 3;

const known = z.object({
  /** The fingerprint of the SSH key. */
  key: z.string().exactOptional(),
  /**
   * A copy of the manifest that this folder last published, or with which it brought the owner's files. The copy shows
   * whether the server has changed since, and replaces a lost manifest.
   */
  manifest: manifest.exactOptional(),
  /** The name of the stored version that the server has; missing if it was not published from here. */
  version: z.string().exactOptional(),
});

/** The stored facts about a server, or about an SSH host and port. */
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

/** Reads all files in a folder, such as a built site, or those whose path is wanted. */
export function readSite(folder: string, isWanted: (path: string) => boolean = () => true): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .filter((path) => isWanted(path.replaceAll('\\', '/')))
    .map((path) => {
      const bytes = readFileSync(join(folder, path));
      return { path: path.replaceAll('\\', '/'), bytes, hash: hashOf(bytes) };
    });
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** Returns functions that read and write the data about this machine's publications, in the given folder. */
export function keptIn(folder: string) {
  const servers = join(folder, 'servidores.json');
  const journal = join(folder, 'enviando.txt');
  const versions = () => {
    const versionFolder = join(folder, VERSIONS);
    return existsSync(versionFolder) ? readdirSync(versionFolder).sort().reverse() : [];
  };
  const put = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  return {
    known: (server: string): Known => readServers(servers)[server] ?? {},
    know(server: string, facts: Known): void {
      put('servidores.json', `${JSON.stringify({ ...readServers(servers), [server]: facts }, null, 2)}\n`);
    },
    /** Starts a new list of sent files. `arrived` only appends lines, so a crash cannot damage the earlier lines. */
    begin: (run: string): void => put('enviando.txt', `${run}\n`),
    arrived: ({ path, hash }: Pick<SiteFile, 'path' | 'hash'>): void => appendFileSync(journal, `${hash} ${path}\n`),
    /** The hash of each file that a run has sent, by its path; undefined if this folder has not begun the run. */
    arrivals(run: string | undefined): Map<string, string> | undefined {
      const [begun, ...lines] = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').slice(0, -1) : [];
      if (begun === undefined || begun !== run) return undefined;
      return new Map(lines.map((line) => [line.slice(23), line.slice(0, 22)]));
    },
    /** The names of the stored versions, the newest first. */
    versions,
    folderOf: (version: string): string => join(folder, VERSIONS, version),
    /** Stores the site as a new version, and returns the version's name. Deletes all but the newest `MOST` versions. */
    keep(site: readonly SiteFile[]): string {
      const version = new Date().toISOString().replaceAll(/[:.]/g, '-');
      for (const { path, bytes } of site) put(join(VERSIONS, version, path), bytes);
      for (const old of versions().slice(MOST)) rmSync(join(folder, VERSIONS, old), { recursive: true });
      return version;
    },
    /** Stores a copy of a file from the server. This program did not publish the file, but will replace it. */
    keepForeign: (path: string, bytes: Buffer): void =>
      put(join('substituidos', new Date().toISOString().replaceAll(/[:.]/g, '-'), path), bytes),
  };
}

export type Kept = ReturnType<typeof keptIn>;
