import { z } from 'zod';
import { hashOf } from './files.ts';

/** Hashes of files by the keys of their paths. An empty hash: a stopped run may have left the old or the new version. */
const hashes = z.record(z.string(), z.string());

const manifest = z.object({
  /** The id of the run that published, and its time. A run that stopped leaves its id. */
  id: z.string(),
  date: z.iso.datetime(),
  /** Whether a run is unfinished; missing if the site is complete. */
  run: z.literal(true).exactOptional(),
  /** The files that this program has put on the server, and their folders. */
  files: hashes,
  folders: z.array(z.string()),
  /** Assets of the previous version. Visitors with an open page may still load these assets. */
  kept: hashes,
});

/** The list of the files that this program has put on a server. It has no names, because others may read it. */
export type Manifest = z.infer<typeof manifest>;

/** The name of the manifest on the server. Apache and LiteSpeed serve no files whose name starts with `.ht`. */
export const MANIFEST = '.htpublicado.json';

export const EMPTY: Manifest = { id: '', date: '', files: {}, folders: [], kept: {} };

/** The name of a path in the manifest. */
export const keyOf = (path: string): string => hashOf(path);

/** Checks a manifest, because others can write on the server too. Undefined if any part of the manifest is wrong. */
export function readManifest(written: Buffer): Manifest | undefined {
  try {
    return manifest.parse(JSON.parse(String(written)));
  } catch {
    return undefined;
  }
}
