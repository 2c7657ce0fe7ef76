import { posix } from 'node:path';
import { Stopped } from './talk.ts';

/** The folder of the site on a server. All paths are relative to it. */
export type Remote = {
  /** The size of each file in a folder, by its name, and `folder` for whatever is no file. Fails outside of the site. */
  list(folder: string): Promise<Map<string, number | 'folder'>>;
  /** The content of a file, if it exists. */
  read(path: string): Promise<Buffer | undefined>;
  /** Writes a new file. Over SFTP, fails if the path exists. */
  write(path: string, bytes: Buffer): Promise<unknown>;
  /** Renames the file `by` to `path`, and replaces a file there in one step. */
  replace(path: string, by: string): Promise<unknown>;
  remove(path: string): Promise<unknown>;
  /** Creates a folder, if it is missing. */
  makeFolder(path: string): Promise<unknown>;
  close(): void;
};

/** The time limit for a connection, in ms. */
export const PATIENCE = 20_000;

/** Fails if the real path of a folder is outside the site's folder: nothing is written or removed through a link. */
export function stayInside(top: string, real: string, folder: string): void {
  if (posix.relative(top, real).startsWith('..'))
    throw new Stopped(`Parei: a pasta ${folder} é um atalho para fora do site. Mostre esta frase à hospedagem.`);
}

/** Counts a failure with one of these codes of a server as a response without a value. */
export const unless =
  (...codes: number[]) =>
  (error: { code?: unknown }) => {
    if (!codes.some((code) => code === error.code)) throw error;
    return undefined;
  };
