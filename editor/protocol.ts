import type { Fault } from '../src/content/faults.ts';
import type { Field } from '../src/schema/json.ts';

/* The messages between the editor's page and its server. Both sides compile against these types. */

/** The URL of the editor. All its other URLs begin with it. */
export const EDITOR = '/editor';

/** The URL of the editor's requests (POST), and of the state at the beginning (GET). */
export const API = `${EDITOR}/api`;

/** The URL of the stream of events, as server-sent events: changed files, and the publication. */
export const EVENTS = `${EDITOR}/eventos`;

/** One of the owner's files. */
type Entry = {
  /** The value as typed, with all values as texts. Null if the file was deleted. Undefined if it cannot be read. */
  value: object | null | undefined;
  /** Counts the versions of the value. */
  version: number;
};

export type Entries = Record<string, Entry>;

/** Everything that the editor's page shows at its beginning. */
export type State = {
  files: Entries;
  /** The mistakes in all files, as typed. */
  faults: readonly Fault[];
  /** The form of each file, by the name of its schema. */
  schemas: Record<string, Field>;
  /** The kinds of pages that have a file each, with the folders of their URLs. */
  kinds: { kind: string; title: string; one: string; folder: string }[];
  /** The names that a link can lead to, with labels. */
  targets: Record<string, string>;
  /** The pages of the owner's guide: the URL and the question that each answers. */
  help: { url: string; title: string }[];
};

/** A typed value, and the version that the window had seen. `tidy`: the field was left, so the value may be tidied. */
type Typed = { value: object | null; seen?: number | undefined; tidy?: boolean | undefined };

/** A save: the typed values of the files that changed. */
export type Save = {
  files: Record<string, Typed>;
  /** Whether nothing is written if the save would cause a mistake. By default the correct parts are written. */
  whole?: boolean | undefined;
  /** The window, which gets no event of its own saves. */
  window: string;
};

export type Saved = {
  files: Entries;
  faults: readonly Fault[];
  /** The mistakes because of which nothing was written, if `whole` was set. */
  refused?: readonly Fault[] | undefined;
  /** Why the computer did not write a file, in Portuguese. The typed text is kept, and the next save tries again. */
  trouble?: string | undefined;
};

/** An earlier version of a file: when it was replaced, in ms. */
export type Version = { file: string; time: number };

export type Demand =
  | ({ act: 'save' } & Save)
  /** The earlier versions of a file, or of all deleted files. */
  | { act: 'versions'; file: string | null }
  /** The value of an earlier version. */
  | { act: 'version'; file: string; time: number };

/** The file's schema in `State.schemas`. */
export const schemaOf = (file: string): string => file.replace(/\.yaml$/, '').split('/')[0] ?? '';
