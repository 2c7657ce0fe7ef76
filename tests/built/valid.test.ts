import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, pages } from './dist.ts';

/** The Nu HTML checker, the program behind validator.w3.org/nu. It needs Java. */
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

type Message = { url: string; message: string; extract?: string };

/** Features that the checker does not support: each has the start of the error message, and a pattern for the code. */
const unknown: readonly [feature: string, message: string, at: RegExp][] = [
  ['HTML: <link rel="expect">', 'A “link” element with a “blocking” attribute', /rel="expect"/],
  ['CSS View Transitions 2', 'CSS: Unrecognized at-rule “@view-transition”', /./],
  ['CSS View Transitions 1', 'CSS: “view-transition-name”: Property', /:header/],
  ['CSS Values 5: typed attr()', 'CSS: “view-transition-name”: Parse Error', /ident>\), none\)/],
  ['CSS View Transitions 2', 'CSS: “view-transition-class”: Property', /:mural/],
  ['CSS View Transitions 2: ::pseudo(.class)', 'CSS: Parse Error', /\(\.mural\)/],
  ['CSS Transitions 2', 'CSS: Unrecognized at-rule “@starting-style”', /./],
  ['CSS Containment 3', 'CSS: “container-type”: Property', /:inline-size/],
  ['CSS Containment 3: container query units', 'CSS: “--_page”: Unknown dimension', /100cqi/],
  ['CSS Values 4: round()', 'CSS: “--tile”: The types are incompatible', /_step\)\)/],
  ['CSS Values 4: round()', 'CSS: “inline-size”: The types are incompatible', /,12px\)/],
  ['CSS Values 4: round()', 'CSS: “max-block-size”: The types are incompatible', /var\(--tile\)\)\)/],
];

const isFault = (error: Message) =>
  !unknown.some(([, message, at]) => error.message.startsWith(message) && at.test(error.extract ?? ''));

// Developers' machines may lack Java; CI may not.
const hasJava = spawnSync('java', ['-version']).status === 0;
if (!hasJava) console.warn('The HTML was not checked: apt-get install default-jre-headless');

test.runIf(hasJava || process.env.CI === 'true')(
  'the Nu HTML checker finds no error in any page, except about features that it does not support yet',
  () => {
    const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only'];
    const paths = pages.map(({ path }) => join(folder, path));
    const { stdout, stderr } = spawnSync('java', ['-jar', checker, ...options, ...paths], { encoding: 'utf8' });
    expect(stdout, `the checker printed a result: ${stderr}`).not.toBe('');
    expect((JSON.parse(stdout).messages as Message[]).filter(isFault)).toEqual([]);
  },
);
