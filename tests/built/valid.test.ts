import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder, pages } from './dist.ts';

/** The Nu HTML checker, the program behind validator.w3.org/nu. It needs Java. */
const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

type Message = { url: string; type: 'error' | 'info'; message: string; extract?: string };

/** A feature that the checker does not support, the start of the error message, and a pattern for the reported code. */
type Unknown = { what: string; message: string; at: RegExp };

const unknown: readonly Unknown[] = [
  {
    what: 'HTML: <link rel="expect">',
    message: 'A “link” element with a “blocking” attribute',
    at: /rel="expect"/,
  },
  { what: 'CSS View Transitions 2', message: 'CSS: Unrecognized at-rule “@view-transition”', at: /./ },
  { what: 'CSS View Transitions 1', message: 'CSS: “view-transition-name”: Property', at: /:header/ },
  { what: 'CSS Values 5: typed attr()', message: 'CSS: “view-transition-name”: Parse Error', at: /ident>\), none\)/ },
  { what: 'CSS View Transitions 2', message: 'CSS: “view-transition-class”: Property', at: /:mural/ },
  {
    what: 'CSS View Transitions 2: ::pseudo(.class)',
    message: 'CSS: Parse Error',
    at: /\(\.mural\)/,
  },
  {
    what: 'CSS View Transitions 2: [attr]::pseudo()',
    message: 'CSS: Parse Error',
    at: /\[data-page=hom/,
  },
  { what: 'CSS Transitions 2', message: 'CSS: Unrecognized at-rule “@starting-style”', at: /./ },
  { what: 'CSS Containment 3', message: 'CSS: “container-type”: Property', at: /:inline-size/ },
  { what: 'CSS Containment 3: container query units', message: 'CSS: “width”: Unknown dimension', at: /1cqi/ },
  { what: 'CSS Containment 3: container query units', message: 'CSS: “--width”: Unknown dimension', at: /100cqi/ },
  { what: 'CSS Values 4: round()', message: 'CSS: “--tile”: The types are incompatible', at: /8px\)/ },
];

const isOf = (error: Message, { message, at }: Unknown) =>
  error.message.startsWith(message) && at.test(error.extract ?? '');

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
      expect(own.filter((error) => !unknown.some((one) => isOf(error, one)))).toEqual([]);
    },
  );
}

function check(): Message[] {
  const files = pages.map(({ path }) => join(folder, path));
  const options = ['--format', 'json', '--stdout', '--exit-zero-always'];
  const { stdout, stderr } = spawnSync('java', ['-jar', checker, ...options, ...files], { encoding: 'utf8' });
  if (stdout === '') throw new Error(`The checker printed no result: ${stderr}`);
  return (JSON.parse(stdout) as { messages: Message[] }).messages.filter(({ type }) => type === 'error');
}
