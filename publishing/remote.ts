import type { Publishing } from '../src/content/schema/publishing.ts';

/** The hosting that files are sent to. */
export type Hosting = Exclude<Publishing, { kind: 'cloudflare' }>;

/** The folder of the site on a server. Every path is within it. Each function throws a `Trouble`. */
export type Remote = {
  /** The size of each file in a folder by its name; no files if there is no such folder. */
  list(folder: string): Promise<Map<string, number>>;
  /** The content of a file; undefined if there is none. */
  read(path: string): Promise<Buffer | undefined>;
  write(path: string, bytes: Buffer): Promise<void>;
  /** Renames a file; a file with the new name is replaced at that moment. */
  replace(path: string, by: string): Promise<void>;
  /** Deletes a file, if it is there. */
  remove(path: string): Promise<void>;
  /** Makes a folder, if it is not there. */
  makeFolder(path: string): Promise<void>;
  /** Deletes a folder, if it is empty. */
  removeFolder(path: string): Promise<void>;
  close(): void;
};

/** The known facts about a server, and the permissions that a person gave. */
export type Access = {
  password: string | undefined;
  /** The fingerprint of the only accepted SSH key. */
  key: string | undefined;
  /** Whether the password may be sent without encryption. */
  plain: boolean;
};

/** In ms: how long a server may be silent. */
export const PATIENCE = 20_000;
