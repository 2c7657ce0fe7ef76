import type { z } from 'zod';
import type { Finding } from '../../src/build/preflight/finding.ts';
import type { publishing } from '../../src/content/files/publishing.ts';

/**
 * A question to the owner. `changes`: send these changes? `over`: also over what was not published from here? `key`: is
 * this the server's SSH key, which is in `key`? `changedKey`: is this its new SSH key? `recipients`: do the messages go to these people?
 * The first line of the text is its heading in the editor.
 */
export type Question = { kind: 'changes' | 'over' | 'key' | 'changedKey' | 'recipients'; text: string; key?: string };

/** The dialogue with the owner, in a terminal or in the editor. All texts are in Portuguese. */
export type Talk = {
  say(line: string): void;
  /** Shows how much is sent: in words, and as a share from 0 to 1. */
  progress(text: string, share: number): void;
  /** Shows findings that do not stop the publication. */
  warn(findings: readonly Finding[]): void;
  ask(question: Question): Promise<boolean>;
  /** Asks for a password; `refusal` is why the previous one was rejected. Undefined if the owner gives none. */
  password(account: string, refusal?: string): Promise<string | undefined>;
};

/** Ends a run. The message is for the owner, in Portuguese. */
export class Stopped extends Error {}

/** Ends a run because the owner answered no. */
export class Declined extends Stopped {}

/** Characters that could change what a terminal or the editor shows: controls, line ends, changes of the direction. */
export const UNSAFE: RegExp = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/u;

/** A text of somebody else, such as a server, without unsafe characters. */
export const tamed = (text: string): string => text.split(UNSAFE).join(' ').trim();

/** Formats a number of bytes, such as `0,012 MB`. */
export const inMegabytes = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('pt-BR', { maximumSignificantDigits: 2 })} MB`;

/** Formats a time in ISO format, such as `em 25 de novembro de 2026 às 15:40`. */
export const whenOf = (iso: string): string =>
  `em ${new Date(iso).toLocaleString('pt-BR', { dateStyle: 'long', timeStyle: 'short' })}`;

export const fileCount = (count: number): string => (count === 1 ? '1 arquivo' : `${count} arquivos`);

export type Publishing = NonNullable<z.infer<typeof publishing>>;

/** A hosting that receives files by SFTP or FTP. */
export type Hosting = Exclude<Publishing, { kind: 'cloudflare' }>;
