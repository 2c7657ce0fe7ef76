import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildEnv } from '../launch/copy.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';

/** Runs a command line in an owner's project, and expects that it succeeds. */
function expectGreen(name: VariantName, line: string, content = 'content'): void {
  // Without this filter, the command would read Vitest's environment variables as its settings.
  const own = Object.entries(buildEnv).filter(([key]) => !/^(?:VITEST|NODE_ENV|TEST$|MODE$|DEV$|PROD$)/.test(key));
  const { status, stdout, stderr } = spawnSync(line, {
    cwd: variant(name).project,
    shell: true,
    encoding: 'utf8',
    env: { ...Object.fromEntries(own), SITE_CONTENT: content },
  });
  expect(status, stdout + stderr).toBe(0);
}

test('the smallest site passes the owner’s checks', { timeout: 300_000 }, () => {
  expectGreen('small', 'node commands/test.ts --built owner');
});

test('the site that uses everything has correct pages, and correct files for crawlers and for visitors', () => {
  expectGreen('owner', 'npx vitest run --project built head kept links pages structuredData valid');
});

// The site has more than forty pages.
test('one page of each kind of the site that uses everything passes the owner’s checks', { timeout: 300_000 }, () => {
  const kinds =
    'oficinas|plantao|quem-somos|casos|caso.museu-da-rua-de-tras|novidades|novidade.inscricoes-abertas|privacidade';
  expectGreen(
    'owner',
    `npx playwright test --config tests/e2e/playwright.config.ts every-page -g "/(${kinds}|nao-existe)? "`,
  );
});

test('without the folder `tools`, the project passes `npm test`', { timeout: 600_000 }, () => {
  expect(existsSync(join(variant('small').project, 'tools'))).toBe(false);
  // The site could depend on the tools in imports and in tests of code. The browser sees only the built site.
  expectGreen('small', 'npm run check && npx vitest run --project unit --project repo', 'demo');
});
