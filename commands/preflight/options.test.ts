import { expect, test } from 'vitest';
import { HELP, readOptions } from './options.ts';

test.each([
  [[], { online: false, json: false, help: false }],
  [['--online'], { online: true, json: false, help: false }],
  [['--json', '--online'], { online: true, json: true, help: false }],
  [['-h'], { online: false, json: false, help: true }],
  [['--help'], { online: false, json: false, help: true }],
])('of %j, the options are known', (args, options) => expect(readOptions(args)).toEqual(options));

test.each([[['--onlin']], [['-x']], [['online']], [['--json', '--jason']]])('of %j, one is not', (args) => {
  const read = readOptions(args);
  expect(read).toEqual({ fault: expect.stringContaining(`Não conheço “${args.at(-1)}”`) });
  expect(read).toEqual({ fault: expect.stringContaining(HELP) });
});
