/*
 * The owner's files while the editor is open, with their earlier versions and the steps of “Desfazer”. One rule: what is
 * valid is written a moment after it was typed, and what is not valid waits in a draft beside the files. A text that is
 * replaced becomes an earlier version.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { HISTORY } from '../../src/content/folders.ts';
import { AS_TEXT } from '../../src/content/parse.ts';
import { valueAt } from '../../src/schema/json.ts';
import type { Entries, Place, Save, Saved, Told, Undone, Value, Version } from './protocol.ts';
import { type Fault, FILE, faultsOf, identity, textFor, valuesIn } from './site.ts';
import { asSaved, withNewLinkNames } from './values.ts';

/** The number of earlier versions that each file keeps, and the least time between two of them, in ms. */
const MOST = 50;
const APART = 120_000;
/** Changes of the same place within this time, in ms, are one step. */
const TOGETHER = 1500;

type Values = ReadonlyMap<string, object | null>;
type Step = { before: Values; after: Values; at: Place; time: number };
/** The values that wait, by their files. `base` is the text that the file had at that time. */
type Draft = Record<string, { value: object; base: string }>;

/** @param folder The owner's content folder. */
export function openFiles(folder: string) {
  const draft = join(folder, HISTORY, 'digitado.json');
  /** The texts and values on the disk, and the mistakes that they have. */
  let texts = textsIn(folder);
  let saved = valuesIn(folder);
  let known = faultsOf(folder).map(identity);
  /** The values as typed. Versions count from the start of this process. */
  const started = Date.now();
  let count = started;
  const typed = new Map<string, { value: Value; version: number }>();
  let done: Step[] = [];
  let undone: Step[] = [];
  let lastKept = 0;

  for (const file of texts.keys()) typed.set(file, { value: saved.get(file), version: started });
  for (const [file, { value, base }] of Object.entries(readDraft(draft))) {
    if (base === textOf(file)) typed.set(file, { value, version: started });
    else keep(file, textFor(file, value));
  }

  const entries = (files: Iterable<string>): Entries =>
    Object.fromEntries([...files].map((file) => [file, typed.get(file) ?? { value: null, version: count }]));
  const told = (files: Iterable<string>, faults = check(waiting())): Told => ({
    files: entries(files),
    faults,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
  });

  /** The mistakes that the files would have after some changes. */
  function check(values: Values): readonly Fault[] {
    return faultsOf(folder, new Map([...values].map(([file, value]) => [file, value && textFor(file, value)])));
  }

  /** The mistakes that changes would bring into the files. */
  const broughtBy = (values: Values) => check(values).filter((fault) => !known.includes(identity(fault)));

  /** The typed values that are not on the disk. */
  const waiting = (): Values =>
    new Map(
      [...typed].flatMap(([file, { value }]) =>
        value === undefined || isDeepStrictEqual(value, saved.get(file) ?? null) ? [] : [[file, value]],
      ),
    );

  /** Takes typed values, unless another window or program changed a file that the window has not seen. */
  function save({ files, at, isLeft = false, isWhole = false }: Save): Saved {
    // The file system may not have told yet of a change by hand.
    const { changed: others, isClash } = readAgain();
    const unseen = Object.entries(files).filter(([file, { seen }]) => !hasSeen(file, seen));
    if (unseen.length > 0) {
      for (const [file, { value }] of unseen) if (value) keep(file, textFor(file, value));
      return { ...told([...others, ...Object.keys(files)]), isClash: true };
    }
    const sent = new Map(Object.entries(files).map(([file, { value }]) => [file, value]));
    for (const [file, value] of withNewLinkNames(saved, typed, sent)) sent.set(file, value);
    const refused = isWhole ? broughtBy(sent) : [];
    if (refused.length > 0) return { ...told(others), refused };
    addStep(sent, at);
    const answer = take(sent, isLeft);
    return { ...answer, isClash, files: entries([...others, ...Object.keys(answer.files)]) };
  }

  /** Whether a window knows the typed value. After a new start of the editor, it counts if no window changed it since. */
  function hasSeen(file: string, seen = 0): boolean {
    const now = typed.get(file);
    return !now || seen === now.version || (seen < started && now.version === started);
  }

  function addStep(after: Values, at: Place): void {
    const before = new Map([...after.keys()].map((file) => [file, typed.get(file)?.value ?? null]));
    if (isDeepStrictEqual(before, after)) return;
    const last = done.at(-1);
    const time = Date.now();
    const isText = typeof valueAt(after.get(at.file), at.path) !== 'object';
    const isSame = last && isDeepStrictEqual(last.at, at) && time - last.time < TOGETHER && undone.length === 0;
    if (isText && isSame)
      done[done.length - 1] = {
        before: new Map([...before, ...last.before]),
        after: new Map([...last.after, ...after]),
        at,
        time,
      };
    else done = [...done.slice(-199), { before, after, at, time }];
    undone = [];
  }

  /** Takes the last step back, or does it again. */
  function step(act: 'undo' | 'redo'): Undone {
    const [from, to] = act === 'undo' ? [done, undone] : [undone, done];
    const last = from.pop();
    if (!last) return told([]);
    to.push(last);
    return { ...take(act === 'undo' ? last.before : last.after), at: last.at };
  }

  /** Takes values as typed, and writes what is valid. */
  function take(values: Values, isLeft = false): Told {
    for (const [file, value] of values) typed.set(file, { value, version: ++count });
    const all = waiting();
    const faults = check(all);
    known = known.filter((one) => faults.some((fault) => identity(fault) === one));
    const isValid = faults.every((fault) => known.includes(identity(fault)));
    const trouble = tried(() => {
      write(isValid ? all : validPart(values, all));
      for (const file of isLeft ? values.keys() : [])
        if (saved.has(file) && !faults.some((fault) => fault.file === file))
          typed.set(file, { value: saved.get(file), version: count });
      writeDraft();
    });
    return { ...told(values.keys(), faults), trouble };
  }

  /** The valid part of changes, and of each file that waits: a text with a mistake is as it is in the file. */
  function validPart(values: Values, all: Values): Values {
    const others = [...all].filter(([file]) => !values.has(file)).map((one) => new Map([one]));
    let valid: Values = new Map();
    for (const some of [new Map([...all].filter(([file]) => values.has(file))), ...others]) {
      for (const { file, path } of broughtBy(new Map([...valid, ...some])).toReversed()) {
        const value = some.get(file);
        if (value && path) some.set(file, asSaved(value, saved.get(file), path));
      }
      for (const { file } of broughtBy(new Map([...valid, ...some]))) some.delete(file);
      const both = new Map([...valid, ...some]);
      if (broughtBy(both).length === 0) valid = both;
    }
    return valid;
  }

  function write(values: Values): void {
    const changes = [...values].map(([file, value]) => [file, value && textFor(file, value)] as const);
    for (const [file, text] of changes) if (text !== textOf(file)) keep(file, textOf(file), text !== null);
    // A file can get the place of another one whose name differs in its capitals only.
    for (const [file, text] of changes) if (text === null) rmSync(join(folder, file), { force: true });
    for (const [file, text] of changes) if (text && text !== textOf(file)) writeWhole(join(folder, file), text);
    texts = textsIn(folder);
    saved = valuesIn(folder);
  }

  function writeDraft(): void {
    const waits = [...waiting()].filter(([, value]) => value);
    const kept = Object.fromEntries(waits.map(([file, value]) => [file, { value, base: textOf(file) }]));
    if (waits.length > 0) writeWhole(draft, JSON.stringify(kept));
    else rmSync(draft, { force: true });
  }

  /** Keeps a text as an earlier version of its file; with `isRare`, only if the last one is not from just now. */
  function keep(file: string, text: string, isRare = false): void {
    const times = timesOf(folder, file);
    if (text === '' || (isRare && Math.abs(Date.now() - (times[0] ?? 0)) < APART)) return;
    lastKept = Math.max(Date.now(), lastKept + 1);
    writeWhole(join(folder, HISTORY, file, `${lastKept}.yaml`), text);
    for (const time of times.slice(MOST - 1)) rmSync(join(folder, HISTORY, file, `${time}.yaml`), { force: true });
  }

  function textOf(file: string): string {
    return texts.get(file)?.toString() ?? '';
  }

  /** Reads the files again. Returns those that were changed by another program, or by hand. */
  function readAgain(): { changed: string[]; isClash: boolean } {
    const had = texts;
    texts = textsIn(folder);
    const all = [...new Set([...had.keys(), ...texts.keys()])];
    const changed = all.filter((file) => !isDeepStrictEqual(had.get(file), texts.get(file)));
    if (changed.length === 0) return { changed, isClash: false };
    const waits = waiting();
    saved = valuesIn(folder);
    known = faultsOf(folder).map(identity);
    done = [];
    undone = [];
    for (const file of changed) {
      const mine = waits.get(file);
      tried(() => {
        keep(file, had.get(file)?.toString() ?? '');
        if (mine) keep(file, textFor(file, mine));
      });
      typed.set(file, { value: texts.has(file) ? saved.get(file) : null, version: ++count });
    }
    return { changed, isClash: changed.some((file) => waits.get(file)) };
  }

  /** The changes of other programs; undefined if there are none. */
  function news(): Told | undefined {
    const { changed, isClash } = readAgain();
    return changed.length > 0 ? { ...told(changed), isClash } : undefined;
  }

  /** The earlier versions of a file, the newest first; without a file, the last version of each deleted file. */
  function versions(file: string | null): Version[] {
    if (file !== null) return timesOf(folder, file).map((time) => ({ file, time }));
    const gone = namesIn(join(folder, HISTORY)).filter((one) => FILE.test(one) && !typed.get(one)?.value);
    return gone.flatMap((one) => versions(one).slice(0, 1));
  }

  /** The value of an earlier version. */
  function version(file: string, time: number): object {
    const text = readFileSync(join(folder, HISTORY, file, `${Number(time)}.yaml`), 'utf8');
    const value: unknown = parseDocument(text, AS_TEXT).toJS();
    if (typeof value !== 'object' || value === null) throw new Error('The version has no fields.');
    return value;
  }

  return { save, step, versions, version, news, all: () => told(typed.keys()) };
}

/** Runs a change of the disk. Returns why it failed, for the owner. */
function tried(change: () => void): string | undefined {
  try {
    change();
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    if (code === 'ENOSPC') return 'O disco está cheio. Apague algo de que não precisa.';
    return `O computador não gravou (${code}): o arquivo está aberto em outro programa, ou a pasta não é sua.`;
  }
}

/** Writes a whole file or nothing: the text goes to a second file, which then takes the name. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = join(dirname(path), `.${basename(path)}.tmp`);
  writeFileSync(part, text);
  renameSync(part, path);
}

/** The bytes of the owner's files. A file that was changed by hand may not be in UTF-8. */
function textsIn(folder: string): Map<string, Buffer> {
  const names = namesIn(folder, 'files').filter((name) => FILE.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** The paths in a folder and its folders; none if there is no such folder. */
function namesIn(folder: string, only?: 'files'): string[] {
  try {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    const entries = only ? all.filter((one) => one.isFile()) : all;
    return entries.map((one) =>
      join(one.parentPath, one.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
  } catch {
    return [];
  }
}

/** The values that waited when the editor was closed; none if the draft cannot be read. */
function readDraft(path: string): Draft {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** The times of a file's earlier versions, the newest first. */
function timesOf(folder: string, file: string): number[] {
  const names = namesIn(join(folder, HISTORY, file)).filter((name) => /^\d+\.yaml$/.test(name));
  return names.map((name) => Number.parseInt(name, 10)).sort((one, other) => other - one);
}
