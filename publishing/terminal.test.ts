import { expect, onTestFinished, test, vi } from 'vitest';
import type { Question } from './publish.ts';
import { terminal } from './terminal.ts';

/** Asks a question with `--yes`. Returns the answer and what was printed. */
async function ask(kind: Question['kind'], over = false) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const isYes = await terminal(true, over).ask({ kind, text: 'É?' });
  return [isYes, log.mock.calls.flat().join('\n')];
}

test('with --yes, changes are sent', async () => {
  expect(await ask('changes')).toEqual([true, 'É?']);
});

test.each(['key', 'changedKey'] as const)('with --yes, the question “%s” gets a no, with the way out', async (kind) => {
  expect(await ask(kind)).toEqual([false, expect.stringContaining('PUBLISH_KEY')]);
});

test.each(['foreign', 'plain'] as const)('with --yes, the question “%s” gets a no', async (kind) => {
  expect((await ask(kind))[0]).toBe(false);
});

test('with --yes, the site of another folder is replaced only with --over', async () => {
  expect(await ask('over')).toEqual([false, expect.stringContaining('--over')]);
  expect((await ask('over', true))[0]).toBe(true);
});
