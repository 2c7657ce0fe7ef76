import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort, started } from './started.ts';

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

test('a port is given once, and no outgoing connection can take it', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(20);
  // Linux gives ports from 32768 to outgoing connections, other systems from 49152.
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
