import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { buildEnv } from '../../launch/copy.ts';
import { checkBuilt, readBuilt } from '../../preflight/built.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';

/** Tests the owners' commands on example sites. */

/** Runs a program in an owner's project, on its content. */
function run(name: VariantName, ...command: string[]) {
  // Without this filter, the command would read Vitest's environment variables as its settings.
  const own = Object.entries(buildEnv).filter(([key]) => !/^(?:VITEST|NODE_ENV|TEST$|MODE$|DEV$|PROD$)/.test(key));
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: variant(name).project,
    encoding: 'utf8',
    env: { ...Object.fromEntries(own), SITE_CONTENT: 'content' },
  });
  return { status, out: stdout + stderr };
}

/** The warning for a home page of more than one flight. */
const LATE = /^Página inicial: [\d.]+ de [\d.]+ bytes$/;

test('the smallest site passes the owner’s checks', { timeout: 300_000 }, () => {
  const { status, out } = run('small', 'commands/test.ts', '--built', 'owner');
  expect(status, out).toBe(0);
});

// `pages.test.ts` opens its pages in a browser: only one of each kind, because there are more than forty.
test('the site that uses everything has correct pages, and correct files for crawlers and for visitors', () => {
  const suites = ['found', 'head', 'kept', 'links', 'pages', 'structuredData', 'valid'];
  const { status, out } = run('owner', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'built', ...suites);
  expect(status, out).toBe(0);
});

describe('npm run preflight', () => {
  test('for a complete and built site, finds nothing that prevents publishing', () => {
    const { status, out } = run('small', 'commands/preflight.ts');
    expect(out).toContain('O site em dist/ está em dia: 3 páginas.');
    expect(out).toContain('Nada impede a publicação.');
    expect(status).toBe(0);
  });

  test.each<[VariantName, RegExp[]]>([
    ['small', []],
    ['owner', [LATE]],
    ['crowded', [LATE]],
  ])('for the %s site, warns about no built file except a home page of more than one flight', (name, late) => {
    const found = checkBuilt(
      readBuilt(join(variant(name).project, 'dist'), join(variant(name).project, 'content')),
      budgets.flight - budgets.headers,
    )
      .filter(({ state }) => state === 'warning')
      .flatMap(({ found }) => found);
    expect(found).toEqual(late.map((line) => expect.stringMatching(line)));
  });
});

test('a build counts the remaining placeholders in one line', () => {
  expect(readFileSync(join(variant('crowded').project, 'build.txt'), 'utf8').match(/.*npm run preflight.*/g)).toEqual([
    expect.stringMatching(/Ainda há 9 endereços de exemplo, um telefone de exemplo e a marca de demonstração/),
  ]);
});
