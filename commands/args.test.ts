import { expect, test, vi } from 'vitest';
import { readArgs } from './args.ts';

test.each([
  ['--online', 'npm_config_online'],
  ['--offline-check', 'npm_config_offline_check'],
])('%s is refused, with the help, if npm took it because `--` is missing before it', (option, variable) => {
  vi.stubEnv(variable, 'true');
  const exit = vi.spyOn(process, 'exit').mockImplementationOnce(() => undefined as never);
  const said = vi.spyOn(console, 'error').mockReturnValueOnce();
  readArgs('The help', 'online', 'offline-check');
  expect(said).toHaveBeenCalledWith(`Não entendi “${option}”.\n\nThe help`);
  expect(exit).toHaveBeenCalledWith(1);
});
