import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { started } from './started.ts';

test('the folder of a process is removed when the process ends', async () => {
  let folder = '';
  const { stop } = await started((port, own) => {
    folder = own;
    return spawn(process.execPath, ['-e', `require('node:net').createServer().listen(${port}, '127.0.0.1')`]);
  });
  expect(existsSync(folder)).toBe(true);
  await stop();
  expect(existsSync(folder)).toBe(false);
});
