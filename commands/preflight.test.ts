import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { buildEnv, change } from '../tests/launch/copy.ts';
import { top } from '../tests/launch/projectFiles.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { filledSite } from '../tests/variants/filledSite.ts';

/** A project's folder that contains only the files that the command reads. */
let folder = '';

beforeEach(() => {
  folder = emptyFolder();
  cpSync(join(top, 'demo'), join(folder, 'demo'), { recursive: true, filter: () => true });
});

/** Node's permission model blocks every connection, so the command fails if it uses the network without `--online`. */
function preflight(args: string[] = [], settings: Record<string, string> = {}) {
  const limits = ['--permission', '--allow-fs-read=*', '--no-warnings'];
  const options = { cwd: folder, encoding: 'utf8', env: { ...buildEnv, SITE_CONTENT: '', ...settings } } as const;
  const all = [...limits, join(top, 'commands/preflight.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, options);
  return { status, out: stdout, errors: stderr };
}

test('for the project as shipped, `npm run preflight` lists the remaining tasks, but no facts of an owner', () => {
  const { status, out, errors } = preflight();
  expect([status, errors]).toEqual([1, '']);
  for (const left of ['FALTA  o envio do formulário', 'Marca › Nome da marca', 'npm run edit'])
    expect(out).toContain(left);
  expect(out).not.toContain('o que o site não diz de vocês');
});

test('with --online, `npm run preflight` also lists the links that do not respond', () => {
  cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
  writeFileSync(join(folder, 'content/site.yaml'), stringify(filledSite));
  const { status, out } = preflight(['--online']);
  expect([status, out]).toEqual([0, expect.stringContaining('AVISO  links que não respondem')]);
});

test('a mistake in a content file is reported without a stack trace', () => {
  change(folder, 'demo/site.yaml', /address: .*/, 'address: roda');
  const { status, out, errors } = preflight();
  expect([status, out]).toEqual([1, '']);
  expect(errors).toContain('encontrei: “roda”');
  expect(errors).not.toMatch(/^\s+at /m);
});

test('an unknown word is refused, with the help', () => {
  const { status, errors } = preflight(['back']);
  expect([status, errors.split('\n')[0]]).toEqual([1, 'Não entendi “back”.']);
  expect(errors).toContain('  npm run preflight ');
});
