import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server. `await stop()` also waits until its process, if it has its own, has ended. */
export type Running = { port: number; stop: () => void };

/**
 * Starts a process with a free port and its own folder, and waits until the process listens. When the process ends, the
 * folder is removed.
 * @param hasChildren Whether `stop` also ends the other processes of its process group (`detached`).
 */
export async function started(run: (port: number, own: string) => ChildProcess, hasChildren = false): Promise<Running> {
  const port = await freePort();
  const own = mkdtempSync(join(tmpdir(), 'host-'));
  const child = run(port, own);
  const ended = once(child, 'exit');
  // The process's own children may still write into the folder for a moment.
  child.once('exit', () => rmSync(own, { recursive: true, force: true, maxRetries: 5 }));
  let said = '';
  for (const output of [child.stdout, child.stderr]) output?.on('data', (text) => (said += text));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const stop = async () => {
    if (isRunning() && child.pid) process.kill(hasChildren ? -child.pid : child.pid);
    await ended;
  };
  const patience = Date.now() + 100_000;
  while (isRunning() && Date.now() < patience) {
    if (await accepts(port)) return { port, stop };
    await wait(100);
  }
  stop();
  throw new Error(`The server did not listen on ${port}. Its output:\n${said}`);
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/**
 * The next port of this process. No system gives these ports to outgoing connections or to servers that accept any port,
 * and each test worker has its own thousand, so that no other program takes a port before its server listens.
 */
let next = 12_000 + ((Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX) || 0) % 16) * 1000;
next += randomInt(800);

/** A loopback port that is free now, and that this process has not had before. */
export async function freePort(): Promise<number> {
  const port = next++;
  return (await accepts(port)) ? freePort() : port;
}
