import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each<[string, string[], Record<string, string>, string]>([
  ['an unknown word', ['back'], {}, 'back'],
  ['an unknown option', ['--nada'], {}, '--nada'],
  [
    'an option that npm took for itself, because `--` is missing before it,',
    [],
    { npm_config_online: 'true' },
    '--online',
  ],
])('%s is refused, with the help', (_, args, env, named) => {
  const { status, stderr } = spawnSync(process.execPath, ['commands/preflight.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(stderr).toMatch(
    new RegExp(`^Não entendi “${named}”.\n\nDiz o que ainda falta para o site ser publicado.\n\n {2}npm `),
  );
  expect(status).toBe(1);
});
