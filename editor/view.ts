import type { Finding } from '../commands/preflight/finding.ts';
import type { Fault } from '../publishing/check.ts';
import type { Question } from '../publishing/publish.ts';
import type { Publishing } from '../src/content/schema/publishing.ts';
import type { Refusal } from './answers.ts';

/** The page that publishes. It sends its requests to the same address, which ends in the name of an entry in the side bar. */
export const PUBLISH = '/keystatic/singleton/publicar';

/** The content of the page that publishes. */
export type View = {
  /** Null if the owner has not chosen yet. */
  place: Publishing | null;
  /** Null if the owner's files can be read. */
  refusal: Refusal | null;
  /** The files that differ from what is on the server; null if that is not known. */
  waiting: string[] | null;
  versions: { name: string; isThere: boolean }[];
  /** The publication that is under way, or whose end nobody has seen yet. */
  run: Run | null;
};

export type Step = 'build' | 'check' | 'compare' | 'send' | 'visit';

/** A publication. */
export type Run = {
  /** The kept version that is sent back; null for a new one. */
  version: string | null;
  step: Step;
  /** The engine's messages, a line each. */
  said: string[];
  warnings: Finding[];
  question: Asked | null;
  /** How much is sent, from 0 to 1, and in files and bytes. */
  progress: { share: number; text: string } | null;
  end: End | null;
};

/** A question to the owner. `wrong`: why the password before was not accepted. */
export type Asked = { id: number; text: string; wrong?: string; kind: Question['kind'] | 'password' };

export type End =
  | { kind: 'done'; address: string; faults: Fault[] }
  | { kind: 'missing'; findings: Finding[] }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; text: string }
  | { kind: 'declined' };

/** A request of the page to the editor. */
export type Demand =
  | { act: 'watch' }
  | { act: 'count' }
  | { act: 'start'; version: string | null }
  | { act: 'answer'; id: number; value: boolean | string };
