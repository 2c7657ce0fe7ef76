import type { Fault } from '../../src/content/reader/faults.ts';
import type { Field, PictureFormat } from '../../src/lib/schema/json.ts';
import type { Outcome } from '../publish/run.ts';
import type { PublishRequest } from './requests.ts';

/* The messages between the editor's page and its server. Both sides compile against these types. */

/** The URL of the editor. All its other URLs begin with it. */
export const EDITOR = '/editor';

/** The URL of the editor's requests (POST). */
export const API = `${EDITOR}/api`;

/** The URL of the stream of server-sent events. */
export const EVENTS = `${EDITOR}/eventos`;

/** The URL where the editor receives pictures (POST, with the file as the body) and sends them (GET). */
export const PICTURES_AT = `${EDITOR}/imagens`;

/** The URL of the requests about the publication (POST), and of the copy (GET). The answers are events. */
export const PUBLISH = `${EDITOR}/publicar`;

/** The URL of the owner's guide: below it are files of the project, by their paths. */
export const GUIDE = `${EDITOR}/ajuda`;

/** The contents of the guide. */
export const HELP = `${GUIDE}/LEIA-ME.md#o-guia-pergunta-por-pergunta`;

/** The header of each request that changes something. Its value is the key, which only the editor's page has. */
export const KEY_HEADER = 'x-editor-key';

export type Path = readonly (string | number)[];

/** A place in the owner's files: a field, a list item or a group. With an empty path, the file itself. */
export type Place = { file: string; path: Path };

/** A change: a place gets another value. A null value deletes a file, and a missing one removes a field. */
export type Edit = Place & { value?: unknown };

/** The value of a file as typed, with all values as texts. Null: no such file. False: the file cannot be read. */
export type Value = object | null | false;

/** The values of some files that can be written. */
export type Values = ReadonlyMap<string, object | null>;

/** The state of the files: at the beginning, after each request, and as an event. */
export type FilesState = {
  /** A later state has a higher version, also after another start of the editor. */
  version: number;
  files: Record<string, Value>;
  faults: readonly Fault[];
  canUndo: boolean;
  canRedo: boolean;
  /** Whether a text that waited is an earlier version now, because another program changed its file. */
  isClash?: boolean;
  /** Why the computer did not write a file, in Portuguese. The typed text is kept, and the next save tries again. */
  saveFailure?: string | undefined;
};

export type Constants = {
  /** The form of each file, by the name of its schema. */
  schemas: Record<string, Field>;
  /** The other targets of links, with labels: the parts of the home page by their kinds, and places of every site. */
  parts: Record<string, string>;
  targets: Record<string, string>;
};

export type State = Constants & FilesState;

export type Answer = FilesState & {
  /** The mistakes because of which nothing was changed, if `isWhole` was set. */
  blockedBy?: readonly Fault[];
  /** The place of the step that was undone or done again. */
  at?: Place;
};

/** An earlier version of a file: when it was replaced, in ms. */
export type Version = { file: string; time: number };

/** A version with its name for the owner: what was changed after it, or the name of a deleted page. */
export type NamedVersion = Version & { name: string };

/** A button: a request, or a file to save; without both, it opens the field of the destination. */
export type Act = { label: string; isMain?: boolean; request?: PublishRequest; href?: string };

/** A part of the page about the publication, in words. The first one gets the focus when it appears. */
export type Part = Partial<Omit<Outcome, 'kind'>> & {
  id: string;
  title: string;
  /** The share of the bytes that are sent; null if it is not known. */
  progress?: number | null;
  /** For a question for a password: the reason why the previous one was rejected, if there was one. */
  refusal?: string;
  acts?: readonly Act[];
};

/** The server-sent events by their names, with their data. */
export type Events = {
  /** At first, the whole state. */
  files: State | FilesState;
  publication: readonly Part[];
  /** The pages have new content. `generated` is the time of the last generated picture. */
  content: { generated: number };
};

/** The answer for a chosen picture: its file name, or the reason for its refusal. */
export type Chosen = { file: string } | { refusal: string };

export const MEGA = 1_000_000;
/** The maximum size of a chosen picture, in bytes. */
export const MOST = 40 * MEGA;

/** A list of formats in Portuguese, such as `JPEG, PNG ou WebP`. */
export const formatsInWords = (formats: readonly PictureFormat[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(
    formats.map((format) => (format === 'webp' ? 'WebP' : format.toUpperCase())),
  );
