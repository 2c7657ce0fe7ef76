import { posix } from 'node:path';
import { Trouble } from './trouble.ts';

/** The folder of the site on a server. All paths are relative to it. */
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
  if (posix.relative(top, real).startsWith('..'))
    throw new Trouble('other', `no servidor, a pasta ${folder} é um atalho para fora da pasta do site`);
}

/** The size of the largest file that is read from a server, in bytes. */
export const LARGEST = 50_000_000;

export const tooLarge = (path: string): Trouble =>
  new Trouble('other', `no servidor, o arquivo ${path} é grande demais para ser lido`);

/** The time limit for a connection, in ms. */
export const PATIENCE = 20_000;
