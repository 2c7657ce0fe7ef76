import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { kindNames, type PageKind } from '#lib/pageKinds.ts';
import { PICTURE_FILE, PICTURES } from '#lib/schema/picture.ts';
import { SLUG } from '../files/pageFields.ts';
import { singleFiles } from '../files/schemas.ts';
import type { Fault } from './faults.ts';
import { entriesOf } from './folders.ts';

/** Files that are about to be saved or deleted, by their paths in the content folder: the new text, or null. */
export type Changes = ReadonlyMap<string, string | null>;

/** A page that has a file: the folder says the kind of the page, and the name of the file is the end of its URL. */
export type PageName = { kind: PageKind; slug: string; file: string };

/** The owner's files as they are on the disk, or as they would be after some changes. */
export type OwnerFiles = {
  folder: string;
  /** The paths within the folder, as spelt on the disk. The path of a folder ends in `/`. */
  paths: readonly string[];
  /** The pages that the files make. */
  pages: readonly PageName[];
  /** The mistakes in the names of the pages' files. */
  faults: readonly Fault[];
  /** The text of a file; undefined if it is not in UTF-8. */
  textOf(path: string): string | undefined;
};

/** Lists the owner's files. Reads none of them. */
export function listFiles(folder: string, changes: Changes = new Map()): OwnerFiles {
  const there = ['', ...kindNames, PICTURES].flatMap((within) =>
    entriesOf(join(folder, within)).map((entry) =>
      [within, entry.isDirectory() ? `${entry.name}/` : entry.name].filter(Boolean).join('/'),
    ),
  );
  const saved = [...changes].flatMap(([path, text]) => (text === null ? [] : path));
  const paths = [...new Set([...there, ...saved])].filter((path) => changes.get(path) !== null).sort();
  const stored = (path: string) => {
    const bytes = readFileSync(join(folder, path));
    return isUtf8(bytes) ? bytes.toString() : undefined;
  };
  const all = kindNames.flatMap((kind) =>
    paths
      .filter((path) => path.startsWith(`${kind}/`) && PAGE_FILE.test(path))
      .map((file) => ({ kind, slug: basename(file, '.yaml'), file })),
  );
  const { pages = [], others = [] } = Object.groupBy(all, ({ slug }) => (SLUG.test(slug) ? 'pages' : 'others'));
  const expected = 'um nome que sirva de endereço: letras minúsculas sem acento, algarismos e hífens, e .yaml no fim';
  const faults = others.map(({ file }) => ({ ...RENAME, file, found: `o nome “${basename(file)}”`, expected }));
  return { folder, paths, pages, faults, textOf: (path) => changes.get(path) ?? stored(path) };
}

/** The pattern of the path of a page's file, right or almost right. Others are not pages. */
const PAGE_FILE = new RegExp(`^(?:${kindNames.join('|')})/[^/.][^/]*\\.ya?ml$`, 'i');

/** The field of a page's URL, and the advice if the URL cannot be used. */
export const RENAME = {
  field: 'Endereço da página (o nome do arquivo)',
  todo: 'dê outro endereço à página',
};

/** Files of operating systems, and the back-ups of text editors and office programs. */
const SILENT = /^\.|^(?:thumbs\.db|desktop\.ini)$|^[#~]|~$|\.(?:bak|orig|tmp)$/i;

/** Whether the site reads a file, by its path in the owner's folder: a text, a picture or a logo. */
export const isRead = (path: string): boolean =>
  singleFiles.includes(path) ||
  PAGE_FILE.test(path) ||
  path === `${PICTURES}/${PICTURE_FILE.exec(basename(path))?.[0]}`;

/** The files and folders that the site does not read, probably because of their name or position. */
export function unreadFiles({ paths }: OwnerFiles): string[] {
  const folders = [...kindNames, PICTURES].map((name) => `${name}/`);
  return paths.filter((path) => !folders.includes(path) && !isRead(path) && !SILENT.test(basename(path)));
}
