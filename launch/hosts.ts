import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../deploy/filesIn.ts';
import { serverConfig } from '../deploy/hostConfigs.ts';
import type { Server } from '../deploy/redirects.ts';
import type { Header } from '../deploy/responseHeaders.ts';
import { portOf } from '../server/open.ts';
import { createSite, readMoves, readRules } from '../server/site.ts';
import { type Running, started } from './started.ts';

const cloudflare = fileURLToPath(new URL('../deploy/cloudflare', import.meta.url));

/** Wrangler's script, because the command for it has another name on Windows. */
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

/** A server that the site is tested on. */
export type Host = {
  name: string;
  installed: () => boolean;
  /** How to install it. */
  install: string;
  /** @param site The folder of the built site. */
  start: (base: string, site: string) => Promise<Running>;
  /** An edge network: it compresses by itself, supports no range requests, and serves no site in a subfolder. */
  edge?: true;
  /** Shared hosting: it reads the site's `.htaccess`, which has no effect outside the site's folder. */
  shared?: true;
  /** The server cannot send the headers of the build. */
  headerless?: true;
};

/** Whether a command is installed. */
export const has = (command: string) => spawnSync(command, ['-v']).error === undefined;

export const hosts: Host[] = [
  {
    name: 'npm start',
    installed: () => true,
    install: '',
    start: async (base, site) => {
      const server = createSite({ folder: site, base });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { port: portOf(server), stop: () => server.close() };
    },
  },
  {
    name: 'Caddy',
    installed: () => has('caddy'),
    install: 'apt install caddy',
    start: (base, site) =>
      started((port, own) => {
        const config = configured('Caddyfile', own, base, port, site);
        return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
          env: { ...process.env, HOME: own, XDG_DATA_HOME: own, XDG_CONFIG_HOME: own },
        });
      }),
  },
  {
    name: 'nginx',
    installed: () => has('nginx'),
    install: 'apt install nginx libnginx-mod-http-brotli-static',
    start: (base, site) =>
      started((port, own) => {
        const main = join(own, 'main.conf');
        // Debian's configuration names its modules relative to nginx's prefix folder.
        symlinkSync('/usr/share/nginx/modules', join(own, 'modules'));
        writeFileSync(
          main,
          `include /etc/nginx/modules-enabled/*.conf;
          daemon off; pid ${own}/pid; error_log stderr error; worker_processes auto;
          events {}
          http { access_log off; include ${configured('nginx.conf', own, base, port, site)}; }`,
        );
        return spawn('nginx', ['-c', main, '-p', own]);
      }),
  },
  {
    name: 'Cloudflare',
    edge: true,
    installed: () => existsSync(join(cloudflare, WRANGLER)),
    install: 'npm ci --prefix deploy/cloudflare',
    // Cloudflare's own runtime.
    start: (_, site) =>
      started((port, own) => {
        const options = ['dev', '--assets', site, '--ip', '127.0.0.1', '--port', String(port)];
        return spawn(process.execPath, [WRANGLER, ...options], {
          cwd: cloudflare,
          detached: true,
          env: { ...process.env, CI: 'true', HOME: own, XDG_CONFIG_HOME: own, WRANGLER_LOG_PATH: own },
        });
      }, true),
  },
  apache('Apache', {
    modules: ['negotiation', 'autoindex', 'filter', 'deflate', 'brotli', 'expires', 'headers'],
    overrides: 'FileInfo Indexes Options=Indexes,MultiViews,SymLinksIfOwnerMatch',
    options: 'Indexes MultiViews SymLinksIfOwnerMatch',
    defaults: `
      AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/plain text/javascript image/svg+xml
      ExpiresActive On
      ExpiresDefault "access plus 1 week"
      Header set X-Frame-Options SAMEORIGIN
      AddDefaultCharset ISO-8859-1`,
  }),
  {
    ...apache('Apache with the fewest modules and permissions', {
      modules: [],
      overrides: 'FileInfo',
      options: 'FollowSymLinks',
    }),
    headerless: true,
  },
];

type ApacheConfig = {
  /** The modules in addition to those that every shared host has. */
  modules: readonly string[];
  /** The directives that an `.htaccess` may have. With any other directive, every response has status 500. */
  overrides: string;
  options: string;
  /** The host's settings for all sites. */
  defaults?: string;
  /** Apache's multi-processing module (MPM). PHP needs `prefork` if it runs inside Apache. */
  mpm?: 'event' | 'prefork';
};

/** Apache as on a shared host. It serves a copy of the site's folder. */
export function apache(
  name: string,
  { modules, overrides, options, defaults = '', mpm = 'event' }: ApacheConfig,
): Host {
  const all = [`mpm_${mpm}`, 'authz_core', 'dir', 'mime', 'rewrite', ...modules];
  return {
    name,
    shared: true,
    installed: () => has('apache2'),
    install: 'apt install apache2',
    start: (base, site) =>
      started((port, own) => {
        // Apache's workers run as another user, who cannot read a temporary folder by default.
        chmodSync(own, 0o755);
        const copy = join(own, 'public', base);
        mkdirSync(copy, { recursive: true });
        cpSync(site, copy, { recursive: true, filter: () => true });
        if (base !== '') {
          const values = { host: 'localhost', port: '', folder: copy, base, ...builtIn(site) };
          writeFileSync(join(copy, '.htaccess'), serverConfig('htaccess', values));
        }
        const main = join(own, 'main.conf');
        writeFileSync(
          main,
          `${all.map((one) => `LoadModule ${one}_module /usr/lib/apache2/modules/mod_${one}.so`).join('\n')}
          ServerRoot ${own}
          PidFile ${own}/pid
          ErrorLog ${own}/errors
          ServerName localhost
          Listen 127.0.0.1:${port}
          User www-data
          Group www-data
          TraceEnable Off
          Include /etc/apache2/mods-available/mime.conf
          ${defaults}
          <Files ".ht*">
            Require all denied
          </Files>
          DocumentRoot ${own}/public
          <Directory ${own}/public>
            Options ${options}
            AllowOverride ${overrides}
            Require all granted
          </Directory>`,
        );
        // With `prefork`, Apache ends its whole process group, so it needs its own group.
        return spawn('apache2', ['-f', main, '-DFOREGROUND'], { detached: true });
      }),
  };
}

/** The headers that the build of a site sets for every response. */
export function promisedOf(site: string): readonly Header[] {
  return readRules(join(site, '_headers')).get('/*') ?? [];
}

/** The values of a configuration that depend on the built site. */
const builtIn = (site: string) => ({ headers: promisedOf(site), files: filesIn(site), moved: readMoves(site) });

/** Writes a server's configuration as the build does, with a loopback port and the site's folder. */
function configured(server: Server, own: string, base: string, port: number, site: string): string {
  const path = join(own, server);
  const host = server === 'Caddyfile' ? `http://127.0.0.1:${port}` : 'localhost';
  const values = { host, port: `127.0.0.1:${port}`, folder: site, base, ...builtIn(site) };
  writeFileSync(path, serverConfig(server, values));
  return path;
}
