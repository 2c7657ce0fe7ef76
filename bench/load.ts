/**
 * `npm run bench:load [seconds]`: a load test of the site on Caddy and nginx, as the build configures them. For
 * comparison, it also tests an nginx that serves one file of 1 kB. It then measures each server's response times while
 * hundreds of idle connections are open. Fails if a server responds with an error. Needs caddy, nginx and wrk.
 */
import { execFile } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readArgs } from '../commands/args.ts';
import { ask } from '../launch/ask.ts';
import { hosts, startNginx } from '../launch/hosts.ts';
import type { Running } from '../launch/started.ts';
import { median } from './chromium.ts';

const HELP = `Measures the site on Caddy and nginx under load.

  npm run bench:load [seconds]`;

const { positionals } = readArgs('en', HELP, {}, (word) => /^\d+$/.test(word));
const SECONDS = Number(positionals[0] ?? 120);
const CONNECTIONS = 100;
const IDLE = 400;
const BROTLI = { 'Accept-Encoding': 'br' };

const run = promisify(execFile);

type Load = { 'requests/s': number; 'p99 ms': number; 'not 200': number; 'memory MB': number };
/** A measured server. `path` is the requested path. */
type Case = { name: string; path: string; start: () => Promise<Running> };

const cases: Case[] = [
  // The maximum that this machine can serve, for comparison.
  { name: 'nginx, one file of 1 kB', path: '/file', start: startBare },
  ...hosts
    .filter(({ name }) => name === 'Caddy' || name === 'nginx')
    .flatMap(({ name, start }) =>
      ['/', '/agentes-ai'].map((path) => ({ name: `${name}, ${path}`, path, start: () => start('') })),
    ),
];

const table: Record<string, Load & { 'ms beside the idle': number }> = {};
for (const { name, path, start } of cases) {
  const running = await start();
  try {
    table[name] = { ...(await load(running, path)), 'ms beside the idle': await besideIdle(running, path) };
  } finally {
    running.stop();
  }
}
console.table(table);
if (Object.values(table).some((row) => row['not 200'] > 0)) process.exitCode = 1;

function startBare(): Promise<Running> {
  return startNginx((own, port) => {
    // nginx's workers run as the user `nobody`, which by default cannot read a temporary folder.
    chmodSync(own, 0o755);
    writeFileSync(join(own, 'file'), 'x'.repeat(1000));
    return `server { listen 127.0.0.1:${port}; root ${own}; }`;
  });
}

/** Sends as many requests as wrk can send in `SECONDS`. */
async function load({ port, pid = 0 }: Running, path: string): Promise<Load> {
  const { stdout } = await run('wrk', [
    ...['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: br'],
    `http://127.0.0.1:${port}${path}`,
  ]);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const [, p99 = '0', unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    'requests/s': Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    'p99 ms': Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1),
    'not 200': number(/Non-2xx or 3xx responses: (\d+)/),
    'memory MB': Math.round(memory(pid)),
  };
}

/**
 * The median response time in ms while hundreds of other connections have sent only a part of a request. Throws on a
 * status other than 200.
 */
async function besideIdle({ port }: Running, path: string): Promise<number> {
  const idle: Socket[] = [];
  for (let index = 0; index < IDLE; index++) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n');
    idle.push(socket);
  }
  const times: number[] = [];
  for (let index = 0; index < 20; index++) {
    const before = performance.now();
    const { status } = await ask(port, path, BROTLI);
    if (status !== 200) throw new Error(`${path} answers ${status} beside ${IDLE} idle connections.`);
    times.push(performance.now() - before);
  }
  for (const socket of idle) socket.destroy();
  return Number(median(times).toFixed(1));
}

/** The resident memory of a process and its children, in MB. */
function memory(pid: number): number {
  const children = readdirSync('/proc')
    .filter((one) => /^\d+$/.test(one))
    .filter((one) => Number(/PPid:\s+(\d+)/.exec(status(one))?.[1]) === pid);
  return [String(pid), ...children].reduce(
    (sum, one) => sum + Number(/VmRSS:\s+(\d+)/.exec(status(one))?.[1] ?? 0) / 1024,
    0,
  );
}

function status(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    // The process has already ended.
    return '';
  }
}
