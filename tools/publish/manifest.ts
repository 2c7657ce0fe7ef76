import { z } from 'zod';
import { hashOf } from './files.ts';
import type { Remote } from './remote.ts';

const manifest = z.object({
  /** The id of the run that published, and its time. A run that stopped leaves its id. */
  id: z.string(),
  date: z.iso.datetime(),
  /** Whether a run is unfinished; missing if the site is complete. */
  run: z.literal(true).exactOptional(),
  /**
   * The hash of each file that this program has put on the server, by the key of its path. The hash is
   * empty if it is unknown or does not matter: of folders, of files that a stopped run may have replaced, and of assets of
   * the previous version, which open pages may still load.
   */
  files: z.record(z.string(), z.string()),
});

/** The list of the files that this program has put on a server. It has no names, because others may read it. */
export type Manifest = z.infer<typeof manifest>;

/** The name of the manifest on the server. Apache and LiteSpeed serve no files whose name starts with `.ht`. */
export const MANIFEST = '.htpublicado.json';

export const EMPTY: Manifest = { id: '', date: '', files: {} };

/** The name of a path in the manifest. */
export const keyOf = (path: string): string => hashOf(path);

/** Reads the server's manifest. Others can write on the server too, so a missing or wrong manifest counts as empty. */
export async function readManifest(remote: Pick<Remote, 'read'>): Promise<Manifest> {
  const written = await remote.read(MANIFEST);
  try {
    return manifest.parse(JSON.parse(String(written)));
  } catch {
    return EMPTY;
  }
}
