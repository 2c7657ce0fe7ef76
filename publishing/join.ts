import { isUtf8 } from 'node:buffer';
import { type Document, parseDocument } from 'yaml';
import { AS_TEXT, spacedText } from '../src/content/yaml.ts';
import { merged } from '../src/schema/merged.ts';
import { isYaml, type Source, sourceOf } from './source.ts';

/** A text, a photo or a whole file that both sources changed. A missing one is undefined. */
export type Clash = {
  file: string;
  path: readonly (string | number)[];
  /** The value of the whole file, if it has one. */
  whole: unknown;
  mine: unknown;
  theirs: unknown;
};

/**
 * Joins the changes of two sources.
 * @param base The source that both began with.
 * @param isTheirs Whether a clash is decided for `theirs`.
 * @returns the joined source and all clashes.
 */
export function joined(
  base: Source,
  mine: Source,
  theirs: Source,
  isTheirs: (clash: Clash) => boolean = () => false,
): { source: Source; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const isOther = (clash: Clash) => {
    clashes.push(clash);
    return isTheirs(clash);
  };
  const join = (file: string, old?: Buffer, one?: Buffer, other?: Buffer): Buffer | undefined => {
    if (isSame(one, other) || isSame(other, old)) return one;
    if (isSame(one, old)) return other;
    const [before, here, there] = isYaml(file) ? [old, one, other].map(valueIn) : [];
    if (!one || !here || !there) {
      const [mine, theirs] = [here ?? one, there ?? other];
      return isOther({ file, path: [], whole: here ?? there, mine, theirs }) ? other : one;
    }
    const value = merged(before, here, there, (path, mine, theirs) =>
      isOther({ file, path, whole: here, mine, theirs }) ? theirs : mine,
    );
    return withValue(one, value);
  };
  const [before, here, there] = [filesIn(base), filesIn(mine), filesIn(theirs)];
  const paths = new Set([...here.keys(), ...there.keys()]);
  const files = [...paths].flatMap((path) => {
    const bytes = join(path, before.get(path), here.get(path), there.get(path));
    return bytes ? [[path, bytes] as const] : [];
  });
  return { source: sourceOf(files), clashes };
}

const isSame = (one: Buffer | undefined, other: Buffer | undefined) =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));

/** The content of the files of a source. */
const filesIn = (source: Source) => new Map(source.map(({ path, bytes }) => [path, bytes]));

/** The value of a YAML file; undefined if there is no file, or if it has a mistake. */
function valueIn(bytes: Buffer | undefined): unknown {
  if (!bytes || !isUtf8(bytes)) return undefined;
  const document = parseDocument(bytes.toString(), AS_TEXT);
  return document.errors.length > 0 ? undefined : document.toJS();
}

/** The text of a YAML file with another value. The comment at its start stays. */
function withValue(bytes: Buffer, value: unknown): Buffer {
  const document: Document = parseDocument(bytes.toString(), AS_TEXT);
  document.contents = document.createNode(value);
  return Buffer.from(spacedText(document));
}
