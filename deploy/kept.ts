import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folder for `kept`, in Astro's own cache. */
export const KEPT = 'node_modules/.astro/kept';

/**
 * The result of `make`, which `file` keeps for the next build. The file begins with a hash of the source and the result,
 * so a file that is damaged, or that another build is just writing, counts as missing.
 * @param file A new result replaces the former one, so that the folder does not grow with each build.
 * @param source Everything that the result depends on.
 */
export async function kept(file: string, source: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const hashOf = (result: Uint8Array) => createHash('sha256').update(source).update(result).digest();
  if (existsSync(file)) {
    const before = readFileSync(file);
    const result = before.subarray(HASH);
    if (hashOf(result).equals(before.subarray(0, HASH))) return result;
  }
  const result = await make();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.concat([hashOf(result), result]));
  return result;
}

/** The length of a SHA-256 hash in bytes. */
const HASH = 32;
