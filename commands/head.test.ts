import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withCopy } from '../tests/variants/copy.ts';

/** What the command prints in a copy of the project, and how it ends. */
function head(folder: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/head.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, out: stdout, errors: stderr };
}

test('npm run head tells the built pages’ tags, and without them how to build', () => {
  withCopy((folder) => {
    const dist = join(folder, 'dist');
    const page = join(dist, 'index.html');
    mkdirSync(dist, { recursive: true });
    writeFileSync(page, '<head><title>Roda</title></head>');
    writeFileSync(`${page}.br`, '');
    expect(head(folder)).toEqual({
      status: 0,
      errors: '',
      out: expect.stringContaining('| title | Roda (4 caracteres) |'),
    });

    utimesSync(page, 0, 0);
    expect(head(folder)).toEqual({ status: 1, errors: expect.stringContaining('npm run build'), out: '' });

    rmSync(dist, { recursive: true });
    expect(head(folder)).toEqual({ status: 1, errors: expect.stringContaining('npm run build'), out: '' });
  });
});
