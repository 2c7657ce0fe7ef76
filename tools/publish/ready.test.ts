import { expect, test, vi } from 'vitest';
import { childEnv, preflight } from './ready.ts';

test.each(['PUBLISH_PASSWORD', 'publish_password', 'Site_Draft'])(
  'other programs do not get the variable %s, because Windows ignores the case',
  (name) => {
    vi.stubEnv(name, 'x');
    expect(childEnv()).not.toHaveProperty(name);
    expect(childEnv()).toHaveProperty('PATH');
  },
);

test('if the check before publishing fails, its output and a sentence are the error', async () => {
  const program = `console.error('Falhei.'); process.exit()`;
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(program)}`);
  await expect(preflight()).rejects.toThrow(/Falhei\.[\s\S]*O site não foi conferido, e nada foi publicado\.$/);
});
