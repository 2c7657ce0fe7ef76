import { posix } from 'node:path';
import type { Publishing } from '../src/content/files/publishing.ts';
import { Trouble } from './trouble.ts';

/** A hosting that receives files by SFTP or FTP. */
export type Hosting = Exclude<Publishing, { kind: 'cloudflare' }>;

/** The folder of the site on a server. All paths are relative to it. Each function throws a `Trouble` if it fails. */
export type Remote = {
  /**
   * The size of each file in a folder, by its name; empty if the folder is missing. Fails if a link leads from the
   * folder to one outside, so nothing is written or removed there.
   */
  list(folder: string): Promise<Map<string, number>>;
  /** The content of a file; undefined if the file is missing. Fails if it is larger than `most` bytes (`LARGEST`). */
  read(path: string, most?: number): Promise<Buffer | undefined>;
  /** Writes a new file. Over SFTP, fails if the path exists. */
  write(path: string, bytes: Buffer): Promise<void>;
  /** Renames the file `by` to `path`; replaces an existing file at `path` in one step. */
  replace(path: string, by: string): Promise<void>;
  /** Deletes a file, if it exists. */
  remove(path: string): Promise<void>;
  /** Creates a folder, if it is missing. */
  makeFolder(path: string): Promise<void>;
  /** Deletes a folder, if it is empty. */
  removeFolder(path: string): Promise<void>;
  close(): void;
};

/** The credentials for a server, and the owner's permission to connect without encryption. */
export type Access = {
  password: string | undefined;
  /** The fingerprint of the only accepted SSH key. */
  key: string | undefined;
  /** Whether the password may be sent without encryption. */
  plain: boolean;
};

/** Fails if the real path of a folder is outside the site's folder, because a link leads there. */
export function stayInside(top: string, real: string, folder: string): void {
  if (!posix.relative(top, real).startsWith('..')) return;
  throw new Trouble(
    'other',
    `no servidor, a pasta ${folder} é um atalho para fora da pasta do site, talvez a de outro`,
  );
}

/** The size of the largest file that is read from a server, except an archive of the owner's files, in bytes. */
export const LARGEST = 20_000_000;

export const tooLarge = (path: string): Trouble =>
  new Trouble('other', `no servidor, o arquivo ${path} é grande demais para ser lido`);

/** The time limit for a server's response, in ms. */
export const PATIENCE = 20_000;

/** Waits for a server's response. Fails after the time limit, even if the server keeps the connection alive. */
export async function inTime<T>(response: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Trouble('network', 'o servidor não respondeu')), PATIENCE);
  return Promise.race([response, late.promise]).finally(() => clearTimeout(timer));
}
