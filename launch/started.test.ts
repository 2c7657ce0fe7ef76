import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

test('a process ends together with the processes that it started', async () => {
  // The inner process ends by itself after a while, so that nothing is left over if this test fails.
  const inner = (port: number) => `require('node:net').createServer().listen(${port}, '127.0.0.1').unref();
    setTimeout(() => {}, 20_000)`;
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]], { stdio: 'inherit' })`;
  let closed: Promise<unknown> | undefined;
  const { stop } = await started((port) => {
    const child = spawn(process.execPath, ['-e', outer, inner(port)], { detached: true });
    // The output is closed when the last process that has it ends.
    closed = once(child, 'close', { signal: AbortSignal.timeout(10_000) });
    return child;
  }, true);
  await stop();
  await closed;
});

test('a port is given once, and no outgoing connection can take it', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(new Set(ports).size).toBe(20);
  // Linux gives ports from 32768 to outgoing connections, other systems from 49152.
  expect(Math.max(...ports)).toBeLessThan(32_768);
});
