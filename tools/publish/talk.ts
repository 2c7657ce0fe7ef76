import type { Finding } from '../../src/build/preflight/finding.ts';

/**
 * A question to the owner. `changes`: send these changes? `over`: also over what was not published from here? `key`: is
 * this the server's SSH key? `changedKey`: is this the server's new SSH key? `recipients`: do the messages go to these people?
 */
export type Question = {
  kind: 'changes' | 'over' | 'key' | 'changedKey' | 'recipients';
  text: string;
  /** The key that a question of the kind `key` is about. */
  key?: string;
};

/** The dialogue with the owner, in a terminal or in the editor. All texts are in Portuguese. */
export type Talk = {
  say(line: string): void;
  /** Shows how much is sent: in words, and as a share from 0 to 1. */
  progress(text: string, share: number): void;
  /** Shows findings that do not stop the publication. */
  warn(findings: readonly Finding[]): void;
  ask(question: Question): Promise<boolean>;
  /** Asks for a password; `wrong` is why the previous one was rejected. Undefined if the owner gives none. */
  password(account: string, wrong?: string): Promise<string | undefined>;
};

/** Ends a run. The message is for the owner, in Portuguese. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/** Ends a run because the owner answered no. */
export class Declined extends Stopped {}

/** Formats a number of bytes, such as `12,3 kB`. */
export function size(bytes: number): string {
  const [divisor, unit] = bytes < 1_000_000 ? [1000, 'kilobyte'] : [1_000_000, 'megabyte'];
  return (bytes / divisor).toLocaleString('pt-BR', { style: 'unit', unit, maximumFractionDigits: 1 });
}

/** Formats a time in ISO format, such as `em 25 de novembro de 2026 às 15:40`. */
export const whenOf = (iso: string): string =>
  `em ${new Date(iso).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' })}`;

export const files = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);
