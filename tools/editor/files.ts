/*
 * The owner's files while the editor is open, with their earlier versions and the steps of “Desfazer”. One rule: what is
 * valid is written a moment after it was typed, and what is not valid waits in a draft beside the files. A text that is
 * replaced becomes an earlier version.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { entriesOf } from '../../src/content/folders.ts';
import { kindNames } from '../../src/content/kinds.ts';
import { listFiles } from '../../src/content/ownerFiles.ts';
import { valueAt } from '../../src/lib/schema/json.ts';
import { edited } from './edits.ts';
import type { Answer, Edit, NamedVersion, Place, Told, Value, Version } from './protocol.ts';
import { type Fault, FILE, faultsOf, identity, placeName, readValue, textFor, valuesIn } from './site.ts';
import { asSaved, withNewLinkName } from './values.ts';

/** The folder within the content folder that has the earlier versions of each file. */
const HISTORY = '.historico';
/** The number of earlier versions that each file keeps. */
const MOST = 100;
/** Changes of the same place within this time, in ms, are one version. */
const APART = 120_000;
/** Changes of the same place within this time, in ms, are one step. */
const TOGETHER = 1500;

type Values = ReadonlyMap<string, object | null>;
/** The values as typed before a change, and the place of the change. */
type Step = { typed: ReadonlyMap<string, Value>; at: Place; time: number };
/** `base` is the text that the file had when its value began to wait. */
const drafts = z.record(z.string().regex(FILE), z.object({ value: z.looseObject({}), base: z.string() }));

/** The names of versions that no field's change replaced. */
const DELETED = 'a página foi apagada';
const OTHER = 'o arquivo mudou';
const TYPED = 'era o texto com erro';

/** @param folder The owner's content folder. */
export function openFiles(folder: string) {
  const draft = join(folder, HISTORY, 'digitado.json');
  /** On the disk: the texts, their values and their mistakes. */
  let texts = textsIn(folder);
  const saved = valuesOf();
  let known = faultsOf(folder).map(identity);
  /** The typed values, and their mistakes. A value that is the same object as the saved one does not wait. */
  let faults: readonly Fault[];
  let typed: ReadonlyMap<string, Value> = new Map(saved);
  let version = Date.now();
  let done: Step[] = [];
  let undone: Step[] = [];
  let lastKept = 0;
  /** Why the last texts are not on the disk. */
  let trouble: string | undefined;
  /** The name and the time of the last change of each file. */
  const changedLast = new Map<string, { name: string; time: number }>();

  for (const [file, { value, base }] of Object.entries(readDraft(draft))) {
    if (base === textOf(file)) put(file, value);
    else tried(() => keep(file, textFor(file, value), TYPED));
  }
  faults = check(waiting());

  function valuesOf(): Map<string, Value> {
    const values = valuesIn(folder);
    return new Map([...texts.keys()].map((file) => [file, values.get(file) ?? false]));
  }

  function put(file: string, value: Value): void {
    typed = new Map(typed).set(file, value);
    version++;
  }

  const told = (): Told => ({
    version,
    files: Object.fromEntries(typed),
    faults,
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    trouble,
  });

  /** The mistakes that the files would have after some changes. */
  function check(values: Values): readonly Fault[] {
    return faultsOf(folder, new Map([...values].map(([file, value]) => [file, value && textFor(file, value)])));
  }

  const broughtBy = (values: Values) => check(values).filter((fault) => !known.includes(identity(fault)));

  function waiting(): Values {
    return new Map([...typed].filter(([file, value]) => value !== (saved.get(file) ?? null))) as Values;
  }

  /** Takes the edits of a window. The last edit of a place counts. */
  function edit(edits: readonly Edit[], isWhole = false): Answer {
    // The file system may not have told yet of a change by hand.
    const isClash = readAgain() === 'clash';
    const sent = edited((file) => typed.get(file), edits);
    for (const one of edits)
      for (const [file, value] of withNewLinkName(one, saved, new Map([...typed, ...sent]))) sent.set(file, value);
    // Mistakes that wait already are no reason.
    const isNew = (fault: Fault) => !faults.some((one) => identity(one) === identity(fault));
    const refused = isWhole ? broughtBy(edited((file) => saved.get(file), edits)).filter(isNew) : [];
    if (refused.length > 0) return { ...told(), refused };
    // A window sends edits again if it did not get an answer.
    if (![...sent].every(([file, value]) => isDeepStrictEqual(value, typed.get(file)))) addStep(edits[0]);
    take(sent, edits[0]);
    return { ...told(), isClash };
  }

  function addStep({ file, path, value }: Edit = { file: '', path: [] }): void {
    const time = Date.now();
    const last = done.at(-1);
    const isSame = last && isDeepStrictEqual(last.at, { file, path }) && time - last.time < TOGETHER;
    if (isSame && typeof value !== 'object' && undone.length === 0) last.time = time;
    else done = [...done.slice(-199), { typed, at: { file, path }, time }];
    undone = [];
  }

  /** Takes the last step back, or does it again. */
  function step(act: 'undo' | 'redo'): Answer {
    const [from, to] = act === 'undo' ? [done, undone] : [undone, done];
    const last = from.pop();
    if (!last) return told();
    to.push({ ...last, typed });
    const files = new Set([...typed.keys(), ...last.typed.keys()]);
    const changed = [...files].filter((file) => typed.get(file) !== last.typed.get(file));
    const values = new Map(changed.map((file) => [file, last.typed.get(file) || null]));
    take(values, last.at);
    return { ...told(), at: last.at };
  }

  function take(values: Values, at?: Place): void {
    const name = at && placeName(at, values.get(at.file) ?? saved.get(at.file));
    for (const [file, value] of values) put(file, value);
    const all = waiting();
    faults = check(all);
    known = known.filter((one) => faults.some((fault) => identity(fault) === one));
    const isValid = faults.every((fault) => known.includes(identity(fault)));
    trouble = tried(() => {
      write(isValid ? all : validPart(values, all), name);
      writeDraft();
    });
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

  /** Writes values to their files. A typed value that is now in its file is as the file has it: tidied. */
  function write(values: Values, name = OTHER): void {
    const changes = [...values].map(([file, value]) => [file, value && textFor(file, value)] as const);
    for (const [file, text] of changes)
      if (text !== textOf(file)) keep(file, textOf(file), text === null ? DELETED : name);
    // A file can get the place of another one whose name differs in its capitals only.
    for (const [file, text] of changes) if (text === null) rmSync(join(folder, file), { force: true });
    for (const [file, text] of changes) if (text && text !== textOf(file)) writeWhole(join(folder, file), text);
    for (const [file, text] of changes) {
      const value = text === null ? null : readValue(text);
      if (typed.get(file) === values.get(file)) typed = new Map(typed).set(file, value);
      saved.set(file, value);
    }
    texts = textsIn(folder);
  }

  function writeDraft(): void {
    const waits = [...waiting()].filter(([, value]) => value);
    const kept = Object.fromEntries(waits.map(([file, value]) => [file, { value, base: textOf(file) }]));
    if (waits.length > 0) writeWhole(draft, JSON.stringify(kept));
    else rmSync(draft, { force: true });
  }

  /** Keeps a text as an earlier version of its file, except while the same place is changed again and again. */
  function keep(file: string, text: string, name: string): void {
    const last = changedLast.get(file);
    if (text === '' || (last?.name === name && Date.now() - last.time < APART)) return;
    lastKept = Math.max(Date.now(), lastKept + 1);
    writeWhole(join(folder, HISTORY, file, `${lastKept}.yaml`), `# ${name}\n${text}`);
    changedLast.set(file, { name, time: lastKept });
    for (const time of timesOf(folder, file).slice(MOST))
      rmSync(join(folder, HISTORY, file, `${time}.yaml`), { force: true });
  }

  function textOf(file: string): string {
    return texts.get(file)?.toString() ?? '';
  }

  /** Reads the files again. Returns whether another program changed some, and whether a text waited in one of them. */
  function readAgain(): 'same' | 'changed' | 'clash' {
    const had = texts;
    texts = textsIn(folder);
    const all = [...new Set([...had.keys(), ...texts.keys()])];
    const changed = all.filter((file) => !isDeepStrictEqual(had.get(file), texts.get(file)));
    if (changed.length === 0) return 'same';
    const waits = waiting();
    const now = valuesOf();
    known = faultsOf(folder).map(identity);
    done = [];
    undone = [];
    for (const file of changed) {
      const mine = waits.get(file);
      tried(() => {
        keep(file, had.get(file)?.toString() ?? '', OTHER);
        if (mine) keep(file, textFor(file, mine), TYPED);
      });
      const value = now.get(file) ?? null;
      saved.set(file, value);
      put(file, value);
    }
    faults = check(waiting());
    return changed.some((file) => waits.get(file)) ? 'clash' : 'changed';
  }

  /** The earlier versions of a file, the newest first; without a file, the last version of each deleted file. */
  function versionsOf(file: string | null): NamedVersion[] {
    if (file !== null)
      return timesOf(folder, file).map((time) => {
        const [, name = OTHER] = /^# (.*)/.exec(textAt({ file, time })) ?? [];
        return { file, time, name };
      });
    const there = [...typed].flatMap(([page, value]) => (value ? [page, ...formerFiles(page, value)] : []));
    return kindNames
      .flatMap((kind) => entriesOf(join(folder, HISTORY, kind)).map(({ name }) => `${kind}/${name}`))
      .filter((page) => !there.includes(page))
      .flatMap((page) => {
        const [time] = timesOf(folder, page);
        if (time === undefined) return [];
        return { file: page, time, name: String(valueAt(readValue(textAt({ file: page, time })), ['name'])) };
      });
  }

  const textAt = ({ file, time }: Version) => readFileSync(join(folder, HISTORY, file, `${Number(time)}.yaml`), 'utf8');

  /** Brings an earlier version back. */
  const restore = (version: Version): Answer =>
    edit([{ file: version.file, path: [], value: readValue(textAt(version)) }]);

  return { edit, step, versions: versionsOf, restore, readAgain, all: told };
}

/** The files that a page had before its address was changed. */
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
    return `O computador não gravou (${code}): o arquivo está aberto em outro programa, ou a pasta não é sua.`;
  }
}

/** Writes a whole file or nothing: the content goes to a second file, which then takes the name. */
export function writeWhole(path: string, text: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  // Always the same name: the next one replaces a part that the disk had no space for.
  const part = join(dirname(path), '.tmp');
  writeFileSync(part, text);
  renameSync(part, path);
}

/** The bytes of the owner's files. A file that was changed by hand may not be in UTF-8. */
function textsIn(folder: string): Map<string, Buffer> {
  const names = listFiles(folder).paths.filter((name) => FILE.test(name));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/** The values that waited when the editor was closed; none if the draft cannot be read. */
function readDraft(path: string): z.infer<typeof drafts> {
  try {
    return drafts.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return {};
  }
}

/** The times of a file's earlier versions, the newest first. */
function timesOf(folder: string, file: string): number[] {
  const names = entriesOf(join(folder, HISTORY, file)).map(({ name }) => /^(\d+)\.yaml$/.exec(name)?.[1] ?? []);
  return names
    .flat()
    .map(Number)
    .sort((one, other) => other - one);
}
