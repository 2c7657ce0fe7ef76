import type { Finding } from '../../preflight/finding.ts';
import type { Fault } from '../../src/content/faults.ts';
import type { Publishing } from '../../src/content/files/publishing.ts';
import type { Question } from '../publish/talk.ts';
import { EDITOR } from './protocol.ts';

/** The URL of the requests about the publication (POST). The answers are events. */
export const PUBLISH = `${EDITOR}/publicar`;

/** All that the windows show of the publication. */
export type View = {
  /** Null if the owner has not chosen a place yet, or if the owner's files have mistakes. */
  place: Publishing | null;
  /** The mistakes in the owner's files; null if there are none. */
  faults: readonly Fault[] | null;
  versions: { name: string; isThere: boolean }[];
  /** The current publication, or the last one if nobody has put its end away yet. */
  run: Run | null;
};

/** The steps of a publication. */
export type Step = 'build' | 'check' | 'compare' | 'send' | 'visit';

export type Run = {
  /** The stored version that is sent again; null for a new version. */
  version: string | null;
  /** A publication, or the owner's files from the server. */
  what: 'publish' | 'bring';
  step: Step;
  /** The current message about the step; empty if the name of the step is enough. */
  said: string;
  warnings: Finding[];
  question: Asked | null;
  /** `share` is the fraction of the bytes that is sent, from 0 to 1. `text` has the numbers of files and bytes. */
  progress: { share: number; text: string } | null;
  end: End | null;
};

/** A question to the owner. `wrong` is the reason why the previous password was rejected. */
export type Asked = { id: number; kind: Question['kind'] | 'password'; text: string; wrong?: string };

/** How a run ended. `sent`: the site is on the server, but visitors do not see it yet. */
export type End = {
  kind: 'onAir' | 'brought' | 'sent' | 'missing' | 'refused' | 'failed' | 'declined';
  address?: string;
  text?: string;
  findings?: Finding[];
  faults?: readonly Fault[];
};
