/** `npm run test:base`: the same site under a folder, by its address alone, and every test of it there. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { change, withCopy } from './copy.ts';

// What hosts do under a folder is asked in `tests/hosts`.
const PARTS = ['build:only', 'test:built', 'test:e2e', 'test:firefox'];

const BASE = '/qualquer/pasta';
const SNAPSHOTS = 'tests/e2e/reading.spec.ts-snapshots';

process.exitCode = withCopy((folder) => {
  change(folder, 'demo/site.yaml', /^address: .*/m, `address: https://coletivo.example${BASE}`);
  // What was reviewed names the addresses within the site.
  for (const snapshot of readdirSync(join(folder, SNAPSHOTS))) {
    change(folder, join(SNAPSHOTS, snapshot), /(\/url: "?)(?=\/)/g, `$1${BASE}`);
  }
  for (const part of PARTS) {
    const { status } = spawnSync('npm', ['run', '--silent', part], {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) return 1;
  }
  return 0;
});
