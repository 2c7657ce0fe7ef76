import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** A virtual terminal that runs one program. */
export type Terminal = {
  /** Waits until the terminal shows a text. */
  shows(text: string): Promise<void>;
  /** Presses keys. tmux defines their names. */
  press(...keys: string[]): void;
  type(text: string): void;
  close(): void;
};

/** Starts a program in a tmux terminal with a number of rows. */
export function openTerminal(command: string, rows: number, settings: Record<string, string> = {}): Terminal {
  const own = mkdtempSync(join(tmpdir(), 'terminal-'));
  const env = { ...process.env, LC_ALL: 'C.UTF-8', HOME: own, ...settings };
  const tmux = (...rest: string[]) =>
    execFileSync('tmux', ['-u', '-S', join(own, 'socket'), '-f', '/dev/null', ...rest], { encoding: 'utf8', env });
  tmux('new-session', '-d', '-x', '100', '-y', String(rows), command);
  return {
    shows: (text) => expect.poll(() => tmux('capture-pane', '-p')).toContain(text),
    press: (...keys) => void tmux('send-keys', ...keys),
    type: (text) => void tmux('send-keys', '-l', text),
    close() {
      tmux('kill-server');
      rmSync(own, { recursive: true, force: true });
    },
  };
}
