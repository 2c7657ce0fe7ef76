import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const given = new Map<string, string>();
const top = fileURLToPath(new URL('..', import.meta.url));

/**
 * The name that a class of a CSS Module has in the pages: a few characters,
 * the same in every build, since a name is written as often as it is used.
 * @throws {Error} where two classes would get the same name.
 */
export function className(name: string, file: string): string {
  const source = `${relative(top, file)} ${name}`;
  const digest = createHash('sha256').update(source).digest().readUInt32BE(0);
  // A letter first, for a class may not begin with a digit.
  const short = `${String.fromCharCode(97 + (digest % 26))}${(digest >>> 8).toString(36).slice(0, 3)}`;
  const other = given.get(short);
  if (other !== undefined && other !== source) {
    throw new Error(`The classes “${source}” and “${other}” both became “${short}”: rename one of them.`);
  }
  given.set(short, source);
  return short;
}
