/*
 * The owner's files while the editor is open, with the steps of “Desfazer”. One rule: what is valid is written a moment
 * after it was typed, and what is not valid waits in a draft beside the files. A text that is replaced becomes an
 * earlier version.
 */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Fault } from '../../src/content/reader/faults.ts';
import { listFiles } from '../../src/content/reader/ownerFiles.ts';
import { valueAt } from '../../src/lib/schema/json.ts';
import { readOrSetAside } from '../publish/setAside.ts';
import { edited } from './edits.ts';
import { HISTORY, OTHER, openHistory, writeWhole } from './history.ts';
import type { Answer, Edit, FilesState, NamedVersion, Place, Value, Version } from './protocol.ts';
import { FILE } from './requests.ts';
import { faultsOf, identity, placeName, readValue, textFor, valuesIn } from './siteContent.ts';
import { partsAsSaved, withNewName } from './values.ts';

/** Changes of the same place within this time, in ms, are one step. */
const TOGETHER = 1500;

type Values = ReadonlyMap<string, object | null>;
type Step = { typed: ReadonlyMap<string, Value>; at: Place; time: number };
/** `base` is the text that the file had when its value began to wait. */
const drafts = z.record(z.string().regex(FILE), z.object({ value: z.looseObject({}), base: z.string().optional() }));

/** The names of other versions that no field's change replaced. */
const DELETED = 'a página foi apagada';
const TYPED = 'era o texto com erro';

/** @param folder The owner's content folder. */
export function openFiles(folder: string) {
  const history = openHistory(folder);
  const draft = join(folder, HISTORY, 'digitado.json');
  /** The files on the disk, and their mistakes. */
  let disk = filesIn(folder);
  let knownFaults = faultsOf(folder).map(identity);
  const saved = (file: string): Value => disk.get(file)?.value ?? null;
  /** The typed values, and their mistakes. A value that is not the one on the disk waits. */
  let typed: ReadonlyMap<string, Value> = new Map([...disk].map(([file, { value }]) => [file, value]));
  let faults: readonly Fault[];
  let version = Date.now();
  let done: Step[] = [];
  let undone: Step[] = [];
  let saveFailure: string | undefined;
  /** The window that made the last edit. */
  let writer: string | undefined;

  // The values that waited when the editor was closed.
  for (const [file, { value, base }] of Object.entries(readOrSetAside(draft, drafts.parse) ?? {})) {
    if (base === disk.get(file)?.text) typed = new Map(typed).set(file, value);
    else tried(() => history.keep(file, textFor(file, value), TYPED));
  }
  faults = check(waiting());

  const filesState = (): FilesState => ({
    version,
    files: Object.fromEntries(typed),
    faults,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    saveFailure,
  });

  function check(values: Values): readonly Fault[] {
    return faultsOf(folder, new Map([...values].map(([file, value]) => [file, value && textFor(file, value)])));
  }

  const broughtBy = (values: Values) => beyond(check(values), knownFaults);

  function waiting(): Values {
    return new Map([...typed].filter(([file, value]) => !isDeepStrictEqual(value, saved(file)))) as Values;
  }

  /** Takes the edits of a window. The last edit of a place counts. */
  function edit(edits: readonly Edit[], isWhole = false, window?: string): Answer {
    // The event of a change by hand may come later.
    const isClash = readAgain() === 'clash';
    const sent = edited((file) => typed.get(file), edits);
    for (const one of edits)
      for (const [file, value] of withNewName(one, saved(one.file), new Map([...typed, ...sent])))
        sent.set(file, value);
    // Mistakes that wait already are no reason.
    const isNew = (fault: Fault) => !faults.some((one) => identity(one) === identity(fault));
    const blockedBy = isWhole ? broughtBy(edited(saved, edits)).filter(isNew) : [];
    if (blockedBy.length > 0) return { ...filesState(), blockedBy };
    // An edit of another window is a step and a version of its own.
    if (window !== writer) {
      history.endVersion();
      done = done.map((step) => ({ ...step, time: 0 }));
    }
    writer = window;
    // A window sends edits again if it did not get an answer.
    if (![...sent].every(([file, value]) => isDeepStrictEqual(value, typed.get(file)))) addStep(edits[0]);
    applyValues(sent, edits[0]);
    return { ...filesState(), isClash };
  }

  function addStep({ file, path, value }: Edit = { file: '', path: [] }): void {
    const time = Date.now();
    const last = done.at(-1);
    const isSame = last && isDeepStrictEqual(last.at, { file, path }) && time - last.time < TOGETHER;
    if (isSame && typeof value !== 'object' && undone.length === 0) last.time = time;
    else done.push({ typed, at: { file, path }, time });
    undone = [];
  }

  function takeStep(act: 'undo' | 'redo'): Answer {
    const [from, to] = act === 'undo' ? [done, undone] : [undone, done];
    const last = from.pop();
    if (!last) return filesState();
    to.push({ ...last, typed });
    const files = new Set([...typed.keys(), ...last.typed.keys()]);
    const changed = [...files].filter((file) => typed.get(file) !== last.typed.get(file));
    const values = new Map<string, object | null>();
    for (const file of changed) {
      const value = last.typed.get(file) ?? null;
      // A file that could not be read has no value to go back to, and stays as it is.
      if (value !== false) values.set(file, value);
    }
    applyValues(values, last.at);
    return { ...filesState(), at: last.at };
  }

  function applyValues(values: Values, at?: Place): void {
    const name = at && placeName(at, values.get(at.file) ?? saved(at.file));
    const deleted = [...waiting()].filter(([file]) => values.get(file) === null);
    typed = new Map([...typed, ...values]);
    version++;
    const all = waiting();
    faults = check(all);
    const brought = beyond(faults, knownFaults);
    knownFaults = faults.filter((fault) => !brought.includes(fault)).map(identity);
    const isValid = brought.length === 0;
    saveFailure = tried(() => {
      for (const [file, value] of deleted) if (value) history.keep(file, textFor(file, value), TYPED);
      write(isValid ? all : validPart(values, all), name, at);
      writeDraft();
    });
  }

  /** The valid part of changes, and of each file that waits: what has a mistake is as it is in the file. */
  function validPart(values: Values, all: Values): Values {
    const others = [...all].filter(([file]) => !values.has(file)).map((one) => new Map([one]));
    let valid: Values = new Map();
    for (const some of [new Map([...all].filter(([file]) => values.has(file))), ...others]) {
      const broughtWith = (changed: Values) => broughtBy(new Map([...valid, ...some, ...changed]));
      let found = broughtWith(some);
      while (found.length > 0) {
        const { file, path = [] } = found.at(-1) as Fault;
        const value = some.get(file);
        const parts = value ? partsAsSaved(value, saved(file), path) : [];
        // One after the other: each check reads all files.
        const tries = parts.values().map((part) => ({ part, left: broughtWith(new Map([[file, part]])) }));
        const right = tries.find(({ left }) => left.length < found.length);
        if (right) some.set(file, right.part);
        else if (!some.delete(file)) break;
        found = right ? right.left : broughtWith(some);
      }
      if (found.length === 0) valid = new Map([...valid, ...some]);
    }
    return valid;
  }

  /** Writes values to their files. A typed value that is now in its file is as the file has it: tidied. */
  function write(values: Values, name = OTHER, at?: Place): void {
    const changes = [...values].map(([file, value]) => [file, value && textFor(file, value)] as const);
    for (const [file, text] of changes)
      if (text !== disk.get(file)?.text)
        history.keep(file, disk.get(file)?.text, text === null ? DELETED : name, at?.file === file ? at.path : []);
    // A file can get the place of another one whose name differs in its capitals only.
    for (const [file, text] of changes) if (text === null) rmSync(join(folder, file), { force: true });
    for (const [file, text] of changes) if (text && text !== disk.get(file)?.text) writeWhole(join(folder, file), text);
    disk = filesIn(folder);
    for (const [file, value] of values) if (typed.get(file) === value) typed = new Map(typed).set(file, saved(file));
  }

  function writeDraft(): void {
    const waits = [...waiting()].filter(([, value]) => value);
    const kept = Object.fromEntries(waits.map(([file, value]) => [file, { value, base: disk.get(file)?.text }]));
    if (waits.length > 0) writeWhole(draft, JSON.stringify(kept));
    else rmSync(draft, { force: true });
  }

  /** Reads the files again. Returns whether another program changed some, and whether a text waited in one of them. */
  function readAgain(): 'same' | 'changed' | 'clash' {
    const [had, waits] = [disk, waiting()];
    disk = filesIn(folder);
    const all = [...new Set([...had.keys(), ...disk.keys()])];
    const changed = all.filter((file) => had.get(file)?.text !== disk.get(file)?.text);
    if (changed.length === 0) return 'same';
    knownFaults = faultsOf(folder).map(identity);
    done = [];
    undone = [];
    for (const file of changed) {
      const mine = waits.get(file);
      tried(() => {
        history.keep(file, had.get(file)?.text, OTHER);
        if (mine) history.keep(file, textFor(file, mine), TYPED);
      });
    }
    typed = new Map([...typed, ...changed.map((file) => [file, saved(file)] as const)]);
    version++;
    faults = check(waiting());
    return changed.some((file) => waits.get(file)) ? 'clash' : 'changed';
  }

  /** The earlier versions of a file; without a file, the last version of each deleted page. */
  function versions(file: string | null): NamedVersion[] {
    if (file !== null) return history.named(file);
    return history.deleted([...typed].flatMap(([page, value]) => (value ? [page, ...formerFiles(page, value)] : [])));
  }

  /** Brings back what was changed after a version. If its list has changed since, all of the file comes back. */
  function restore(version: Version): Answer {
    const { file } = version;
    const [was, is] = [readValue(history.textAt(version)), typed.get(file)];
    // Without this, no version is kept if the same place was edited a moment ago.
    history.endVersion();
    const path = history.pathAt(version);
    const isThere = path.every((key, index) => {
      const [before, now] = [was, is].map((one) => valueAt(one, path.slice(0, index)) as unknown[] | undefined);
      if (typeof key !== 'number') return now !== undefined;
      return before?.length === now?.length && valueAt(before, [key, 'kind']) === valueAt(now, [key, 'kind']);
    });
    const at = { file, path: isThere ? path : [] };
    const answer = edit([{ ...at, value: valueAt(was, at.path) }]);
    return at.path.length > 0 ? { ...answer, at } : answer;
  }

  return { edit, takeStep, versions, restore, readAgain, all: filesState };
}

/** The mistakes beyond known ones: of two equal ones, one may be new. */
function beyond(faults: readonly Fault[], known: readonly string[]): Fault[] {
  const left = [...known];
  return faults.filter((fault) => {
    const index = left.indexOf(identity(fault));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const formerFiles = (file: string, page: { was?: string[] }) =>
  (page.was ?? []).map((slug) => `${dirname(file)}/${slug}.yaml`);

/** Runs a change of the disk. Returns why it failed, for the owner. */
function tried(change: () => void): string | undefined {
  try {
    change();
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    if (code === 'ENOSPC') return 'O disco está cheio. Apague algo de que não precisa.';
    return `O computador não gravou (${code}): o arquivo está aberto em outro programa, a pasta não é sua, ou há uma pasta com o nome do arquivo.`;
  }
}

/** The text of each of the owner's files, and its value; false if the file cannot be read. */
function filesIn(folder: string): Map<string, { text: string; value: Value }> {
  const values = valuesIn(folder);
  const names = listFiles(folder).paths.filter((name) => FILE.test(name));
  return new Map(
    names.map((name) => [name, { text: readFileSync(join(folder, name), 'utf8'), value: values.get(name) ?? false }]),
  );
}
