import { basename } from 'node:path';
import { PICTURE_FILE, PICTURES } from '#schema/picture.ts';
import { LOGO_FILE } from './files/logo.ts';
import { kindNames } from './kinds.ts';
import { type OwnerFiles, PAGE_FILE } from './ownerFiles.ts';
import { singleFiles } from './schemas.ts';

/** Files of operating systems, and the back-ups of text editors and office programs. */
const SILENT = /^\.|^(?:thumbs\.db|desktop\.ini)$|^[#~]|~$|\.(?:bak|orig|tmp)$/i;

/** Whether the site reads a file, by its path in the owner's folder: a text, a picture or a logo. */
export const isRead = (path: string): boolean =>
  singleFiles.includes(path) ||
  PAGE_FILE.test(path) ||
  [PICTURE_FILE, LOGO_FILE].some((pattern) => path === `${PICTURES}/${pattern.exec(basename(path))?.[0]}`);

/** The files and folders that the site does not read, probably because of their name or position. */
export function unreadFiles({ paths }: OwnerFiles): string[] {
  const folders = [...kindNames, PICTURES].map((name) => `${name}/`);
  return paths.filter((path) => !folders.includes(path) && !isRead(path) && !SILENT.test(basename(path)));
}
