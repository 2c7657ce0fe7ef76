import { expect, onTestFinished, test, vi } from 'vitest';
import type { Question } from './talk.ts';
import { terminal } from './terminal.ts';

/** Asks a question with `--yes`. Returns the answer and what was printed. */
async function ask(kind: Question['kind'], over = false) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const isYes = await terminal(true, over).ask({ kind, text: 'É?' });
  return [isYes, log.mock.calls.flat().join('\n')];
}

test.each<[Question['kind'], over: boolean, isYes: boolean, said: string]>([
  ['changes', false, true, 'É?'],
  ['key', false, false, 'PUBLISH_KEY'],
  ['changedKey', false, false, 'PUBLISH_KEY'],
  ['foreign', false, false, 'É?'],
  ['plain', false, false, 'É?'],
  ['over', false, false, '--over'],
  ['over', true, true, 'É?'],
])('with --yes, the question “%s” (--over: %s) gets the answer %s, and the owner reads %s', async (...row) => {
  const [kind, over, isYes, said] = row;
  expect(await ask(kind, over)).toEqual([isYes, expect.stringContaining(said)]);
});
