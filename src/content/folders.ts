import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** The owner's folder if there is one, else the demonstration; `SITE_CONTENT` overrides both. */
export function contentFolder(): string {
  return process.env.SITE_CONTENT || (existsSync('content') ? 'content' : 'demo');
}

/** The folder of the built site; `SITE_DIST` overrides it. */
export function distFolder(): string {
  return resolve(process.env.SITE_DIST || 'dist');
}

/**
 * Files that are about to be saved, by their paths in the folder, each with its new text, or null if it is to be deleted.
 * Of a picture only the path counts.
 */
export type Changes = ReadonlyMap<string, string | null>;
