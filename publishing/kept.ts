import { createHash, randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { manifest } from './manifest.ts';
import type { SiteFile } from './plan.ts';

/**
 * The folder with the data about this machine's publications, and with copies of the published files. Git ignores the
 * folder, and no command deletes it. It contains no passwords.
 */
export const KEPT = '.publicado';
const VERSIONS = 'versoes';

/** The maximum number of published versions that are stored. */
const MOST = 3;

const known = z.object({
  /** The fingerprint of the SSH key. */
  key: z.string().exactOptional(),
  /** A copy of the last published manifest, in case the manifest on the server is lost. */
  manifest: manifest.optional().catch(undefined),
  /** The name of the stored version that this folder published last; missing if another folder published after it. */
  version: z.string().exactOptional(),
  /** The URLs of changed pages that search engines do not know, because the notice failed. */
  unannounced: z.array(z.string()).exactOptional(),
  /** When another folder published, if it published last. Empty if the time is unknown. */
  other: z.string().exactOptional(),
});

/** The stored facts about a server, or about an SSH host and port. */
export type Known = z.infer<typeof known>;

/**
 * Reads a file of the folder of the publications; undefined if it is missing.
 * @throws an error with a message for the owner if the file is damaged. Without the file, the program would forget the
 *   keys of the servers, and would not notice that a key has changed.
 */
export function readKept<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error(`${file} está estragado: traga-o de uma cópia de segurança, ou apague-o.`, { cause });
  }
}

/** Writes a file of the folder of the publications. */
export function writeKept(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Reads all files in a folder, such as a built site. */
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

const archiveFile = (server: string) => join('fontes', `${hashOf(Buffer.from(server))}.zip`);

/** Returns functions that read and write the data about this machine's publications, in the given folder. */
export function keptIn(folder: string) {
  const servers = join(folder, 'servidores.json');
  const source = join(folder, 'origem.json');
  const journal = join(folder, 'enviando.txt');
  const all = () => readKept(servers, z.record(z.string(), known)) ?? {};
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
    know(server: string, facts: Known): void {
      writeKept(servers, { ...all(), [server]: facts });
    },
    /**
     * The id of this folder's publications. It is made once and stored beside them, so a new copy of the template gets
     * another id.
     */
    source(): string {
      const stored = readKept(source, z.object({ id: z.string() }));
      if (stored) return stored.id;
      const id = randomUUID();
      put('origem.json', `${JSON.stringify({ id })}\n`);
      return id;
    },
    /** Stores the archive that this folder last published to a server or brought from it. */
    noteArchive: (server: string, bytes: Buffer): void => put(archiveFile(server), bytes),
    /** The archive that this folder last published to a server or brought from it; undefined if there is none. */
    archive(server: string): Buffer | undefined {
      const file = join(folder, archiveFile(server));
      return existsSync(file) ? readFileSync(file) : undefined;
    },
    /** Starts a new list of sent files. `arrived` only appends lines, so a crash cannot damage the earlier lines. */
    begin: (run: string): void => put('enviando.txt', `${run}\n`),
    arrived: ({ path, hash }: Pick<SiteFile, 'path' | 'hash'>): void => appendFileSync(journal, `${hash} ${path}\n`),
    /** The hash of each file that a run has sent, by its path. */
    arrivals(run: string): Map<string, string> {
      const [begun, ...lines] = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n').slice(0, -1) : [];
      return new Map(begun === run ? lines.map((line) => [line.slice(23), line.slice(0, 22)]) : []);
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
