/* Which files of a site's folder belong to the template. Plain JavaScript, because `commands/prepare.js` imports it. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEW, OLD, OWN, WORK } from './exchange.js';

/** The list of the template's own files in a site's folder, as they were when it was installed. Git ignores it. */
const LIST = '.modelo.json';

/** Installed and built files, at any depth. Git ignores it, but a template may be downloaded without git. */
const BUILT = ['node_modules', 'dist', 'dist-demo', 'ready', 'test-results', 'playwright-report'];
const HIDDEN = ['.git', '.astro', '.wrangler', '.DS_Store'];

/**
 * The paths of all files in a folder, except the owner's content, and installed and built files.
 * @param {string} folder
 * @param {string} [inside] A folder in it.
 * @returns {string[]}
 */
export function filesIn(folder, inside = '') {
  return readdirSync(join(folder, inside), { withFileTypes: true })
    .filter(({ name }) => ![...BUILT, ...HIDDEN].includes(name) && !name.endsWith('.log'))
    .filter(({ name }) => inside !== '' || ![...OWN, NEW, OLD, WORK, LIST].includes(name))
    .flatMap((entry) => {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) return filesIn(folder, path);
      return entry.isFile() ? [path] : [];
    });
}

/** @param {string | Uint8Array} bytes */
export const hashOf = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22);

/**
 * The hashes of all files of `filesIn`, by path.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export const hashesIn = (folder) =>
  Object.fromEntries(filesIn(folder).map((path) => [path, hashOf(readFileSync(join(folder, path)))]));

/**
 * Stores that all files in the folder are the template's own.
 * @param {string} folder
 */
export const noteTemplate = (folder) => writeFileSync(join(folder, LIST), JSON.stringify(hashesIn(folder), null, 1));

/**
 * The hashes of the template's own files as they were installed; undefined if the template is older than this list.
 * @param {string} folder
 * @returns {Record<string, string> | undefined}
 */
export const notedTemplate = (folder) =>
  existsSync(join(folder, LIST)) ? JSON.parse(readFileSync(join(folder, LIST), 'utf8')) : undefined;
