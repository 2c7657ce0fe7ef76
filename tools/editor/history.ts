/* The earlier versions of the owner's files: each text that was replaced, with the name of the change that replaced it. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { parseDocument } from 'yaml';
import { entriesOf } from '../../src/content/reader/folders.ts';
import { AS_TEXT } from '../../src/content/reader/parse.ts';
import { kindNames } from '../../src/lib/pageKinds.ts';
import { valueAt } from '../../src/lib/schema/json.ts';
import type { NamedVersion, Path, Version } from './protocol.ts';

export const HISTORY = '.historico';
const MOST = 100;
/** Changes of the same place within this time, in ms, are one version. */
const APART = 120_000;

/** The name of a version that another program's change replaced. */
export const OTHER = 'o arquivo mudou';

/** @param folder The owner's content folder. */
export function openHistory(folder: string) {
  const changedLast = new Map<string, { name: string; time: number }>();
  let lastKept = 0;

  const versionPath = ({ file, time }: Version) => join(folder, HISTORY, file, `${time}.yaml`);
  const textAt = (version: Version) => readFileSync(versionPath(version), 'utf8');

  /**
   * Keeps a text as an earlier version of its file, except while the same place is changed again and again.
   * @param path What was changed after it: a field or a list, or the whole file.
   */
  function keep(file: string, text: string | undefined, name: string, path: Path = []): void {
    const last = changedLast.get(file);
    if (!text || (last?.name === name && Date.now() - last.time < APART)) return;
    lastKept = Math.max(Date.now(), lastKept + 1);
    writeWhole(versionPath({ file, time: lastKept }), `# ${name}\n# ${JSON.stringify(path)}\n${text}`);
    changedLast.set(file, { name, time: lastKept });
    for (const old of versionsOf(file).slice(MOST)) rmSync(versionPath(old), { force: true });
  }

  /** The earlier versions of a file, the newest first. */
  function versionsOf(file: string): Version[] {
    const times = entriesOf(join(folder, HISTORY, file)).map(({ name }) => Number(parse(name).name));
    const versions = times.filter(Number.isInteger).map((time) => ({ file, time }));
    return versions.sort((one, other) => other.time - one.time);
  }

  const pathAt = (version: Version): Path => JSON.parse(/^# .*\n# (\[.*\])/.exec(textAt(version))?.[1] ?? '[]');

  const named = (file: string): NamedVersion[] =>
    versionsOf(file).map((version) => ({ ...version, name: /^# (.*)/.exec(textAt(version))?.[1] ?? OTHER }));

  /** The last version of each page that is not there, with the name of the page. */
  function deleted(there: readonly string[]): NamedVersion[] {
    return kindNames
      .flatMap((kind) => entriesOf(join(folder, HISTORY, kind)).map(({ name }) => `${kind}/${name}`))
      .filter((page) => !there.includes(page))
      .flatMap((page) => versionsOf(page).slice(0, 1))
      .flatMap((version) => {
        const name = valueAt(parseDocument(textAt(version), AS_TEXT).toJS(), ['name']);
        // A file without fields, written by hand, was no page.
        return typeof name === 'string' ? [{ ...version, name }] : [];
      });
  }

  return { keep, endVersion: () => changedLast.clear(), textAt, pathAt, named, deleted };
}

/** Writes a whole file or nothing: the content goes to a second file, which then takes the name. */
export function writeWhole(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  // Always the same name: the next one replaces a part that the disk had no space for.
  const part = join(dirname(path), '.tmp');
  writeFileSync(part, text);
  renameSync(part, path);
}
