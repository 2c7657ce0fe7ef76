/**
 * `npm test` runs the part `commit`. If there is a content/ folder, it first builds and checks the owner's site.
 * `npm run test:all` runs all other parts, or only the named ones: `npm run test:all -- hosts heard`. With `--built`,
 * `npm run test:all` reuses the last build. All parts but `owner`, which checks the site in content/, test the
 * demonstration, so that they do not depend on the owner's texts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

const BUILD = 'astro build';

const OWNER = [
  BUILD,
  'vitest run --project built head links',
  'playwright test --config tests/e2e/playwright.config.ts every-page delivery',
];
/** The command lines of each part that run on the demonstration. */
const PARTS: Record<string, readonly string[]> = {
  owner: [],
  commit: [
    BUILD,
    'npm run --silent check',
    'vitest run --project unit --project tools --project repo --project built',
    'playwright test --config tests/e2e/playwright.config.ts',
  ],
  hosts: ['vitest run --project hosts'],
  receivers: ['vitest run --project receivers'],
  variants: [BUILD, 'vitest run --project variants'],
  engines: [BUILD, 'vitest run --project engines'],
  heard: [BUILD, 'vitest run --project heard'],
  // Without the folder `tools`, only the site is tested.
  ...(existsSync('tools') && {
    publish: ['vitest run --project publish'],
    editor: ['playwright test --config tools/editor/tests/playwright.config.ts'],
  }),
};

const { values, positionals } = parseArgs({ options: { built: { type: 'boolean' } }, allowPositionals: true });
const others = Object.keys(PARTS).filter((name) => name !== 'owner' && name !== 'commit');
const names = positionals.length > 0 ? positionals : others;
const checksOwner = names.includes('owner') || (names.includes('commit') && existsSync('content'));
if (names.some((name) => !(name in PARTS))) throw new Error(`The parts are ${Object.keys(PARTS).join(', ')}.`);
if (checksOwner) runAll(OWNER, { SITE_CONTENT: 'content' });
runAll(
  names.flatMap((name) => PARTS[name] ?? []),
  { SITE_CONTENT: 'demo', SITE_DIST: 'dist-demo' },
);

/** Runs command lines in this terminal; the first that fails ends the process. Several parts need the same build. */
function runAll(lines: readonly string[], settings: Record<string, string>): void {
  for (const line of new Set(lines)) {
    if (line === BUILD && values.built) continue;
    console.log(`\n> ${line}`);
    const { status } = spawnSync(line, { stdio: 'inherit', shell: true, env: { ...process.env, ...settings } });
    if (status !== 0) process.exit(1);
  }
}
