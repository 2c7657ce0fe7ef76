/**
 * `npm test`: if there is a content/ folder, runs the owner's checks on the owner's site; then runs the template's own
 * suites on the demonstration, so that they do not depend on what the owner wrote.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const OWNERS = ['build:only', 'test:owner'];
const TEMPLATES = [
  'check',
  'test:unit',
  'build:only',
  'test:built',
  'test:hosts',
  'test:variants',
  'test:e2e',
  'test:firefox',
  'test:engines',
  'test:heard',
  'test:editor',
];

const isGreen =
  (!existsSync('content') || run(OWNERS, { SITE_CONTENT: 'content' })) &&
  run(TEMPLATES, { SITE_CONTENT: 'demo', SITE_DIST: 'dist-demo' });
process.exitCode = isGreen ? 0 : 1;

function run(scripts: readonly string[], settings: Record<string, string>): boolean {
  return scripts.every((script) => {
    const env = { ...process.env, ...settings };
    return (
      spawnSync('npm', ['run', script], { stdio: 'inherit', shell: process.platform === 'win32', env }).status === 0
    );
  });
}
