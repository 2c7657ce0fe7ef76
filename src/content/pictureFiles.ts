import { join, resolve, sep } from 'node:path';
import { oneLine } from '#lib/schema/normalise.ts';
import { PICTURES } from '#lib/schema/picture.ts';
import { entriesOf } from './folders.ts';
import type { Content } from './read.ts';
import { textsNamed } from './texts.ts';

/**
 * The path of a picture; undefined if there is none. On a Mac, an accent in the file name may be a separate character, and
 * the name of a screenshot has a narrow non-breaking space.
 */
export function picturePath(folder: string, name: string): string | undefined {
  const pictures = join(folder, PICTURES);
  const file = entriesOf(pictures).find((entry) => entry.isFile() && oneLine(entry.name) === name);
  return file && join(pictures, file.name);
}

/**
 * A module that imports only the pictures that the owner's files name. If the module imported a picture that no
 * page uses, Astro would publish the original, with all camera metadata.
 */
export function picturesModule(content: string, shown: Content): string {
  const names = new Set(textsNamed('picture', shown).map(({ value }) => value));
  const named = [...names].flatMap((picture) => {
    const path = picturePath(content, picture);
    return path ? [{ picture, path: resolve(path).replaceAll(sep, '/') }] : [];
  });
  const lines = [
    // TypeScript knows only lower-case extensions.
    '// @ts-nocheck',
    ...named.map(({ path }, index) => `import picture${index} from ${JSON.stringify(path)};`),
    "export const pictures: Record<string, import('astro').ImageMetadata> = {",
    ...named.map(({ picture }, index) => `  ${JSON.stringify(picture)}: picture${index},`),
    '};\n',
  ];
  return lines.join('\n');
}
