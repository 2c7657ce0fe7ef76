import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, pages } from './dist.ts';

/** The Nu HTML checker, the program behind validator.w3.org/nu. It needs Java. */
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** It does not know `<link rel="expect">`, and its CSS is older than what browsers have. */
const UNKNOWN = /^(?:CSS: |A “link” element with a “blocking” attribute)/;

// Developers' machines may lack Java; CI may not.
const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.warn('The HTML was not checked: apt-get install default-jre-headless');

test.runIf(hasJava || process.env.CI === 'true')('the Nu HTML checker finds no error in any page', () => {
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only'];
  const paths = pages.map(({ path }) => join(folder, path));
  const { stdout, stderr } = spawnSync('java', ['-jar', checker, ...options, ...paths], { encoding: 'utf8' });
  expect(stdout, `the checker printed a result: ${stderr}`).not.toBe('');
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string }[] };
  expect(messages.filter(({ message }) => !UNKNOWN.test(message))).toEqual([]);
});
