import { cpSync } from 'node:fs';
import { change } from '../../launch/copy.ts';
import { emptyFolder } from '../temporary.ts';

export type FileChanges = Record<string, [from: string | RegExp, to: string]>;

/** The folder of a copy of the demonstration in an earlier format, with changes in its files. */
export function inFormat(format: number, changes: FileChanges = {}): string {
  const folder = emptyFolder();
  cpSync(`tests/formats/${format}`, folder, { recursive: true, filter: () => true });
  for (const [file, [from, to]] of Object.entries(changes)) change(folder, file, from, to);
  return folder;
}
