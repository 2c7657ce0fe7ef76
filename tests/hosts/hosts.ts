import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Server, serverConfig } from '../../build/hostConfigs.ts';
import type { Header } from '../../build/responseHeaders.ts';
import { createSite, readRules } from '../../server/site.ts';
import { distFolder } from '../../src/content/read.ts';

/** The built site. */
export const folder = distFolder();
const cloudflare = fileURLToPath(new URL('../../deploy/cloudflare', import.meta.url));

/** `pid` where it is a process of its own. */
export type Running = { port: number; pid?: number; stop: () => void };

/** A server that the site is tried on. */
export type Host = {
  name: string;
  installed: () => boolean;
  /** How to have it where it is missing. */
  install: string;
  start: (base: string) => Promise<Running>;
  /** An edge network: it compresses by itself, knows no parts of files, and has no folder to serve under. */
  edge?: true;
};

const has = (command: string) => spawnSync(command, ['-v']).error === undefined;

export const hosts: Host[] = [
  {
    name: 'npm start',
    installed: () => true,
    install: '',
    start: async (base) => {
      const server = createSite({ folder, base });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
    },
  },
  {
    name: 'Caddy',
    installed: () => has('caddy'),
    install: 'apt install caddy',
    start: (base) =>
      started((port, own) =>
        spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', configured('Caddyfile', own, base, port)], {
          env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
        }),
      ),
  },
  {
    name: 'nginx',
    installed: () => has('nginx'),
    install: 'apt install nginx libnginx-mod-http-brotli-static',
    start: (base) => startNginx((own, port) => `include ${configured('nginx.conf', own, base, port)};`),
  },
  {
    name: 'Cloudflare',
    edge: true,
    installed: () => existsSync(join(cloudflare, 'node_modules/.bin/wrangler')),
    install: 'npm ci --prefix deploy/cloudflare',
    start: () =>
      started((port, own) =>
        spawn('node_modules/.bin/wrangler', ['dev', '--ip', '127.0.0.1', '--port', String(port)], {
          cwd: cloudflare,
          detached: true,
          env: { ...process.env, CI: 'true', HOME: own, XDG_CONFIG_HOME: own, WRANGLER_LOG_PATH: own },
        }),
      ),
  },
];

/** Every header that the build promises for every answer. */
export const promised: readonly Header[] = readRules(join(folder, '_headers')).get('/*') ?? [];

/** The build's own configuration, but for a free port on loopback and this folder. */
function configured(server: Server, own: string, base: string, port: number): string {
  const path = join(own, server);
  const host = server === 'Caddyfile' ? `http://127.0.0.1:${port}` : 'localhost';
  writeFileSync(path, serverConfig(server, { host, port: `127.0.0.1:${port}`, folder, base, headers: promised }));
  return path;
}

/** nginx with what stands in its `http` block, and nothing else. */
export function startNginx(http: (own: string, port: number) => string): Promise<Running> {
  return started((port, own) => {
    const main = join(own, 'main.conf');
    // Debian's modules are named from the folder that the server runs in.
    symlinkSync('/usr/share/nginx/modules', join(own, 'modules'));
    writeFileSync(
      main,
      `include /etc/nginx/modules-enabled/*.conf;
      daemon off; pid ${own}/pid; error_log stderr error; worker_processes auto;
      events {}
      http { access_log off; ${http(own, port)} }`,
    );
    return spawn('nginx', ['-c', main, '-p', own]);
  });
}

/** A process that listens on a free port, with a folder of its own. */
export async function started(run: (port: number, own: string) => ChildProcess): Promise<Running> {
  const port = await freePort();
  const child = run(port, mkdtempSync(join(tmpdir(), 'host-')));
  let said = '';
  child.stdout?.on('data', (text) => (said += text));
  child.stderr?.on('data', (text) => (said += text));
  const stop = () => {
    // wrangler has children, and is the first of its group.
    if (child.exitCode === null && child.pid)
      process.kill(child.spawnargs[0]?.includes('wrangler') ? -child.pid : child.pid);
  };
  const patience = Date.now() + 30_000;
  while (!(await accepts(port))) {
    if (Date.now() > patience || child.exitCode !== null) {
      stop();
      throw new Error(`It did not listen on ${port}. It said:\n${said}`);
    }
    await wait(100);
  }
  return { port, ...(child.pid && { pid: child.pid }), stop };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
