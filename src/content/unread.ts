import { basename } from 'node:path';
import { PICTURE_FILE, PICTURES } from '#schema/picture.ts';
import { LOGO_FILE } from './files/logo.ts';
import { kindNames } from './kinds.ts';
import { type OwnerFiles, PAGE_FILE } from './ownerFiles.ts';
import { singleFiles } from './schemas.ts';

/** Files of operating systems, and the back-ups of text editors and office programs. */
const SILENT = /^\.|^(?:thumbs\.db|desktop\.ini)$|^[#~]|~$|\.(?:bak|orig|tmp)$/i;

/** The files and folders that the site does not read, probably because of their name or position. */
export function unreadFiles({ paths }: OwnerFiles): string[] {
  const read = [...singleFiles, ...kindNames.map((kind) => `${kind}/`), `${PICTURES}/`];
  const isPicture = (path: string) =>
    path.startsWith(`${PICTURES}/`) && [PICTURE_FILE, LOGO_FILE].some((pattern) => pattern.test(basename(path)));
  return paths.filter(
    (path) => !read.includes(path) && !PAGE_FILE.test(path) && !isPicture(path) && !SILENT.test(basename(path)),
  );
}
