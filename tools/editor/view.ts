import type { Finding } from '../../src/build/preflight/finding.ts';
import type { Fault } from '../../src/content/faults.ts';
import type { Task } from '../publish/run.ts';
import { EDITOR } from './protocol.ts';

/** The URL of the requests about the publication (POST), and of the copy (GET). The answers are events. */
export const PUBLISH = `${EDITOR}/publicar`;

/** `watch` asks for the view; `forget` puts the end of the last run away. */
export type Demanded =
  | { act: 'watch' | 'forget' }
  | ({ act: 'start' } & Task)
  | { act: 'answer'; id: number; value: boolean | string };

/** A button: a request; without one, it opens the field of the destination. */
export type Act = { label: string; isMain?: boolean; demand?: Demanded };

/** A part of the page, in words. `findings` and `faults` lead to their fields. */
export type Part = {
  id: string | number;
  title: string;
  text?: string;
  /** Whether its heading or its field gets the focus, when it appears. */
  isNew?: boolean;
  /** The share of the bytes that are sent; null if it is not known. */
  progress?: number | null;
  address?: string | undefined;
  findings?: readonly Finding[] | undefined;
  faults?: readonly Fault[] | undefined;
  /** For a question for a password: the reason why the previous one was rejected, if there was one. */
  wrong?: string | undefined;
  acts?: readonly Act[];
};

/** All that the windows show of the publication. `said` is read out. */
export type View = { said: string; parts: readonly Part[] };
