import { expect, test, vi } from 'vitest';
import { readArgs } from './args.ts';

test('an option is refused, with the help, if npm took it because `--` is missing before it', () => {
  vi.stubEnv('npm_config_online', 'true');
  const exit = vi.spyOn(process, 'exit').mockImplementationOnce(() => undefined as never);
  const said = vi.spyOn(console, 'error').mockReturnValueOnce();
  readArgs('The help', 'online');
  expect(said).toHaveBeenCalledWith('Não entendi “--online”.\n\nThe help');
  expect(exit).toHaveBeenCalledWith(1);
});
