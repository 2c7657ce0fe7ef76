/** `ofFiles` files with `ofBytes` bytes are to be sent; `files` with `bytes` are. */
export type Progress = { files: number; ofFiles: number; bytes: number; ofBytes: number };

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
  progress(progress: Progress): void;
  ask(question: Question): Promise<boolean>;
  password(server: string): Promise<string>;
};
