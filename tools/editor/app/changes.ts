/* The owner's changes. The owner sees the last values of the server, with the edits that the server does not have yet. */
import type { Fault } from '../../../src/content/reader/faults.ts';
import { valueAt } from '../../../src/lib/schema/json.ts';
import { edited } from '../edits.ts';
import type { Answer, Edit, FilesState, Place, State, Version } from '../protocol.ts';
import type { FileRequest } from '../requests.ts';
import { listAt, openPlace } from './places.ts';
import { failureOf, REFUSED, request, WINDOW } from './send.ts';
import { current, set } from './state.ts';

let serverFiles: FilesState['files'] = {};
let unsent: Edit[] = [];

/** Takes over what the server tells. An event can be slower than a later answer. */
export function adopt({ version, files, isClash, window, ...others }: State | FilesState): void {
  if (version < current().version) return;
  const { focused, files: mine } = current();
  const before = [serverFiles, mine];
  serverFiles = files;
  set({ version, saveFailure: undefined, ...others, ...(isClash && { isClash }) });
  show();
  leaveMoved(mine);
  if (!focused || !window || window === WINDOW) return;
  const [is, ...had] = [files, ...before].map((all) => valueAt(all[focused.file], focused.path) ?? '');
  if (typeof is !== 'string' || had.includes(is)) return;
  set({ otherText: `Este campo mudou em outra janela: “${is}”. O texto que sair daqui fica em “Histórico”.` });
}

/** Opens the form around the open list item if the item was moved or deleted, perhaps in another window. */
function leaveMoved(before: FilesState['files']): void {
  const { open, files } = current();
  const list = { file: open.file, path: open.path.slice(0, -1) };
  const textsIn = (all: FilesState['files']) => listAt(list, all).map((item) => JSON.stringify(item));
  const [was, is, index] = [textsIn(before), textsIn(files), Number(open.path.at(-1))];
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
  openPlace({ file: place.file, path: [...place.path, index] }, true);
}

/** The last save. One is under way at a time, so that an earlier text never replaces a later one. */
let saving: Promise<void> = Promise.resolve();

/** Saves all edits, and what the computer did not write before. */
export function save(): Promise<void> {
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

/** The time between two attempts, in ms. */
export const AGAIN = 1000;

/** Saves again and again what is not saved yet, also when the window is closed. */
export function keepSaving(): void {
  setInterval(() => current().saveFailure !== REFUSED && save(), AGAIN);
  // Another window entered with a new key.
  addEventListener('storage', save);
  addEventListener('pagehide', () => unsent.length > 0 && request({ act: 'edit', edits: unsent }));
}

/**
 * Does something that changes files and follows the edits, and opens the place that was changed. Returns the mistakes
 * because of which nothing was changed, or undefined if the request failed.
 */
async function perform(body: FileRequest): Promise<readonly Fault[] | undefined> {
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

export const restore = ({ file, time }: Version) => perform({ act: 'restore', file, time });
