import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
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
  ['CSS Values 4: round()', 'CSS: “--tile”: The types are incompatible', /8px\)/],
  ['CSS Values 4: round()', 'CSS: “max-block-size”: The types are incompatible', /var\(--tile\)\)\)/],
];

const isFault = (error: Message) =>
  !unknown.some(([, message, at]) => error.message.startsWith(message) && at.test(error.extract ?? ''));

/** Whether Java is installed. Without Java, the tests are skipped and their title says why; in CI, they fail. */
const hasJava = spawnSync('java', ['-version']).status === 0;
if (hasJava || process.env.CI === 'true') describe('the Nu HTML checker', checks);
else describe.skip('the Nu HTML checker, which needs Java: apt-get install default-jre-headless', checks);

function checks(): void {
  const errors = hasJava ? check() : [];

  test('has the Java that it needs', () => {
    expect(hasJava, 'install Java: apt-get install default-jre-headless').toBe(true);
  });

  test.each(pages.map(({ path }) => path))(
    'finds no error in %s, except about features that it does not support yet',
    (path) => {
      const own = errors.filter(({ url }) => url.endsWith(`/${path}`));
      expect(own.filter(isFault)).toEqual([]);
    },
  );
}

function check(): Message[] {
  const files = pages.map(({ path }) => join(folder, path));
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--errors-only'];
  const { stdout, stderr } = spawnSync('java', ['-jar', checker, ...options, ...files], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`The checker printed no result: ${stderr}`);
  return JSON.parse(stdout).messages;
}
