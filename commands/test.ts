/**
 * `npm test` runs the part `commit`. If there is a content/ folder, it first builds and checks the owner's site.
 * `npm run test:all` runs all other parts, or only the named ones: `npm run test:all -- hosts heard`. With `--built`,
 * `npm run test:all` reuses the last build. All parts but `owner`, which checks the site in content/, test the
 * demonstration, so that they do not depend on the owner's texts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

const BUILD = 'astro build';
/** Runs at the same time as the next command line, because Vitest leaves one core free. */
const CHECK = 'npm run --silent check';

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
    CHECK,
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
const lines = names.flatMap((name) => PARTS[name] ?? []);
const isGreen =
  (!checksOwner || (await runAll(OWNER, { SITE_CONTENT: 'content' }))) &&
  (await runAll(lines, { SITE_CONTENT: 'demo', SITE_DIST: 'dist-demo' }));
process.exitCode = isGreen ? 0 : 1;

/** Runs command lines until one fails. Several parts need the build, but it runs only once. */
async function runAll(all: readonly string[], settings: Record<string, string>): Promise<boolean> {
  const started: Promise<boolean>[] = [];
  for (const line of new Set(all)) {
    if (line === BUILD && values.built) continue;
    started.push(run(line, settings));
    if (line !== CHECK && (await Promise.all(started)).includes(false)) return false;
  }
  return true;
}

/** Runs a command line in this terminal. The output of the check is printed when it ends. */
async function run(line: string, settings: Record<string, string>): Promise<boolean> {
  console.log(`\n> ${line}`);
  const stdio = line === CHECK ? 'pipe' : 'inherit';
  const child = spawn(line, { stdio, shell: true, env: { ...process.env, ...settings } });
  const said = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const [code] = await once(child, 'close');
  if (line === CHECK) console.log(`\n> ${line}\n${(await Promise.all(said)).join('')}`);
  return code === 0;
}
