import { dayOf } from '#lib/dates.ts';
import { addressFaults, followRenames, nameFaults } from './addresses.ts';
import { assemble, type RightFiles } from './assemble.ts';
import { checkFiles } from './check.ts';
import { ContentError } from './faults.ts';
import { contentFolder } from './folders.ts';
import { type Changes, listFiles, unreadFiles } from './ownerFiles.ts';
import { parseFiles } from './parse.ts';
import { referenceFaults } from './references.ts';

/** The content of all the owner's files. */
export type Content = ReturnType<typeof readContent>;

type Options = {
  /** Changes that are not written yet. */
  changes?: Changes | undefined;
  /** Whether hidden pages are among the others, and the site is at the root of its server, whatever its URL will be. */
  isDraft?: boolean;
};

/**
 * Reads and checks the owner's files, one step after the other.
 * @throws {ContentError} with every mistake in all files.
 */
export function readContent(folder = contentFolder(), { changes, isDraft }: Options = {}) {
  const files = listFiles(folder, changes);
  const { parsed, ...syntax } = parseFiles(files);
  const { checked, ...fields } = checkFiles(parsed, files.pages);
  followRenames(checked);
  const faults = [
    ...[files, syntax, fields].flatMap((step) => step.faults),
    ...addressFaults(checked),
    ...nameFaults(checked),
    ...referenceFaults(files, checked),
  ];
  if (faults.length > 0) throw new ContentError(folder, faults);
  // A file that is missing or wrong is a fault.
  const content = assemble(checked as RightFiles, dayOf(new Date()), isDraft);
  return { ...content, parsed, unread: unreadFiles(files) };
}
