import { useSyncExternalStore } from 'react';
import type { Fault } from '../../../src/content/faults.ts';
import { chosenField, type Field, fieldAt, valueAt } from '../../../src/schema/json.ts';
import { setAt } from '../edits.ts';
import {
  API,
  type Constants,
  type Demand,
  EVENTS,
  type Place,
  type Saved,
  type State,
  schemaOf,
  type Told,
  type Undone,
  type Value,
  type Version,
} from '../protocol.ts';
import type { PublishDemand } from '../publication.ts';
import { PUBLISH, type View } from '../view.ts';
import { send } from './send.ts';

type Files = Record<string, Value>;

type Store = Constants & {
  /** The values as typed. */
  files: Files;
  faults: readonly Fault[];
  /** The open form: a file, and the list item or group whose fields are shown. */
  open: Place;
  /** The field that has the focus. */
  focused: Place | undefined;
  /** Why the last text is not on the disk yet. */
  trouble: string | undefined;
  /** Whether another window or program changed what was typed here, and nobody has dismissed that message yet. */
  isClash: boolean;
  /** Mistakes because of which the last action was not done. */
  refused: { title: string; faults: readonly Fault[] } | undefined;
  publication: View | undefined;
  canUndo: boolean;
  canRedo: boolean;
};

let store: Store;
const listeners = new Set<() => void>();
/** The versions that the server has of each file, as this window last saw them. */
const seen = new Map<string, number>();

/** Changes a part of the store. */
export const set = (part: Partial<Store>): void => {
  store = { ...store, ...part };
  for (const listener of listeners) listener();
};

/** A part of the store, which renders a component again when it changes. */
export function useStore<Part>(part: (store: Store) => Part): Part {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => part(store),
  );
}

export const current = (): Store => store;

const demand = async <Answer>(body: Demand): Promise<Answer> => (await send(API, JSON.stringify(body))).json();

/** Loads everything, and listens to what other windows and programs change. */
export async function load(): Promise<void> {
  const state: State = await (await fetch(API)).json();
  store = {
    ...state,
    files: {},
    open: inUrl() ?? { file: 'home.yaml', path: [] },
    focused: undefined,
    trouble: undefined,
    isClash: false,
    refused: undefined,
    publication: undefined,
  };
  adopt(state);
  listen();
  addEventListener('pagehide', save);
}

/** Listens to the editor's events, also after it was closed and opened again. The first event has all files. */
function listen(): void {
  const events = new EventSource(EVENTS);
  events.addEventListener('files', ({ data }) => {
    set({ trouble: undefined });
    adopt(JSON.parse(data));
  });
  events.addEventListener('open', () => {
    // The editor may have been closed while the owner typed.
    save();
    showContent();
    demandPublication({ act: 'watch' });
  });
  events.addEventListener('publicacao', ({ data }) =>
    set({ publication: { ...store.publication, ...JSON.parse(data) } }),
  );
  events.addEventListener('conteudo', showContent);
  events.addEventListener('error', () => {
    set({ trouble: LOST });
    // The browser does not try again after a refusal: until the owner enters, this window has the key of the last start.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
}

const contentListeners = new Set<() => void>();

function showContent(): void {
  for (const listener of contentListeners) listener();
}

/** Calls a listener when the site's pages have the saved content, until the returned function is called. */
export function onContent(listener: () => void): () => void {
  contentListeners.add(listener);
  return () => contentListeners.delete(listener);
}

/** Takes over what the server tells, except of the files that this window has changed since. */
function adopt({ files, faults, canUndo, canRedo, isClash, trouble }: Told, isAnswer = false): void {
  const next = { ...store.files };
  for (const [file, { value, version }] of Object.entries(files)) {
    // An event can be slower than a later answer, and the answer of a save under way has the text that was sent.
    if (version < (seen.get(file) ?? 0) || (!isAnswer && (unsent.has(file) || sending.has(file)))) continue;
    seen.set(file, version);
    // An equal value stays the same object, so that rows keep their keys, and the focus its place.
    if (!unsent.has(file) && JSON.stringify(next[file]) !== JSON.stringify(value)) next[file] = value;
  }
  const own = store.faults.filter(({ file }) => unsent.has(file));
  const others = faults.filter(({ file }) => !unsent.has(file));
  set({ files: next, faults: [...own, ...others], canUndo, canRedo });
  if (trouble) set({ trouble });
  if (isClash) set({ isClash });
}

const LOST =
  'O editor não responde. Ele ainda está aberto no terminal? Se não, abra-o outra vez: esta página espera, e o que você escreveu aqui não se perde.';

/* Changes. */

/** Changes files. A null value deletes a file. */
export function change(files: Files, at: Place = { file: Object.keys(files)[0] ?? '', path: [] }): void {
  for (const file of Object.keys(files)) unsent.add(file);
  changedAt = at;
  isLeft = false;
  set({ files: { ...store.files, ...files }, refused: undefined });
  plan();
}

/** Changes the value at a place. An empty text, an empty list and undefined remove the field. */
export function write(place: Place, value: unknown): void {
  const { file, path } = place;
  // Until the server has checked the new text, nothing is known against it.
  set({ faults: store.faults.filter((fault) => fault.file !== file || fault.path?.join() !== path.join()) });
  change({ [file]: setAt(store.files[file] ?? {}, path, value === '' ? undefined : value) }, place);
}

/** Adds an item to the list at a place, and opens it. */
export function addItem(place: Place, item: unknown, index: number): void {
  write(place, listAt(place).toSpliced(index, 0, item));
  openPlace({ file: place.file, path: [...place.path, index] });
}

export function listAt({ file, path }: Place): readonly unknown[] {
  const list = valueAt(store.files[file], path);
  return Array.isArray(list) ? list : NONE;
}

/** Always the same empty list, so that nothing renders again. */
const NONE: readonly unknown[] = [];

/* Saves. One is under way at a time, so that an earlier text never replaces a later one. */

const unsent = new Set<string>();
/** The files of the save that is under way. */
let sending: ReadonlySet<string> = new Set();
/** The last changed place, and whether its field was left since: then the server tidies it. */
let changedAt: Place = { file: '', path: [] };
let isLeft = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The time between a change and its save, and between two attempts, in ms. */
const SOON = 60;
const AGAIN = 1000;

/** Plans a save. A later change does not put it off: who types without a pause would never be saved. */
function plan(wait = SOON): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    save();
  }, wait);
}

const filesToSave = (values: Files) =>
  Object.fromEntries(
    Object.entries(values).map(([file, value]) => [file, { value: value ?? null, seen: seen.get(file) }]),
  );

async function save(): Promise<void> {
  if (sending.size > 0 || unsent.size === 0) return;
  sending = new Set(unsent);
  const files = filesToSave(Object.fromEntries([...sending].map((file) => [file, store.files[file]])));
  unsent.clear();
  try {
    const saved = await demand<Saved>({ act: 'save', files, at: changedAt, isLeft });
    if (saved.trouble) for (const file of sending) unsent.add(file);
    sending = new Set();
    set({ trouble: undefined });
    adopt(saved, !saved.isClash);
  } catch {
    for (const file of sending) unsent.add(file);
    sending = new Set();
    set({ trouble: LOST });
  }
  if (unsent.size > 0) plan(store.trouble ? AGAIN : SOON);
}

/** Lets the server tidy a text when its field is left. */
export function settle(place: Place): void {
  if (isLeft || JSON.stringify(changedAt) !== JSON.stringify(place)) return;
  isLeft = true;
  unsent.add(place.file);
  plan();
}

/** Resolves when everything typed has been sent. */
async function settled(): Promise<void> {
  while (sending.size > 0 || unsent.size > 0) {
    await save();
    await new Promise((resolve) => setTimeout(resolve, SOON));
  }
}

/** Takes the last change back, or does it again, and opens its place. */
export async function step(act: 'undo' | 'redo'): Promise<void> {
  await settled();
  const undone = await demand<Undone>({ act });
  adopt(undone, true);
  if (undone.at) openPlace(undone.at);
}

/** Changes files if no mistake follows; otherwise says why not, and changes nothing. */
export async function changeWhole(values: Files, title: string): Promise<boolean> {
  await settled();
  const at = { file: Object.keys(values)[0] ?? '', path: [] };
  const saved = await demand<Saved>({ act: 'save', files: filesToSave(values), at, isWhole: true });
  adopt(saved, true);
  set({ refused: saved.refused && { title, faults: saved.refused } });
  return !saved.refused && !saved.isClash;
}

/** Asks for something about the publication, when everything typed has been sent. The answer is an event. */
export async function demandPublication(body: PublishDemand): Promise<void> {
  if (body.act !== 'answer') await settled();
  // If the editor is closed, the page says so already.
  await send(PUBLISH, JSON.stringify(body)).catch(() => undefined);
}

export const versionsOf = (file: string | null) => demand<Version[]>({ act: 'versions', file });
export const versionAt = (file: string, time: number) => demand<object>({ act: 'version', file, time });

/* The open form. */

/** Opens the form of a place: of the innermost list item around it. The field itself gets the focus. */
export function openPlace(place: Place): void {
  const { file, path } = place;
  const last = path.findLastIndex((key) => typeof key === 'number');
  const open = { file, path: path.slice(0, last + 1) };
  // A reload shows the same form.
  history.replaceState(null, '', `#${[file, ...open.path].join('#')}`);
  set({ open, focused: place, refused: undefined });
}

/** The place in the URL's fragment. */
function inUrl(): Place | undefined {
  const [file, ...path] = decodeURIComponent(location.hash.slice(1)).split('#');
  return file ? { file, path: path.map((key) => (/^\d+$/.test(key) ? Number(key) : key)) } : undefined;
}

/** The field at a place, in the schema of its file. */
export function fieldOf({ file, path }: Place): Field | undefined {
  const value = store.files[file];
  const field = fieldAt(store.schemas[schemaOf(file)], path, value);
  return chosenField(field, valueAt(value, path));
}
