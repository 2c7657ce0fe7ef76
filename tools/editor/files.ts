/*
 * The owner's files while the editor is open. One rule: what is valid is written a moment after it was typed, and what
 * is not valid waits in a draft beside the files. A text that is replaced becomes an earlier version.
 */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Fault } from '../../src/content/reader/faults.ts';
import { valueAt } from '../../src/lib/schema/json.ts';
import { readOrSetAside } from '../publish/setAside.ts';
import { edited } from './edits.ts';
import { HISTORY, OTHER, openHistory, writeWhole } from './history.ts';
import type { Answer, Edit, FilesState, NamedVersion, Place, Value, Values, Version } from './protocol.ts';
import { FILE } from './requests.ts';
import { beyond, faultsOf, filesIn, placeName, readValue, textFor } from './siteContent.ts';
import { openSteps } from './steps.ts';
import { validPart } from './validPart.ts';
import { withNewName } from './values.ts';

/** The values that wait. `base` is the text that the file had then. */
const drafts = z.record(z.string().regex(FILE), z.object({ value: z.looseObject({}), base: z.string().optional() }));

/** The names of other versions that no field's change replaced. */
const DELETED = 'a página foi apagada';
const TYPED = 'era o texto com erro';

/** @param folder The owner's content folder. */
export function openFiles(folder: string) {
  const history = openHistory(folder);
  const draft = join(folder, HISTORY, 'digitado.json');
  /** The steps since another program changed a file. */
  let steps = openSteps();
  /** The files on the disk. */
  let disk = filesIn(folder);
  /** The typed values that the files do not have, because they would have more mistakes. */
  let waiting: Values = new Map();
  /** The window that made the last edit. */
  let writer: string | undefined;
  let version = Date.now();
  let state: FilesState;

  // The values that waited when the editor was closed.
  for (const [file, { value, base }] of Object.entries(readOrSetAside(draft, drafts.parse) ?? {})) {
    if (base === disk.get(file)?.text) waiting = new Map(waiting).set(file, value);
    else tried(() => keepTyped(file, value));
  }
  refresh();

  const saved = (file: string): Value => disk.get(file)?.value ?? null;
  const typed = (file: string): Value => state.files[file] ?? null;

  /** The values among these that are not in their files. */
  const unsaved = (values: Values): Values =>
    new Map([...values].filter(([file, value]) => !isDeepStrictEqual(value, saved(file))));

  /** The mistakes that the files would have after some changes. */
  function check(changes: Values): readonly Fault[] {
    return faultsOf(folder, new Map([...changes].map(([file, value]) => [file, value && textFor(file, value)])));
  }

  /** Brings the state that the windows show up to date. A check reads all files, so a caller that has done it says so. */
  function refresh(saveFailure?: string, faults = check(waiting)): void {
    const values = [...disk].map(([file, { value }]): [string, Value] => [file, value]);
    const [canUndo, canRedo] = [steps.canUndo(), steps.canRedo()];
    const files = Object.fromEntries([...values, ...waiting]);
    state = { version: version++, files, faults, canUndo, canRedo, saveFailure };
  }

  /** Takes the edits of a window. The last edit of a place counts. */
  function edit(edits: readonly Edit[], isWhole = false, window?: string): Answer {
    // The event of a change by hand may come later.
    const isClash = readAgain() === 'clash';
    const sent = edited(typed, edits);
    for (const place of edits) {
      const all = new Map([...Object.entries(state.files), ...sent]);
      for (const [file, value] of withNewName(place, saved(place.file), all)) sent.set(file, value);
    }
    // Mistakes that wait already are no reason.
    const blockedBy = isWhole ? beyond(check(edited(saved, edits)), state.faults) : [];
    if (blockedBy.length > 0) return { ...state, blockedBy };
    // An edit of another window is a step and a version of its own.
    if (window !== writer) {
      history.endVersion();
      steps.endStep();
    }
    writer = window;
    const before = new Map<string, object | null>();
    for (const [file, value] of sent) {
      const last = typed(file);
      // A file that cannot be read has no value to go back to. A window sends edits again if it did not get an answer.
      if (last !== false && !isDeepStrictEqual(last, value)) before.set(file, last);
    }
    const [first] = edits;
    if (first && before.size > 0) steps.add(first, before, sent);
    apply(sent, first);
    return { ...state, isClash };
  }

  function takeStep(act: 'undo' | 'redo'): Answer {
    const step = steps[act]();
    if (!step) return state;
    apply(act === 'undo' ? step.before : step.after, step.at);
    return { ...state, at: step.at };
  }

  /** Changes typed values, and writes what is valid of all that waits. */
  function apply(values: Values, at?: Place): void {
    const name = at && placeName(at, values.get(at.file) ?? saved(at.file));
    const replaced = waiting;
    waiting = unsaved(new Map([...waiting, ...values]));
    const faults = check(waiting);
    const known = faults.length > 0 ? faultsOf(folder) : [];
    const brought = beyond(faults, known);
    const faultsWith = (changes: Values) => beyond(check(changes), known);
    const saveFailure = tried(() => {
      for (const [file, value] of values) if (value === null) keepTyped(file, replaced.get(file));
      write(validPart(waiting, saved, faultsWith, brought), name, at);
      writeDraft();
    });
    // The mistakes are the same, whatever of it is written by now.
    refresh(saveFailure, faults);
  }

  /** Writes values to their files. A typed value that is now in its file is as the file has it: tidied. */
  function write(values: Values, name = OTHER, at?: Place): void {
    const texts = [...values].map(([file, value]) => [file, value && textFor(file, value)] as const);
    const changes = texts.filter(([file, text]) => text !== disk.get(file)?.text);
    for (const [file, text] of changes)
      history.keep(file, disk.get(file)?.text, text === null ? DELETED : name, at?.file === file ? at.path : []);
    // A file can get the place of another one whose name differs in its capitals only.
    for (const [file, text] of changes) if (text === null) rmSync(join(folder, file), { force: true });
    for (const [file, text] of changes) if (text !== null) writeWhole(join(folder, file), text);
    disk = filesIn(folder);
    waiting = unsaved(new Map([...waiting].filter(([file, value]) => values.get(file) !== value)));
  }

  function writeDraft(): void {
    const waits = [...waiting].filter(([, value]) => value);
    const kept = waits.map(([file, value]) => [file, { value, base: disk.get(file)?.text }]);
    if (waits.length > 0) writeWhole(draft, JSON.stringify(Object.fromEntries(kept)));
    else rmSync(draft, { force: true });
  }

  /** Makes a text that waited an earlier version of its file. */
  function keepTyped(file: string, value: object | null | undefined): void {
    if (value) history.keep(file, textFor(file, value), TYPED);
  }

  /** Reads the files again. Returns whether another program changed some, and whether a text waited in one of them. */
  function readAgain(): 'same' | 'changed' | 'clash' {
    const before = disk;
    disk = filesIn(folder);
    const all = [...new Set([...before.keys(), ...disk.keys()])];
    const changed = all.filter((file) => before.get(file)?.text !== disk.get(file)?.text);
    if (changed.length === 0) return 'same';
    for (const file of changed)
      tried(() => {
        history.keep(file, before.get(file)?.text, OTHER);
        keepTyped(file, waiting.get(file));
      });
    const isClash = changed.some((file) => waiting.get(file));
    waiting = new Map([...waiting].filter(([file]) => !changed.includes(file)));
    steps = openSteps();
    refresh(state.saveFailure);
    return isClash ? 'clash' : 'changed';
  }

  /** The earlier versions of a file; without a file, the last version of each deleted page. */
  function versions(file: string | null): NamedVersion[] {
    if (file !== null) return history.named(file);
    const pages = Object.entries(state.files);
    return history.deleted(pages.flatMap(([page, value]) => (value ? [page, ...formerFiles(page, value)] : [])));
  }

  /** Brings back what was changed after a version. If its list has changed since, all of the file comes back. */
  function restore(version: Version): Answer {
    const { file } = version;
    const [before, present] = [readValue(history.textAt(version)), typed(file)];
    // Without this, no version is kept if the same place was edited a moment ago.
    history.endVersion();
    const path = history.pathAt(version);
    const isThere = path.every((key, index) => {
      const [then, now] = [before, present].map((whole) => valueAt(whole, path.slice(0, index)));
      return typeof key === 'number' ? isDeepStrictEqual(kindsIn(then), kindsIn(now)) : now !== undefined;
    });
    const at = { file, path: isThere ? path : [] };
    const answer = edit([{ ...at, value: valueAt(before, at.path) }]);
    return at.path.length > 0 ? { ...answer, at } : answer;
  }

  return { edit, takeStep, versions, restore, readAgain, all: () => state };
}

const kindsIn = (list: unknown) => (list as unknown[] | undefined)?.map((item) => valueAt(item, ['kind']));

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
