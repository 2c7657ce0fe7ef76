import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs a command with arguments that it must refuse before it does anything. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
  return { status, stdout, stderr };
}

const PORTUGUESE = ['commands/publish.ts', 'commands/preflight.ts'];

test.each(PORTUGUESE)('%s refuses an unknown word, and prints its help', (command) => {
  const { status, stderr } = run(command, ['back']);
  expect(stderr).toMatch('Não entendi “back”.\n\n');
  expect(stderr).toContain('  npm ');
  expect(status).toBe(1);
});

test.each(PORTUGUESE)('%s refuses an unknown option, and prints its help on request', (command) => {
  expect(run(command, ['--nada'])).toMatchObject({ status: 1, stderr: expect.stringContaining('“--nada”') });
  expect(run(command, ['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('  npm ') });
});

test('an option that npm took for itself, because `--` is missing before it, is refused', () => {
  const { status, stderr } = run('commands/publish.ts', [], { npm_config_back: 'true' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Não entendi “--back”.')]);
});
