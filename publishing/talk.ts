import type { Progress } from './send.ts';

/**
 * A question to the owner. `changes`: send these changes? `foreign`: replace files that this program did not publish,
 * after storing copies on this computer? `key`: is this the server's SSH key? `changedKey`: is this the server's new SSH
 * key? `plain`: send the password without encryption? `over`: send these changes over a site that was not published from here?
 */
export type Question = {
  kind: 'changes' | 'foreign' | 'key' | 'changedKey' | 'plain' | 'over';
  text: string;
  /** If given, only this name counts as a yes. */
  name?: string;
};

/** The dialogue with the owner, in a terminal or in the editor. All texts are in Portuguese. */
export type Talk = {
  say(line: string): void;
  progress(progress: Progress): void;
  ask(question: Question): Promise<boolean>;
  password(server: string): Promise<string>;
};
