import { useSyncExternalStore } from 'react';
import type { Constants, Events, FilesState, Place } from '../protocol.ts';

/** The state: what the server sent last, except that `files` also has the edits that are not sent yet. */
type Current = Constants &
  FilesState & {
    /** The contents of the column beside the page. */
    column: 'pages' | 'form' | 'publish';
    /** On a phone: whether the page is shown instead. */
    isPage: boolean;
    /** The open form: a file, and the list item whose fields are shown; of a file with several sections, one of them. */
    open: Place & { section?: string | undefined; isNew?: boolean };
    focused: Place | undefined;
    isSaved: boolean;
    /** The name of the thing that was just deleted. */
    deleted: string | undefined;
    publication: Events['publication'];
    /** A new object each time when the pages have new content. */
    content: Events['content'];
  };

let state = {} as Current;
const listeners = new Set<() => void>();

export const current = (): Current => state;

export function set(changed: Partial<Current>): void {
  state = { ...state, ...changed };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `App` renders again with each change of the state, and so does all in it: below, `current()` is the state. */
export const useCurrent = (): Current => useSyncExternalStore(subscribe, current);
