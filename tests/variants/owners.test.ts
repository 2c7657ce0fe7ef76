import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { buildEnv } from '../launch/copy.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';

/** Tests the owners' checks on example sites. */

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

// The messages of these sites go to WhatsApp and to Formspree.
test.each(['small', 'long'] as const)('the site %s passes the owner’s checks', { timeout: 300_000 }, (name) => {
  const { status, out } = run(name, 'commands/test.ts', '--built', 'owner');
  expect(status, out).toBe(0);
});

// `pages.test.ts` opens its pages in a browser: only one of each kind, because there are more than forty.
test('the site that uses everything has correct pages, and correct files for crawlers and for visitors', () => {
  const suites = ['head', 'kept', 'links', 'pages', 'structuredData', 'valid'];
  const { status, out } = run('owner', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'built', ...suites);
  expect(status, out).toBe(0);
});
