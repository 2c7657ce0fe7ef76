import { expect, onTestFinished, test, vi } from 'vitest';
import type { Question } from './talk.ts';
import { terminal } from './terminal.ts';

/** Asks a question with `--yes`. Returns the answer and what was printed. */
async function ask(kind: Question['kind'], text: string, { over = false, key = '' } = {}) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const isYes = await terminal(true, over).ask({ kind, text, key });
  const said = log.mock.calls.flat().join('');
  log.mockClear();
  return [isYes, said];
}

test('with --yes, changes get a yes, and every other question gets a no with what to do', async () => {
  expect(await ask('changes', 'É?')).toEqual([true, 'É?']);
  for (const kind of ['key', 'changedKey', 'over', 'recipients'] as const)
    expect(await ask(kind, 'É?')).toEqual([false, expect.stringMatching(/^É\?\nCom --yes, .*rode sem --yes/)]);
});

test('a question keeps its lines and indents, and loses what would control the terminal', async () => {
  const text = 'Sai:\n  a\x1b[2Jb\r, c\u202e\nÉ?';
  expect(await ask('changes', text)).toEqual([true, 'Sai:\n  a [2Jb , c\nÉ?']);
});

test('with --yes, --over replaces a site, and PUBLISH_KEY accepts a new server with exactly this key', async () => {
  expect((await ask('over', 'É?', { over: true }))[0]).toBe(true);
  vi.stubEnv('PUBLISH_KEY', 'SHA256:abc');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await ask('key', 'É essa?', { key: 'SHA256:abc' }))[0]).toBe(true);
  expect((await ask('key', 'É essa?', { key: 'SHA256:abcd' }))[0]).toBe(false);
  expect((await ask('changedKey', 'É essa?', { key: 'SHA256:abc' }))[0]).toBe(false);
});
