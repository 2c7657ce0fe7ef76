/*
 * The owner's files while the editor is open. Everything that is typed is on the disk a moment later: correct parts in the
 * files, and text that waits for a correction in a hidden folder beside them, with the earlier versions of each file.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { HISTORY } from '../src/content/folders.ts';
import { AS_TEXT } from '../src/content/parse.ts';
import { merged } from './merged.ts';
import type { Entries, Save, Saved, Version } from './protocol.ts';
import { type Changes, type Fault, FILE, faultsOf, identity, textFor, valuesIn } from './site.ts';
import { linkNames, withoutFaulty, withTargets } from './values.ts';

/** The number of earlier versions that each file keeps, and the least time between two of them, in ms. */
const MOST = 50;
const APART = 120_000;

type Typed = { value: object | null | undefined; version: number };

/** @param folder The owner's content folder. */
export function openFiles(folder: string) {
  /** The values and texts on the disk, and what is typed. */
  let saved = valuesIn(folder);
  let texts = textsIn(folder);
  const typed = new Map<string, Typed>();
  /** The values of earlier versions, for windows that have seen one of them last. */
  const seen = new Map<string, object>();
  let count = Date.now();
  /** The mistakes that the files on the disk have. */
  let known = faultsOf(folder).map(identity);

  const set = (file: string, value: object | null | undefined) => {
    typed.set(file, { value, version: ++count });
    if (value) seen.set(`${file} ${count}`, value);
    if (seen.size > 500) seen.delete(seen.keys().next().value ?? '');
  };
  const entries = (files: Iterable<string>): Entries =>
    Object.fromEntries([...files].map((file) => [file, typed.get(file) ?? { value: null, version: 0 }]));
  const waiting = () =>
    [...typed].flatMap(([file, { value }]) =>
      value && !isDeepStrictEqual(value, saved.get(file)) ? [[file, value] as const] : [],
    );

  for (const file of texts.keys()) {
    const kept = keptTyped(folder, file);
    const now = saved.get(file);
    set(file, kept && now ? (merged(kept.base, kept.value, now) as object) : now);
  }
  // A new page whose text waits for a correction has no file yet.
  for (const file of typedFiles(folder)) if (!typed.has(file)) set(file, keptTyped(folder, file)?.value);

  /** The mistakes in all files, as typed. */
  const faults = () => faultsOf(folder, changesOf(new Map(waiting())));

  function save({ files, whole }: Save): Saved {
    // The file system may not have told yet of a change by hand.
    const others = Object.keys(readAgain());
    /** The files in which this save replaces a text that the window has not seen. */
    const unseen = new Set<string>();
    const sent = Object.entries(files).map(([file, { value, seen: version }]) => {
      const now = typed.get(file);
      const base = version !== now?.version && seen.get(`${file} ${version}`);
      if (!base || !value || !now?.value) return [file, value] as const;
      const both = merged(base, value, now.value, () => unseen.add(file));
      return [file, both as object] as const;
    });
    const before = whole ? faults().map(identity) : [];
    const next = new Map<string, object | null>([...waiting(), ...sent]);
    const followed = followLinks(next);
    const bringsOf = (all: readonly Fault[]) => all.filter((fault) => !known.includes(identity(fault)));
    const all = faultsOf(folder, changesOf(next));
    // A text that waits for a correction elsewhere does not count.
    const refused = all.filter((fault) => whole && !before.includes(identity(fault)));
    if (refused.length > 0) return { files: entries(others), faults: faults(), refused };
    for (const [file, value] of [...sent, ...followed]) set(file, value);
    const correct = correctParts(next, bringsOf(all), (some) => bringsOf(faultsOf(folder, changesOf(some))));
    const isRight = bringsOf(all).length === 0;
    const trouble = tried(() => {
      const changes = changesOf(correct);
      for (const [file, text] of changes) if (text === null) remove(file);
      for (const [file, text] of changes) if (text !== null) write(file, text, unseen.has(file));
      texts = textsIn(folder);
      saved = valuesIn(folder);
      known = (isRight ? all : faultsOf(folder)).map(identity);
      for (const [file, { tidy }] of Object.entries(files)) {
        const hasFault = all.some((fault) => fault.file === file);
        if (tidy && !hasFault && saved.has(file)) set(file, saved.get(file));
      }
      for (const file of next.keys()) keepTyped(file);
    });
    const changed = [...sent, ...followed].map(([file]) => file);
    return { files: entries([...changed, ...others]), faults: all, trouble };
  }

  /** If a link of the site gets another name, the other files name it so, too. Returns the changed files. */
  function followLinks(next: Map<string, object | null>): [string, object][] {
    const [before, after] = [linkNames(saved.get('site.yaml')), linkNames(next.get('site.yaml'))];
    const renamed = new Map(
      before.flatMap((name, index) => {
        const now = after[index];
        return before.length === after.length && now && !before.includes(now) && !after.includes(name)
          ? [[name, now]]
          : [];
      }),
    );
    if (renamed.size === 0) return [];
    return [...typed].flatMap(([file, { value }]) => {
      const now = next.get(file) ?? value;
      const follows = now && file !== 'site.yaml' ? (withTargets(now, renamed) as object) : now;
      if (!follows || isDeepStrictEqual(follows, now)) return [];
      next.set(file, follows);
      return [[file, follows] as [string, object]];
    });
  }

  /** The values that can be written: a text with a mistake is as it was before, and a new item with one is left out. */
  function correctParts(
    next: Map<string, object | null>,
    found: Fault[],
    check: (some: Map<string, object | null>) => Fault[],
  ) {
    const correct = new Map(next);
    let brought = found;
    const states = new Set<string>();
    while (brought.length > 0) {
      // The mistake of a block in a wrong place can come back after every repair, so its file waits as a whole.
      const state = JSON.stringify([...correct]);
      const isBack = states.has(state);
      states.add(state);
      let changed = false;
      const items = new Set<string>();
      // From the last to the first, so that an item that is left out moves no other one that has a mistake.
      for (const { file, path = [] } of [...brought].sort(byPathBackwards)) {
        const value = correct.get(file);
        const item = [file, ...path.slice(0, path.findIndex((key) => typeof key === 'number') + 1)].join();
        // One mistake of an item at a time: with the first one, the whole item may be left out.
        if (!value || items.has(item)) continue;
        items.add(item);
        const repaired = path.length > 0 && !isBack ? withoutFaulty(value, saved.get(file), path) : undefined;
        if (repaired && !isDeepStrictEqual(repaired, value)) correct.set(file, repaired as object);
        else correct.delete(file);
        changed = true;
      }
      // The mistake is in a file that this save does not change, so the save waits as a whole.
      if (!changed) return new Map<string, object | null>();
      brought = check(correct);
    }
    return correct;
  }

  /** The texts of values. */
  const changesOf = (values: ReadonlyMap<string, object | null>): Changes =>
    new Map([...values].map(([file, value]) => [file, value && textFor(file, value)]));

  function write(file: string, text: string, keeps: boolean): void {
    if (texts.get(file) === Buffer.from(text).toString('latin1')) return;
    keepVersion(file, keeps);
    writeWhole(join(folder, file), text);
  }

  function remove(file: string): void {
    keepVersion(file, true);
    rmSync(join(folder, file), { force: true });
  }

  function keepVersion(file: string, always = false): void {
    const text = texts.get(file);
    if (text === undefined) return;
    const times = timesOf(folder, file);
    if (!always && Date.now() - (times[0] ?? 0) < APART) return;
    writeWhole(join(folder, HISTORY, file, `${Date.now()}.yaml`), text, 'latin1');
    for (const time of times.slice(MOST - 1)) rmSync(join(folder, HISTORY, file, `${time}.yaml`), { force: true });
  }

  function keepTyped(file: string): void {
    const { value } = typed.get(file) ?? {};
    const path = typedPath(folder, file);
    if (!value || isDeepStrictEqual(value, saved.get(file))) rmSync(path, { force: true });
    else writeWhole(path, JSON.stringify({ value, base: saved.get(file) }));
  }

  /** Reads the files again. Returns those that were changed by another program, or by hand. */
  function readAgain(): Entries {
    const [earlier, had] = [saved, texts];
    texts = textsIn(folder);
    saved = valuesIn(folder);
    known = faultsOf(folder).map(identity);
    const changed = [...new Set([...had.keys(), ...texts.keys()])].filter((file) => had.get(file) !== texts.get(file));
    for (const file of changed) {
      const text = had.get(file);
      if (text !== undefined) writeWhole(join(folder, HISTORY, file, `${Date.now()}.yaml`), text, 'latin1');
      const [mine, now] = [typed.get(file)?.value, saved.get(file)];
      const base = earlier.get(file);
      const isGone = !texts.has(file);
      set(file, isGone ? null : mine && base && now ? (merged(base, mine, now) as object) : now);
    }
    return entries(changed);
  }

  /** The earlier versions of a file, the newest first; without a file, the last version of each deleted file. */
  function versions(file: string | null): Version[] {
    if (file !== null) return timesOf(folder, file).map((time) => ({ file, time }));
    return keptFiles(folder)
      .filter((one) => !texts.has(one))
      .flatMap((one) =>
        timesOf(folder, one)
          .slice(0, 1)
          .map((time) => ({ file: one, time })),
      );
  }

  /** The value of an earlier version. */
  function version(file: string, time: number): object {
    const text = readFileSync(join(folder, HISTORY, file, `${Number(time)}.yaml`), 'utf8');
    const value: unknown = parseDocument(text, AS_TEXT).toJS();
    if (typeof value !== 'object' || value === null) throw new Error('The version has no fields.');
    return value;
  }

  return { all: () => entries(typed.keys()), faults, save, readAgain, versions, version };
}

function byPathBackwards({ path: one = [] }: Fault, { path: other = [] }: Fault): number {
  for (const [index, key] of one.entries()) {
    const there = other[index];
    if (typeof key === 'number' && typeof there === 'number' && key !== there) return there - key;
  }
  return 0;
}

/** Runs a change of the disk. Returns why it failed, for the owner. */
function tried(change: () => void): string | undefined {
  try {
    change();
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return TROUBLES[code] ?? `O computador não gravou (${code}). Confira a pasta do site.`;
  }
}

const LOCKED =
  'O computador não deixou gravar: o arquivo está aberto em outro programa, ou a pasta não é sua. Feche o programa.';
const TROUBLES: Record<string, string> = {
  ENOSPC: 'O disco está cheio. Apague algo de que não precisa.',
  EACCES: LOCKED,
  EPERM: LOCKED,
  EBUSY: LOCKED,
  EROFS: LOCKED,
};

/** Writes a whole file or nothing: the text goes to a second file, which then takes the name. */
function writeWhole(path: string, text: string, encoding: 'utf8' | 'latin1' = 'utf8'): void {
  mkdirSync(dirname(path), { recursive: true });
  const part = join(dirname(path), `.${basename(path)}.tmp`);
  writeFileSync(part, text, encoding);
  renameSync(part, path);
}

/** The bytes of the owner's files, each as a character. A file that was changed by hand may not be in UTF-8. */
function textsIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return new Map(
    names.filter((name) => FILE.test(name)).map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}

const typedPath = (folder: string, file: string) => join(folder, HISTORY, file, 'digitado.json');

function keptTyped(folder: string, file: string): { value: object; base: unknown } | undefined {
  const path = typedPath(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const typedFiles = (folder: string) => keptFiles(folder).filter((file) => existsSync(typedPath(folder, file)));

/** The files that have an earlier version, or text that waits for a correction. */
function keptFiles(folder: string): string[] {
  const kept = join(folder, HISTORY);
  if (!existsSync(kept)) return [];
  const names = readdirSync(kept, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  return names.filter((name) => FILE.test(name));
}

/** The times of a file's earlier versions, the newest first. */
function timesOf(folder: string, file: string): number[] {
  const path = join(folder, HISTORY, file);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .flatMap((name) => (/^\d+\.yaml$/.test(name) ? Number.parseInt(name, 10) : []))
    .sort((one, other) => other - one);
}
