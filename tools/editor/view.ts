import type { Finding } from '../../preflight/finding.ts';
import type { Fault } from '../../src/content/faults.ts';
import type { Publishing } from '../../src/content/files/publishing.ts';
import type { Outcome, Task } from '../publish/run.ts';
import type { Question } from '../publish/talk.ts';
import { EDITOR } from './protocol.ts';

/** The URL of the requests about the publication (POST). The answers are events. */
export const PUBLISH = `${EDITOR}/publicar`;

/** All that the windows show of the publication. */
export type View = {
  /** Null if the owner has not chosen a place yet, or if the owner's files have mistakes. */
  place: Publishing | null;
  /** The mistakes in the owner's files. */
  faults: readonly Fault[];
  /** The published versions that this computer keeps, and when each was published; the first is the last one. */
  versions: { name: string; when: string }[];
  /** The current publication, or the last one if nobody has put its end away yet. */
  run: Run | null;
};

/** What the owner reads of a run. */
export type Run = {
  task: Task;
  said: string;
  /** How much is sent: in words, and as a share from 0 to 1. */
  progress: { text: string; share: number } | null;
  warnings: readonly Finding[];
  question: Asked | null;
  end: Outcome | null;
};

/** A question to the owner. `wrong` is the reason why the previous password was rejected. */
export type Asked = { id: number; kind: Question['kind'] | 'password'; text: string; wrong?: string | undefined };
