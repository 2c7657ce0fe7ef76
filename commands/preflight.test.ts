import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { buildEnv } from '../tests/launch/copy.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { filledSite } from '../tests/variants/filledSite.ts';

/** Node's permission model blocks every connection, so the command fails if it uses the network without `--online`. */
function preflight(content: string, ...args: string[]) {
  const limits = ['--permission', '--allow-fs-read=*', '--no-warnings'];
  const env = { ...buildEnv, SITE_CONTENT: content };
  const all = [...limits, 'commands/preflight.ts', ...args];
  const { status, stdout: out, stderr: errors } = spawnSync(process.execPath, all, { encoding: 'utf8', env });
  return { status, out, errors };
}

/** A copy of the demonstration's content, with the site's facts in this text. */
function contentWith(site: string): string {
  const folder = emptyFolder();
  cpSync('demo', folder, { recursive: true, filter: () => true });
  writeFileSync(join(folder, 'site.yaml'), site);
  return folder;
}

test('for the project as shipped, `npm run preflight` lists the remaining tasks, but no facts of an owner', () => {
  const { status, out, errors } = preflight('demo');
  expect([status, errors]).toEqual([1, '']);
  for (const left of ['FALTA  o envio do formulário', 'Marca › Nome da marca', 'npm run edit'])
    expect(out).toContain(left);
  expect(out).not.toContain('o que o site não diz de vocês');
});

test('with --online, `npm run preflight` also lists the links that do not respond', () => {
  const { status, out } = preflight(contentWith(stringify(filledSite)), '--online');
  expect([status, out]).toEqual([0, expect.stringContaining('AVISO  links que não respondem')]);
});

test('a mistake in a content file is reported without a stack trace', () => {
  const { status, out, errors } = preflight(contentWith(stringify({ ...filledSite, address: 'roda' })));
  expect([status, out]).toEqual([1, '']);
  expect(errors).toContain('encontrei: “roda”');
  expect(errors).not.toMatch(/^\s+at /m);
});

test('an unknown word is refused, with the help', () => {
  const { status, errors } = preflight('demo', 'back');
  expect([status, errors.split('\n')[0]]).toEqual([1, 'Não entendi “back”.']);
  expect(errors).toContain('  npm run preflight ');
});
