/**
 * `npm test` runs the part `commit`. If there is a content/ folder, it first builds and checks the owner's site.
 * `npm run test:all` runs all other parts, or only the named ones: `npm run test:all -- hosts heard`. With `--built`,
 * `npm run test:all` reuses the last build of the demonstration. All parts test the demonstration, so that they do not
 * depend on the owner's texts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readArgs } from './args.ts';

const BUILD = 'build:only';
const OWNERS = [BUILD, 'test:owner'];
/** The scripts of the part `commit`, which must pass before a change is committed. */
const COMMIT = ['check', 'test:unit', BUILD, 'test:built', 'test:e2e'];
/** The scripts of each other part. */
const OTHERS: Record<string, readonly string[]> = {
  hosts: [BUILD, 'test:hosts'],
  publish: ['test:publish'],
  receivers: ['test:receivers'],
  variants: [BUILD, 'test:variants'],
  engines: [BUILD, 'test:engines'],
  heard: [BUILD, 'test:heard'],
  editor: ['test:editor'],
};

const PARTS: typeof OTHERS = { commit: COMMIT, ...OTHERS };

const HELP = `Runs the tests.

  npm test                                runs what a commit needs
  npm run test:all                        runs all other parts
  npm run test:all -- [--built] [part…]   runs some of them; with --built, on the last build

The parts: ${Object.keys(OTHERS).join(', ')}.`;

const { values, positionals } = readArgs('en', HELP, { built: { type: 'boolean' } }, (word) => word in PARTS);
const names = positionals.length > 0 ? positionals : Object.keys(OTHERS);
// The set contains the build only once, although several parts need it.
const scripts = new Set(names.flatMap((name) => PARTS[name] ?? []));
if (values.built) scripts.delete(BUILD);

const seconds: Record<string, number> = {};
const checksOwner = names.includes('commit') && existsSync('content');
const isGreen =
  (!checksOwner || run(OWNERS, { SITE_CONTENT: 'content' })) &&
  run([...scripts], { SITE_CONTENT: 'demo', SITE_DIST: 'dist-demo' });
console.log(`\nSeconds of each script: ${JSON.stringify(seconds)}`);
process.exitCode = isGreen ? 0 : 1;

function run(scripts: readonly string[], settings: Record<string, string>): boolean {
  return scripts.every((script) => {
    const start = performance.now();
    const env = { ...process.env, ...settings };
    const { status } = spawnSync('npm', ['run', script], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env,
    });
    seconds[script] = Math.round((performance.now() - start) / 1000);
    return status === 0;
  });
}
