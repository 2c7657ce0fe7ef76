import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Runs `npm run publish` with arguments with which it must end before it does anything. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/publish.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

test.each([
  ['an unknown word', ['back'], {}, 'back'],
  ['an unknown option', ['--nada'], {}, '--nada'],
  ['an option that npm took for itself, because `--` is missing before it,', [], { npm_config_back: 'true' }, '--back'],
])('%s is refused, with the help', (_, args, env, named) => {
  const stderr = expect.stringMatching(`^Não entendi “${named}”.\n\nPublica o site.\n\n {2}npm `);
  expect(run(args, env)).toMatchObject({ status: 1, stderr });
});

test('with --help, a command prints its help', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('  npm run publish') });
});
