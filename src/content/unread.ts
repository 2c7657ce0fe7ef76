import { basename, join } from 'node:path';
import { PICTURE_FILE, PICTURES } from '#schema/picture.ts';
import { LOGO_FILE } from './files/logo.ts';
import { entriesOf } from './folders.ts';
import { kindNames } from './kinds.ts';
import { PAGE_FILE } from './slugs.ts';

/** Files of operating systems, and the back-ups of text editors and office programs. */
const SILENT = /^\.|^(?:thumbs\.db|desktop\.ini)$|^[#~]|~$|\.(?:bak|orig|tmp)$/i;

/**
 * The files and folders in the owner's folder that the site does not read, probably because of their name or position.
 * @param known The names of the files that the site reads outside the folders of the pages and of the pictures.
 */
export function unreadFiles(folder: string, known: readonly string[]): string[] {
  const names = (within: string) => entriesOf(join(folder, within)).map(({ name }) => name);
  const all = [
    ...names('').filter((name) => ![...known, ...kindNames, PICTURES].includes(name)),
    ...kindNames.flatMap((kind) => names(kind).flatMap((name) => (PAGE_FILE.test(name) ? [] : `${kind}/${name}`))),
    ...names(PICTURES).flatMap((name) =>
      PICTURE_FILE.test(name) || LOGO_FILE.test(name) ? [] : `${PICTURES}/${name}`,
    ),
  ];
  return all.filter((path) => !SILENT.test(basename(path)));
}
