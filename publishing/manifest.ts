import { z } from 'zod';
import { isInside, isRelative } from './foreign.ts';

/** More files than any site has, so a hostile list cannot keep this program busy. */
const MOST = 20_000;

/** The hash of each file by its path. */
const hashesOf = (isPath: (path: string) => boolean) =>
  z.record(z.string().refine(isPath), z.string()).refine((files) => Object.keys(files).length <= MOST);
const hashes = hashesOf(isInside);

export const manifest = z.object({
  /**
   * The files that this program has put on a server. An empty hash means that a stopped run may have left the old or
   * the new version of the file.
   */
  files: hashes,
  /** Assets of the previous version. Visitors with an open page may still load these assets. */
  kept: hashes,
  /** Whether a run is unfinished; missing if the site is complete. */
  run: z.literal(true).optional(),
  /**
   * The id of the run that published, the name of the person on that person's computer, the time, and the hashes of the
   * owner's files in the archive, if there is one. A run that stopped leaves those of an earlier run.
   */
  source: z
    .object({
      id: z.string(),
      who: z.string(),
      date: z.iso.datetime(),
      archive: hashesOf(isRelative).optional().catch(undefined),
    })
    .optional(),
});

/** The list of the files that this program has put on a server. */
export type Manifest = z.infer<typeof manifest>;

/** The name of the manifest on the server. Apache and LiteSpeed serve no files whose name starts with `.ht`. */
export const MANIFEST = '.htpublicado.json';

export const EMPTY: Manifest = { files: {}, kept: {} };

/** Checks a manifest, because others can write on the server too. Undefined if any part of the manifest is wrong. */
export function readManifest(written: Buffer): Manifest | undefined {
  try {
    return manifest.parse(JSON.parse(String(written)));
  } catch {
    return undefined;
  }
}
