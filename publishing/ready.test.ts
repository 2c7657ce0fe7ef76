import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { childEnv, preflight } from './ready.ts';

test.each(['PUBLISH_PASSWORD', 'publish_password', 'Site_Editor'])(
  'other programs do not get the variable %s, because Windows ignores the case',
  (name) => {
    vi.stubEnv(name, 'x');
    expect(childEnv()).not.toHaveProperty(name);
    expect(childEnv()).toHaveProperty('PATH');
  },
);

test.skipIf(process.platform === 'win32').each([
  ['nothing', ''],
  ['a finding without a state', '[{"name":"x","found":[],"todo":""}]'],
])('if the check before publishing prints %s, its output and a sentence are the error', async (_, printed) => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho 'Falhei.' >&2\necho '${printed}'\n`, { mode: 0o755 });
  vi.stubEnv('PATH', folder);
  await expect(preflight()).rejects.toThrow(/Falhei\.[\s\S]*O site não foi conferido, e nada foi publicado\.$/);
});
