import { cpSync } from 'node:fs';
import { change } from '../../launch/copy.ts';
import { emptyFolder } from '../temporary.ts';

export type FileChanges = Record<string, [from: string | RegExp, to: string]>;

/** The same content as that of the earlier formats, in the current format. */
export const CURRENT = 'tests/formats/3';

/** The folder of a copy of the content in an earlier format, with changes in its files. */
export function inFormat(format: number, changes: FileChanges = {}): string {
  const folder = emptyFolder();
  cpSync(`tests/formats/${format}`, folder, { recursive: true, filter: () => true });
  for (const [file, [from, to]] of Object.entries(changes)) change(folder, file, from, to);
  return folder;
}
