import type { Finding } from '../preflight/finding.ts';
import type { Fault } from '../publishing/check.ts';
import type { Question } from '../publishing/publish.ts';
import type { Publishing } from '../src/content/files/publishing.ts';
import type { Refusal } from './answers.ts';

/** The URL of the page that publishes, and of its requests. It ends in the name of a side bar entry. */
export const PUBLISH = '/keystatic/singleton/publicar';

/** The content of the page that publishes. */
export type View = {
  /** Null if the owner has not chosen a place yet, or if the owner's files have mistakes. */
  place: Publishing | null;
  /** The mistakes in the owner's files; null if there are none. */
  refusal: Refusal | null;
  /** The files that differ from the version on the server; null if that version is unknown. */
  waiting: string[] | null;
  /** When another folder published the site on the server; empty if the time is unknown, null if none did. */
  other: string | null;
  versions: { name: string; isThere: boolean }[];
  /** The current publication, or the last one if nobody has seen its end yet. */
  run: Run | null;
};

/** The steps of a publication, in their order. */
export const steps = ['build', 'check', 'compare', 'send', 'visit'] as const;

export type Step = (typeof steps)[number];

/** Whether a publication ended with a site that visitors can see. */
export const isOnAir = (end: End): boolean => end.kind === 'done' && !end.faults.some(({ stops }) => stops);

/** The state of a step of a publication that is at the step `at`. A visit that found a fault is not done. */
export function stateOf(step: Step, at: Step, end: End | null): 'done' | 'now' | 'stopped' | 'ahead' {
  const distance = steps.indexOf(step) - steps.indexOf(at);
  if (distance !== 0) return distance < 0 ? 'done' : 'ahead';
  if (!end) return 'now';
  return isOnAir(end) ? 'done' : 'stopped';
}

/** A publication. */
export type Run = {
  /** The stored version that is sent again; null for a new version. */
  version: string | null;
  step: Step;
  /** The messages to the owner, one line each. */
  said: string[];
  warnings: Finding[];
  question: Asked | null;
  /** `share` is the fraction of the bytes that is sent, from 0 to 1. `text` has the numbers of files and bytes. */
  progress: { share: number; text: string } | null;
  end: End | null;
};

/** A question to the owner. `wrong` is the reason why the previous password or name was rejected. */
export type Asked = Omit<Question, 'kind'> & { id: number; wrong?: string; kind: Question['kind'] | 'password' };

export type End =
  | { kind: 'done'; address: string; faults: Fault[] }
  | { kind: 'missing'; findings: Finding[] }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'failed'; text: string }
  | { kind: 'declined' };

/** A request to the editor from the page that publishes. */
export type Demand =
  | { act: 'watch' }
  | { act: 'count' }
  | { act: 'start'; version: string | null }
  | { act: 'answer'; id: number; value: boolean | string };
