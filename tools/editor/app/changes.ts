/* The owner's changes. The owner sees the last values of the server, with the edits that the server does not have yet. */
import type { Fault } from '../../../src/content/reader/faults.ts';
import { edited } from '../edits.ts';
import type { Answer, Edit, FilesState, Place, State, Version } from '../protocol.ts';
import type { FileRequest } from '../requests.ts';
import { listAt, openPlace, placeIn } from './places.ts';
import { failureOf, REFUSED, request } from './send.ts';
import { current, set } from './state.ts';

let serverFiles: FilesState['files'] = {};
let unsent: Edit[] = [];

/** Takes over what the server tells. An event can be slower than a later answer. */
export function adopt({ version, files, isClash, ...others }: State | FilesState): void {
  const { version: known, files: before } = current();
  if (version < known) return;
  serverFiles = files;
  set({ version, saveFailure: undefined, ...others, ...(isClash && { isClash }) });
  show();
  leaveMoved(before);
}

/**
 * Opens the form around the open list item if another window moved or deleted the item: what the owner types next would
 * be written into its neighbour.
 */
function leaveMoved(before: FilesState['files']): void {
  const { open, files } = current();
  const list = { file: open.file, path: open.path.slice(0, -1) };
  const index = Number(open.path.at(-1));
  const [itemsBefore = [], items = []] = [before, files].map((all) =>
    listAt(list, all).map((item) => JSON.stringify(item)),
  );
  const item = itemsBefore[index];
  if (!item || item === items[index]) return;
  if (items.includes(item) || items.length < itemsBefore.length) openPlace(list);
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
  openPlace(placeIn(place, index), true);
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
  document.querySelector<HTMLElement>('main :focus')?.blur();
  set({ focused: undefined });
  perform({ act: body });
}

/** Changes files if no mistake follows. */
export const editWhole = (edits: Edit[]) => perform({ act: 'edit', edits, isWhole: true });

export const restore = ({ file, time }: Version) => perform({ act: 'restore', file, time });
