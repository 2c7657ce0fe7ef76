import { useSyncExternalStore } from 'react';
import { schemaName } from '../../../src/content/files/schemaName.ts';
import type { Fault } from '../../../src/content/reader/faults.ts';
import { chosenField, type Field, fieldAt, valueAt } from '../../../src/lib/schema/json.ts';
import { edited } from '../edits.ts';
import type { EditorRequest } from '../integration.ts';
import {
  type Answer,
  API,
  type Constants,
  type Edit,
  EVENTS,
  type FilesState,
  type NamedVersion,
  type Place,
  PUBLISH,
  type State,
  type Value,
  type Version,
} from '../protocol.ts';
import type { Part, PublishRequest } from '../publication.ts';
import { Refused, send } from './send.ts';
import { placeOf, trailOf } from './trail.ts';

/** The state: what the server sent last, except that `files` also has the edits that are not sent yet. */
export type Store = Constants &
  FilesState & {
    /** The contents of the column beside the page. */
    column: 'pages' | 'form' | 'publish';
    /** On a phone: whether the page is shown instead. */
    isPage: boolean;
    /** The open form: a file, and the list item whose fields are shown; of a file with several sections, one of them. */
    open: Place & { section?: string | undefined };
    focused: Place | undefined;
    /** Says that another window wrote into the focused field, and what. */
    otherText: string | undefined;
    isSaved: boolean;
    /** The name of the thing that was just deleted. */
    deleted: string | undefined;
    publication: readonly Part[];
    /** A new object each time when the pages have new content, with the time of the last generated picture. */
    content: { generated: number };
  };

let state = {} as Store;
const listeners = new Set<() => void>();

export const current = (): Store => state;

export function set(changed: Partial<Store>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `App` renders again with each change of the state, and so does all in it: below, `current()` is the state. */
export const useStore = (): Store => useSyncExternalStore(subscribe, current);

const WINDOW = crypto.randomUUID();

const request = async <Result>(body: EditorRequest): Promise<Result> =>
  (await send(API, JSON.stringify({ ...body, window: WINDOW }))).json();

/** Loads everything, and listens to what other windows and programs change. */
export async function load(): Promise<void> {
  const home = { file: 'home.yaml', path: [] };
  set({ version: 0, files: {}, open: home, isSaved: true, publication: [], content: { generated: 0 } });
  await new Promise<void>(listen);
  openPlace(location.hash ? placeOf(decodeURIComponent(location.hash.slice(1))) : home);
  // Nothing was pressed that has the focus no more.
  set({ focused: undefined });
  setInterval(() => current().saveFailure !== REFUSED && save(), AGAIN);
  addEventListener('pagehide', () => unsent.length > 0 && request({ act: 'edit', edits: unsent }));
}

/** The time between two attempts, in ms. */
const AGAIN = 1000;

/** Listens to the editor's events, also after it was closed and opened again. The first event has all of the state. */
function listen(whenLoaded?: () => void): void {
  const events = new EventSource(EVENTS);
  events.addEventListener('files', ({ data }) => {
    adopt(JSON.parse(data));
    whenLoaded?.();
  });
  events.addEventListener('open', () => {
    set({ content: { ...current().content } });
    requestPublication({ act: 'watch' });
  });
  events.addEventListener('publicacao', ({ data }) => set({ publication: JSON.parse(data) }));
  events.addEventListener('conteudo', ({ data }) => set({ content: JSON.parse(data) }));
  events.addEventListener('error', () => {
    set({ saveFailure: current().saveFailure ?? LOST });
    // The browser does not try again after a refusal: until the owner enters, this window has the key of the last start.
    if (events.readyState === EventSource.CLOSED) setTimeout(listen, AGAIN);
  });
}

const LOST =
  'O editor não responde. Ele ainda está aberto no terminal? Se não, abra o editor outra vez: esta página espera, e o que você escreveu aqui não se perde.';

const REFUSED =
  'O editor não aceitou o que veio desta janela. O que você escreveu continua guardado nela: deixe-a aberta, veja o que o terminal diz e abra o editor outra vez.';

const failureOf = (error: unknown) => (error instanceof Refused ? REFUSED : LOST);

/* Edits. The owner sees the last values of the server, with the edits that the server does not have yet. */

let serverFiles: FilesState['files'] = {};
let unsent: Edit[] = [];

/** Takes over what the server tells. An event can be slower than a later answer. */
function adopt({ version, files, isClash, window, ...others }: State | FilesState): void {
  if (version < current().version) return;
  const { open, focused, files: mine } = current();
  const before = [serverFiles, mine];
  serverFiles = files;
  set({ version, saveFailure: undefined, ...others, ...(isClash && { isClash }) });
  show();
  leaveMoved(mine[open.file]);
  if (!focused || !window || window === WINDOW) return;
  const [is, ...had] = [files, ...before].map((all) => valueAt(all[focused.file], focused.path) ?? '');
  if (typeof is !== 'string' || had.includes(is)) return;
  set({ otherText: `Este campo mudou em outra janela: “${is}”. O texto que sair daqui fica em “Histórico”.` });
}

/** Opens the form around the open list item if the item was moved or deleted, perhaps in another window. */
function leaveMoved(before: Value | undefined): void {
  const { open, files } = current();
  const list = { file: open.file, path: open.path.slice(0, -1) };
  const textsOf = (value: unknown) => listIn(value, list.path).map((item) => JSON.stringify(item));
  const [was, is, index] = [textsOf(before), textsOf(files[list.file]), Number(open.path.at(-1))];
  const item = was[index];
  if (item && item !== is[index] && (is.includes(item) || is.length < was.length)) openPlace(list);
}

function show(): void {
  const files = { ...serverFiles, ...Object.fromEntries(edited((file) => serverFiles[file], unsent)) };
  set({ files, isSaved: unsent.length === 0 && !current().saveFailure });
}

/** Changes values at once, and saves them. */
export function edit(...edits: Edit[]): void {
  unsent.push(...edits);
  set({ deleted: undefined });
  show();
  save();
}

/** Changes the value at a place. An empty text, an empty list and undefined remove the field. */
export const write = (place: Place, value: unknown): void =>
  edit({ ...place, value: value === '' ? undefined : value });

export function addItem(place: Place, item: unknown, index: number): void {
  write(place, listAt(place).toSpliced(index, 0, item));
  openPlace({ file: place.file, path: [...place.path, index] });
}

export const listAt = ({ file, path }: Place): readonly unknown[] => listIn(current().files[file], path);

function listIn(value: unknown, path: Place['path']): readonly unknown[] {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** The last save. One is under way at a time, so that an earlier text never replaces a later one. */
let saving: Promise<void> = Promise.resolve();

/** Saves all edits, and what the computer did not write before. */
function save(): Promise<void> {
  saving = saving.then(async () => {
    const sent = unsent.length;
    if (sent === 0 && !current().saveFailure) return;
    try {
      const answer = await request<Answer>({ act: 'edit', edits: unsent });
      if (!answer.saveFailure) unsent = unsent.slice(sent);
      adopt(answer);
    } catch (error) {
      set({ saveFailure: failureOf(error) });
    }
  });
  return saving;
}

/**
 * Does something that changes files and follows the edits, and opens the place that was changed. Returns the mistakes
 * because of which nothing was changed, or undefined if the request failed.
 */
async function perform(body: EditorRequest): Promise<readonly Fault[] | undefined> {
  await save();
  try {
    const { at, blockedBy = [], ...state } = await request<Answer>(body);
    adopt(state);
    if (at) openPlace(at);
    set({ deleted: undefined });
    return blockedBy;
  } catch (error) {
    set({ saveFailure: failureOf(error) });
    return undefined;
  }
}

export function takeStep(body: 'undo' | 'redo'): void {
  // A field shows its own text while it has the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  set({ focused: undefined });
  perform({ act: body });
}

/** Changes files if no mistake follows. */
export const editWhole = (edits: Edit[]) => perform({ act: 'edit', edits, isWhole: true });

export const versionsOf = (file: string | null) => request<NamedVersion[]>({ act: 'versions', file });
export const restore = ({ file, time }: Version) => perform({ act: 'restore', file, time });

export async function requestPublication(body: PublishRequest): Promise<void> {
  if (body.act !== 'answer') await save();
  // If the editor is closed, the page says so already.
  await send(PUBLISH, JSON.stringify(body)).catch(() => undefined);
}

/** Opens the form of a place: of the innermost list item around it. The field itself gets the focus. */
export function openPlace(place: Place): void {
  const { file, path } = place;
  const last = path.findLastIndex((key) => typeof key === 'number');
  // A reload shows the same form.
  history.replaceState(null, '', `#${trailOf(place)}`);
  const open = { file, path: path.slice(0, last + 1), section: sectionOf(place) };
  set({ open, column: 'form', isPage: false, focused: place, otherText: undefined, deleted: undefined });
}

export function sectionOf({ file, path }: Place): string | undefined {
  const schema = current().schemas[schemaName(file)];
  const sections = path.map((_, index) => fieldAt(schema, path.slice(0, index + 1), undefined)?.section);
  return sections.findLast(Boolean) ?? Object.values(schema?.properties ?? {}).find((one) => one.section)?.section;
}

export function fieldOf({ file, path }: Place): Field | undefined {
  const { files, schemas } = current();
  const value = files[file];
  const field = fieldAt(schemas[schemaName(file)], path, value);
  return chosenField(field, valueAt(value, path));
}
