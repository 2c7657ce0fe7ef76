import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { checkBuilt, readBuilt } from '../../commands/preflight/built.ts';
import { buildEnv } from '../../launch/copy.ts';
import { findings } from '../axe.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** The commands that owners run on their own site, on sites that they may make. */

/** Runs a command in an owner's project, whose own content it is about. */
function run(name: VariantName, ...command: string[]) {
  // The command would take Vitest's own variables for its settings.
  const own = Object.entries(buildEnv).filter(([key]) => !/^(?:VITEST|NODE_ENV|TEST$|MODE$|DEV$|PROD$)/.test(key));
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', ...command], {
    cwd: variant(name).project,
    encoding: 'utf8',
    env: { ...Object.fromEntries(own), SITE_CONTENT: 'content' },
    shell: process.platform === 'win32',
  });
  return { status, out: stdout + stderr };
}

/** The home page is over one flight. */
const LATE = /^index\.html: [\d.]+ de [\d.]+ bytes$/;

/** Everything that the build of a variant printed. */
const printed = (name: VariantName) => readFileSync(join(variant(name).project, 'build.txt'), 'utf8');

describe('the full site', () => {
  test('passes the owner’s checks', { timeout: 300_000 }, () => {
    const { status, out } = run('full', 'test:owner');
    expect(status, out).toBe(0);
  });

  test('is found by search engines and kept by visitors under its own address', { timeout: 60_000 }, () => {
    const { status, out } = run('full', 'test:built', 'found', 'kept');
    expect(status, out).toBe(0);
  });
});

openBrowser();

// At 1280 px the tests of its palette look at the same pages.
test('axe finds nothing on the smallest site at 320 px', { timeout: 60_000 }, async () => {
  const { page, address } = await openWindow('small', 320);
  for (const path of ['', 'agentes-ai']) {
    await page.goto(address + path);
    expect(await findings(page), `/${path}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `/${path}`).toBe(320);
  }
});

describe('npm run preflight', () => {
  test('for a site that is filled in and built, finds nothing that blocks the launch', { timeout: 30_000 }, () => {
    const { status, out } = run('small', 'preflight:list');
    expect(out).toContain('O site em dist/ está em dia: 3 páginas.');
    expect(out).toContain('Nada impede a publicação.');
    expect(status).toBe(0);
  });

  test.each<[VariantName, RegExp[]]>([
    ['small', []],
    ['full', [LATE]],
    ['crowded', [LATE]],
  ])('of the pages of the %s site, warns of those that are over one flight, and no check fails', (name, late) => {
    const found = checkBuilt(
      readBuilt(join(variant(name).project, 'dist'), join(variant(name).project, 'content')),
      budgets.flight,
    )
      .filter(({ state }) => state === 'warning')
      .flatMap(({ found }) => found);
    expect(found).toEqual(late.map((line) => expect.stringMatching(line)));
  });
});

describe('a build', () => {
  test('with nothing left to fill in mentions no preflight', () => {
    expect(printed('small')).not.toContain('preflight');
  });

  test('with the demonstration’s facts says in one line that some are left', () => {
    expect(printed('crowded').match(/.*npm run preflight.*/g)).toEqual([
      expect.stringMatching(/Ainda há 9 endereços de exemplo, um telefone de exemplo e a marca de demonstração/),
    ]);
  });
});
