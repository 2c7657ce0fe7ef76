import { posix } from 'node:path';
import type { Publishing } from '../../src/content/files/publishing.ts';
import { Trouble } from './trouble.ts';

/** A hosting that receives files by SFTP or FTP. */
export type Hosting = Exclude<Publishing, { kind: 'cloudflare' }>;

/** The folder of the site on a server. All paths are relative to it. Each function throws a `Trouble` if it fails. */
export type Remote = {
  /**
   * The size of each file in a folder, by its name, and `folder` for whatever is no file; empty if the folder is
   * missing. Fails if a link leads from the folder to one outside, so nothing is written or removed there.
   */
  list(folder: string): Promise<Map<string, number | 'folder'>>;
  /** The content of a file; undefined if the file is missing. Fails if it is larger than `LARGEST`. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a new file. Over SFTP, fails if the path exists. */
  write(path: string, bytes: Buffer): Promise<unknown>;
  /** Renames the file `by` to `path`; replaces an existing file at `path` in one step. */
  replace(path: string, by: string): Promise<unknown>;
  /** Deletes a file, if it exists. */
  remove(path: string): Promise<unknown>;
  /** Creates a folder, if it is missing. */
  makeFolder(path: string): Promise<unknown>;
  close(): void;
};

/** The password for a server, and the fingerprint of the only SSH key that is accepted. */
export type Access = { password: string | undefined; key: string | undefined };

/** Fails if the real path of a folder is outside the site's folder, because a link leads there. */
export function stayInside(top: string, real: string, folder: string): void {
  if (!posix.relative(top, real).startsWith('..')) return;
  throw new Trouble(
    'other',
    `no servidor, a pasta ${folder} é um atalho para fora da pasta do site, talvez a de outro`,
  );
}

/** The size of the largest file that is read from a server, in bytes. */
export const LARGEST = 50_000_000;

export const tooLarge = (path: string): Trouble =>
  new Trouble('other', `no servidor, o arquivo ${path} é grande demais para ser lido`);

/** The time limit for a server's response, in ms. */
export const PATIENCE = 20_000;

/**
 * Waits for a server's response. Fails after the time limit, even if the server keeps the connection alive.
 * @param bytes The number of bytes that are sent meanwhile: the slowest line sends 10 of them per ms.
 */
export async function inTime<T>(response: Promise<T>, bytes = 0): Promise<T> {
  const late = Promise.withResolvers<never>();
  const fail = () => late.reject(new Trouble('network', 'o servidor não respondeu'));
  const timer = setTimeout(fail, PATIENCE + bytes / 10);
  return Promise.race([response, late.promise]).finally(() => clearTimeout(timer));
}
