import { useSyncExternalStore } from 'react';
import type { Fault } from '../../src/content/faults.ts';
import { chosenField, type Field, fieldAt, valueAt } from '../../src/schema/json.ts';
import { API, type Demand, type Entries, EVENTS, type Saved, type State, schemaOf } from '../protocol.ts';
import type { PublishDemand } from '../publication.ts';
import { PUBLISH, type View } from '../view.ts';
import { insertAt, setAt } from './edits.ts';

export type Path = readonly (string | number)[];

/** A place in the owner's files: a field, a list item or a group. */
export type Place = { file: string; path: Path };

type Files = Record<string, object | null | undefined>;

type Store = Pick<State, 'schemas' | 'kinds' | 'targets' | 'help'> & {
  /** The values as typed. */
  files: Files;
  faults: readonly Fault[];
  /** The open form: a file, and the list item or group whose fields are shown. */
  open: Place;
  /** The field that has the focus. */
  focused: Place | undefined;
  /** Why the last text is not on the disk yet. */
  trouble: string | undefined;
  /** Mistakes because of which the last action was not done. */
  refused: { title: string; faults: readonly Fault[] } | undefined;
  publication: View | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** A sentence for screen readers about the step that was just taken back or done again. */
  said: string;
};

let store: Store;
const listeners = new Set<() => void>();
/** The versions that the server has of each file, as this window last saw them. */
const seen = new Map<string, number>();
const WINDOW = crypto.randomUUID();

const set = (part: Partial<Store>) => {
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

const post = async <Answer>(demand: Demand): Promise<Answer> => {
  const body = JSON.stringify(demand);
  // The browser finishes a request with `keepalive` after the page is closed, but only up to 64 KiB.
  const response = await fetch(API, { method: 'POST', body, keepalive: body.length < 60_000 });
  if (!response.ok) throw new Error(`The editor responded with ${response.status}.`);
  return response.json();
};

/** Loads everything, and listens to what other windows and programs change. */
export async function load(): Promise<void> {
  const { files, ...state }: State = await (await fetch(API)).json();
  store = {
    ...state,
    files: {},
    open: inUrl() ?? { file: 'home.yaml', path: [] },
    focused: undefined,
    trouble: undefined,
    refused: undefined,
    publication: undefined,
    canUndo: false,
    canRedo: false,
    said: '',
  };
  adopt(files);
  resume();
  listen();
  addEventListener('pagehide', () => {
    send();
    keepSteps();
  });
}

/** Whether this window may have missed events. A save can succeed before the connection for events is open again. */
let isBehind = false;

/** Listens to the editor's events, also after it was closed and opened again. */
function listen(): void {
  const events = new EventSource(`${EVENTS}?janela=${WINDOW}`);
  events.addEventListener('files', ({ data }) => {
    const { files, faults }: Saved = JSON.parse(data);
    adopt(files);
    set({ faults: knownFaults(faults) });
  });
  events.addEventListener('publicacao', ({ data }) =>
    set({ publication: { ...store.publication, ...JSON.parse(data) } }),
  );
  const showContent = () => {
    for (const listener of contentListeners) listener();
  };
  events.addEventListener('conteudo', showContent);
  events.addEventListener('open', async () => {
    if (isBehind) {
      isBehind = false;
      const { files, faults }: State = await (await fetch(API)).json();
      adopt(files);
      set({ trouble: undefined, faults: knownFaults(faults) });
      showContent();
    }
    // The editor may have been closed while the owner typed.
    send();
    demandPublication({ act: 'watch' });
  });
  events.addEventListener('error', () => {
    isBehind = true;
    set({ trouble: LOST });
    // The browser does not try again after a refusal: until the owner enters, this window has the key of the last start.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
}

const contentListeners = new Set<() => void>();

/** Calls a listener when the site's pages have the saved content, until the returned function is called. */
export function onContent(listener: () => void): () => void {
  contentListeners.add(listener);
  return () => contentListeners.delete(listener);
}

/** Takes over values from the server, unless this window has changed them since. */
function adopt(files: Entries): void {
  const next = { ...store.files };
  for (const [file, { value, version }] of Object.entries(files)) {
    if (unsent.has(file)) continue;
    seen.set(file, version);
    // An equal value stays the same object, so that rows keep their keys, and the focus its place.
    if (JSON.stringify(next[file]) !== JSON.stringify(value)) next[file] = value;
  }
  set({ files: next });
}

/** The mistakes that the server knows; of a file with unsent changes, those that this window still knows. */
const knownFaults = (faults: readonly Fault[]): readonly Fault[] => [
  ...store.faults.filter(({ file }) => unsent.has(file)),
  ...faults.filter(({ file }) => !unsent.has(file)),
];

/* Changes, and how to take them back. A step has the value of each changed file before and after. */

type Step = { before: Files; after: Files; open: Place; at: string; time: number };

let done: Step[] = [];
let undone: Step[] = [];
/** Texts that are typed in the same field within this time, in ms, are one step. */
const TOGETHER = 1500;

/**
 * Changes files. A null value deletes a file.
 * @param at What is changed: consecutive changes of the same text are one step for “Desfazer”.
 */
export function change(after: Files, at = ''): void {
  const before = Object.fromEntries(Object.keys(after).map((file) => [file, store.files[file] ?? null]));
  const last = done.at(-1);
  const time = Date.now();
  const isSame = at !== '' && last?.at === at && time - last.time < TOGETHER && undone.length === 0;
  if (isSame) done[done.length - 1] = { ...last, after, time };
  else done = [...done.slice(-199), { before, after, open: store.open, at, time }];
  undone = [];
  apply(after);
}

/** The key of the steps in the window's storage, which survives a reload. */
const STEPS = 'passos';

/** Keeps the steps for a reload, together with the files that they belong to. */
function keepSteps(): void {
  try {
    sessionStorage.setItem(STEPS, JSON.stringify({ files: store.files, done, undone }));
  } catch {
    // The steps take more room than the browser gives. “Histórico” still has the earlier versions.
  }
}

/** Takes over the steps from before a reload, unless the files have changed since. */
function resume(): void {
  const kept = JSON.parse(sessionStorage.getItem(STEPS) ?? '{}');
  sessionStorage.removeItem(STEPS);
  if (JSON.stringify(kept.files) !== JSON.stringify(store.files)) return;
  ({ done, undone } = kept);
  set({ canUndo: done.length > 0, canRedo: undone.length > 0 });
}

export const undo = () => takeBack(done, undone, 'before', 'Desfeito');
export const redo = () => takeBack(undone, done, 'after', 'Refeito');

function takeBack(from: Step[], to: Step[], side: 'before' | 'after', word: string): void {
  const step = from.pop();
  if (!step) return;
  to.push(step);
  apply(step[side]);
  set({ open: step.open, said: `${word}.${done.length > 0 ? ` Dá para desfazer mais ${done.length}.` : ''}` });
}

function apply(files: Files): void {
  for (const file of Object.keys(files)) {
    unsent.add(file);
    // Only the earlier text was left.
    left.delete(file);
  }
  set({
    files: { ...store.files, ...files },
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    refused: undefined,
  });
  plan();
}

/** Changes the value at a place. An empty text and undefined remove the field. */
export function write({ file, path }: Place, value: unknown): void {
  // Until the server has checked the new text, nothing is known against it.
  set({ faults: store.faults.filter((fault) => fault.file !== file || fault.path?.join() !== path.join()) });
  const part = value === '' ? undefined : value;
  change({ [file]: setAt(store.files[file] ?? {}, path, part) }, `${file} ${path.join(' ')}`);
}

/** Changes the values at several places of a file, as one step. */
export function writeAll(file: string, parts: readonly (readonly [Path, unknown])[]): void {
  change({ [file]: parts.reduce<object>((value, [path, part]) => setAt(value, path, part), store.files[file] ?? {}) });
}

/** Changes the list at a place. */
export function writeList(place: Place, list: readonly unknown[]): void {
  const { file, path } = place;
  change({ [file]: setAt(store.files[file] ?? {}, path, list.length > 0 ? list : undefined) });
}

/** Adds an item to the list at a place, and opens it. */
export function addItem(place: Place, item: unknown, index: number): void {
  writeList(place, insertAt(listAt(place), item, index));
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
/** Files in which a changed field was left: the server tidies them. */
const left = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;
/** The time between a change and its save, and between two attempts, in ms. */
const SOON = 60;
const AGAIN = 1000;

/** Plans a save. A later change does not put it off: who types without a pause would never be saved. */
function plan(wait = SOON): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => {
    timer = undefined;
    send();
  }, wait);
}

async function send(): Promise<void> {
  if (isSending || unsent.size === 0) return;
  isSending = true;
  const sent = [...unsent];
  unsent.clear();
  const files = Object.fromEntries(
    sent.map((file) => [file, { value: store.files[file] ?? null, seen: seen.get(file), tidy: left.delete(file) }]),
  );
  try {
    const saved: Saved = await post({ act: 'save', files, window: WINDOW });
    noteSeen(files, saved.files);
    adopt(saved.files);
    set({ faults: knownFaults(saved.faults), trouble: saved.trouble });
    if (saved.trouble) for (const file of sent) unsent.add(file);
  } catch {
    for (const file of sent) unsent.add(file);
    set({ trouble: LOST });
  }
  isSending = false;
  if (unsent.size > 0) plan(store.trouble ? AGAIN : SOON);
}

/** Notes the versions of what the server stored as it was sent, also if this window has changed it since. */
function noteSeen(sent: Record<string, { value: object | null }>, saved: Entries): void {
  for (const [file, { value }] of Object.entries(sent)) {
    const now = saved[file];
    if (now && JSON.stringify(now.value) === JSON.stringify(value)) seen.set(file, now.version);
  }
}

const LOST =
  'O editor não responde. Ele ainda está aberto no terminal? Se não, abra-o outra vez: esta página espera, e o que você escreveu aqui não se perde.';

/** Changes files if no mistake follows; otherwise says why not, and changes nothing. */
export async function changeWhole(after: Files, title: string): Promise<boolean> {
  await settled();
  const files = Object.fromEntries(
    Object.entries(after).map(([file, value]) => [file, { value: value ?? null, seen: seen.get(file) }]),
  );
  const { refused, ...saved } = await post<Saved>({ act: 'save', files, whole: true, window: WINDOW });
  if (refused) {
    set({ refused: { title, faults: refused } });
    return false;
  }
  change(after);
  noteSeen(files, saved.files);
  set({ faults: saved.faults });
  return true;
}

/** Resolves when everything typed has been sent. */
async function settled(): Promise<void> {
  while (isSending || unsent.size > 0) {
    await send();
    await new Promise((resolve) => setTimeout(resolve, SOON));
  }
}

/** Asks for something about the publication, when everything typed has been sent. The answer is an event. */
export async function demandPublication(demand: PublishDemand): Promise<void> {
  if (demand.act !== 'answer') await settled();
  // If the editor is closed, the page says so already.
  await fetch(PUBLISH, { method: 'POST', body: JSON.stringify(demand) }).catch(() => undefined);
}

/** Lets the server tidy a file after a field was left whose text is the last change. */
export function settle({ file, path }: Place): void {
  if (done.at(-1)?.at !== `${file} ${path.join(' ')}` || tidied.get(file) === store.files[file]) return;
  tidied.set(file, store.files[file]);
  left.add(file);
  unsent.add(file);
  plan();
}

/** The value of each file when it was last tidied. */
const tidied = new Map<string, unknown>();

export const versionsOf = (file: string | null) => post<{ file: string; time: number }[]>({ act: 'versions', file });
export const versionAt = (file: string, time: number) => post<object>({ act: 'version', file, time });

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

export const focusPlace = (place: Place | undefined): void => set({ focused: place });

/** The field at a place, in the schema of its file. */
export function fieldOf({ file, path }: Place): Field | undefined {
  const value = store.files[file];
  const field = fieldAt(store.schemas[schemaOf(file)], path, value);
  return chosenField(field, valueAt(value, path));
}

export const dismissRefusal = (): void => set({ refused: undefined });
