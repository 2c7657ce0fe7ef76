import { spawn, spawnSync } from 'node:child_process';
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Server, serverConfig } from '../../integrations/hosts/hostConfigs.ts';
import type { Header } from '../../integrations/hosts/responseHeaders.ts';
import { createSite, readRules } from '../../server/site.ts';
import { distFolder } from '../../src/content/read.ts';
import { type Running, started } from '../started.ts';

/** The built site. */
const folder = distFolder();
const cloudflare = fileURLToPath(new URL('../../deploy/cloudflare', import.meta.url));

/** Its script, because the command beside it is another one on Windows. */
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

/** A server that the site is tested on. */
export type Host = {
  name: string;
  installed: () => boolean;
  /** How to install it. */
  install: string;
  /** @param site The folder of the built site, if it is another than the one under test. */
  start: (base: string, site?: string) => Promise<Running>;
  /** An edge network: it compresses by itself, does not support range requests, and does not serve under a folder. */
  edge?: true;
};

const has = (command: string) => spawnSync(command, ['-v']).error === undefined;

export const hosts: Host[] = [
  {
    name: 'npm start',
    installed: () => true,
    install: '',
    start: async (base, site = folder) => {
      const server = createSite({ folder: site, base });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
    },
  },
  {
    name: 'Caddy',
    installed: () => has('caddy'),
    install: 'apt install caddy',
    start: (base, site = folder) =>
      started((port, own) =>
        spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', configured('Caddyfile', own, base, port, site)], {
          env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
        }),
      ),
  },
  {
    name: 'nginx',
    installed: () => has('nginx'),
    install: 'apt install nginx libnginx-mod-http-brotli-static',
    start: (base, site = folder) =>
      startNginx((own, port) => `include ${configured('nginx.conf', own, base, port, site)};`),
  },
  {
    name: 'Cloudflare',
    edge: true,
    installed: () => existsSync(join(cloudflare, WRANGLER)),
    install: 'npm ci --prefix deploy/cloudflare',
    start: (_, site = folder) =>
      started(
        (port, own) =>
          spawn(process.execPath, [WRANGLER, 'dev', '--assets', site, '--ip', '127.0.0.1', '--port', String(port)], {
            cwd: cloudflare,
            detached: true,
            env: { ...process.env, CI: 'true', HOME: own, XDG_CONFIG_HOME: own, WRANGLER_LOG_PATH: own },
          }),
        true,
      ),
  },
];

/** The headers that the build of a site sets for every response. */
export function promisedOf(site: string): readonly Header[] {
  return readRules(join(site, '_headers')).get('/*') ?? [];
}

/** Writes the build's own configuration, with a free port on loopback and the folder of the site. */
function configured(server: Server, own: string, base: string, port: number, site: string): string {
  const path = join(own, server);
  const host = server === 'Caddyfile' ? `http://127.0.0.1:${port}` : 'localhost';
  const headers = promisedOf(site);
  writeFileSync(path, serverConfig(server, { host, port: `127.0.0.1:${port}`, folder: site, base, headers }));
  return path;
}

/** Starts nginx with a minimal configuration: `http` returns the content of its `http` block. */
export function startNginx(http: (own: string, port: number) => string): Promise<Running> {
  return started((port, own) => {
    const main = join(own, 'main.conf');
    // Debian's configuration names its modules relative to nginx's prefix folder.
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
