/**
 * `npm test` runs the part `commit`. If there is a content/ folder, it first builds and checks the owner's site.
 * `npm run test:all` runs all other parts, or only the named ones: `npm run test:all -- hosts heard`. With `--built`,
 * `npm run test:all` reuses the last build of the demonstration. All parts test the demonstration, so that they do not
 * depend on the owner's texts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readArgs } from './args.ts';

const BUILD = 'astro build';
/** The command lines of the part `owner`: the checks of a site with any content. */
const OWNER = [
  BUILD,
  'vitest run --project built structuredData head links',
  'playwright test --config tests/owner/playwright.config.ts',
];
/** The command lines of the part `commit`, which must pass before a change is committed. */
const COMMIT = [
  'npm run --silent check',
  'vitest run --project unit --project repo',
  BUILD,
  'vitest run --project built',
  'playwright test',
];
/** The command lines of each other part. */
const OTHERS: Record<string, readonly string[]> = {
  hosts: ['vitest run --project hosts'],
  publish: ['vitest run --project publish'],
  receivers: ['vitest run --project receivers'],
  variants: [BUILD, 'vitest run --project variants'],
  engines: [BUILD, 'vitest run --project engines'],
  heard: [BUILD, 'vitest run --project heard'],
  editor: ['playwright test --config tests/editor/playwright.config.ts'],
};

const PARTS: typeof OTHERS = { commit: COMMIT, ...OTHERS };

const HELP = `Runs the tests.

  npm test                                runs what a commit needs
  npm run test:all                        runs all other parts
  npm run test:all -- [--built] [part…]   runs some of them; with --built, on the last build

The parts: ${Object.keys(OTHERS).join(', ')}; and owner, for the site in content/.`;

const isPart = (word: string) => word in PARTS || word === 'owner';
const { values, positionals } = readArgs('en', HELP, { built: { type: 'boolean' } }, isPart);
const names = positionals.length > 0 ? positionals : Object.keys(OTHERS);
const checksOwner = names.includes('owner') || (names.includes('commit') && existsSync('content'));

const seconds: Record<string, number> = {};
const isGreen =
  (!checksOwner || run(OWNER, { SITE_CONTENT: 'content' })) &&
  run(
    names.flatMap((name) => PARTS[name] ?? []),
    { SITE_CONTENT: 'demo', SITE_DIST: 'dist-demo' },
  );
console.log(`\nSeconds of each command: ${JSON.stringify(seconds)}`);
process.exitCode = isGreen ? 0 : 1;

/** Runs command lines until one fails. Several parts need the build, but it runs only once. */
function run(lines: readonly string[], settings: Record<string, string>): boolean {
  const needed = [...new Set(lines)].filter((line) => line !== BUILD || !values.built);
  return needed.every((line) => {
    console.log(`\n> ${line}`);
    const start = performance.now();
    const { status } = spawnSync(line, { stdio: 'inherit', shell: true, env: { ...process.env, ...settings } });
    seconds[line] = Math.round((performance.now() - start) / 1000);
    return status === 0;
  });
}
