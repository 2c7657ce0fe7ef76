import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest, SiteFile } from './plan.ts';

/** The folder of what stays on this machine: git ignores it, and no command cleans it. It has no password. */
export const KEPT = '.publicado';
export const SETTINGS = `${KEPT}/servidores.json`;
const VERSIONS = 'versoes';

/** How many published versions stay here. */
const MOST = 3;

/** The facts about a server after a publication. */
export type Known = {
  /** The fingerprint of its SSH key. */
  key?: string;
  /** The last published list, in case the server's own one is lost. */
  manifest?: Manifest;
  /** The version that is there. */
  version?: string;
};

/** Reads the files of a built site. */
export function readSite(folder: string): SiteFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      return { path: path.slice(join(folder, '/').length).replaceAll('\\', '/'), bytes, hash: hashOf(bytes) };
    });
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/** This machine's memory of its publications, in a folder of the project. */
export function keptIn(folder: string) {
  const servers = join(folder, 'servidores.json');
  const journal = join(folder, 'enviando.txt');
  const all = (): Record<string, Known> => (existsSync(servers) ? JSON.parse(readFileSync(servers, 'utf8')) : {});
  const versions = () => {
    const versionFolder = join(folder, VERSIONS);
    return existsSync(versionFolder) ? readdirSync(versionFolder).sort().reverse() : [];
  };
  const put = (path: string, bytes: string | Buffer) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  };
  return {
    known: (server: string): Known => all()[server] ?? {},
    know(server: string, known: Known): void {
      put('servidores.json', `${JSON.stringify({ ...all(), [server]: known }, null, 2)}\n`);
    },
    /** Begins the list of the files that arrive in a run. It is only added to, so a sudden end cannot break it. */
    begin: (run: string): void => put('enviando.txt', `${run}\n`),
    arrived: ({ path, hash }: Pick<SiteFile, 'path' | 'hash'>): void => appendFileSync(journal, `${hash} ${path}\n`),
    /** The hash of each file that arrived in a run. */
    arrivals(run: string): Map<string, string> {
      const [begun, ...lines] = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').slice(0, -1) : [];
      return new Map(begun === run ? lines.map((line) => [line.slice(23), line.slice(0, 22)]) : []);
    },
    /** The versions that were published, the last one first. */
    versions,
    folderOf: (version: string): string => join(folder, VERSIONS, version),
    /** Keeps a version, and forgets the oldest ones. */
    keep(site: readonly SiteFile[]): string {
      const version = new Date().toISOString().replaceAll(/[:.]/g, '-');
      for (const { path, bytes } of site) put(join(VERSIONS, version, path), bytes);
      for (const old of versions().slice(MOST)) rmSync(join(folder, VERSIONS, old), { recursive: true });
      return version;
    },
    /** Keeps a copy of somebody else's file that will be replaced. */
    keepForeign: (path: string, bytes: Buffer): void =>
      put(join('substituidos', new Date().toISOString().replaceAll(/[:.]/g, '-'), path), bytes),
  };
}

export type Kept = ReturnType<typeof keptIn>;
