import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createSite, readRules } from '../../commands/site.ts';
import { writeMoves } from '../../src/build/moves.ts';
import { top } from '../launch/projectFiles.ts';
import { type Running, started } from '../launch/started.ts';

const examples = join(top, 'docs/hosts');

/** The script of Wrangler, which has Cloudflare's own runtime. */
const WRANGLER = join(examples, 'cloudflare/node_modules/wrangler/bin/wrangler.js');

/** A server that the site is tested on. */
export type Host = {
  name: string;
  /** How to install it, if it is not installed. */
  missing?: string | false;
  /**
   * @param base The path under which shared hosting serves the site: `''`, or `/folder`. Other servers serve it at the root.
   * @param site The folder of the built site.
   */
  start: (base: string, site: string) => Promise<Running>;
  /** An edge network: it compresses by itself, and serves no site in a subfolder. */
  edge?: true;
  /** Shared hosting: it reads the site's `.htaccess`, which has no effect outside the site's folder. */
  shared?: true;
  /** The server cannot send the site's headers. */
  headerless?: true;
  /** The server has no redirects for former URLs: it serves the pages there. */
  movedPages?: true;
};

/** Whether a command is installed. */
export const has = (command: string) => spawnSync(command, ['-v']).error === undefined;

export const hosts: Host[] = [
  {
    name: 'npm start',
    movedPages: true,
    start: async (_, site) => {
      const server = createSite({ folder: site, base: '' });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
    },
  },
  {
    name: 'Caddy',
    movedPages: true,
    missing: !has('caddy') && 'apt install caddy',
    start: (_, site) =>
      started((port, own) => {
        const config = configured('Caddyfile', own);
        const settings = {
          SITE: `http://127.0.0.1:${port}`,
          ROOT: placed(own, '', site),
          CADDY_ADMIN: `unix/${own}/admin`,
          HOME: own,
        };
        return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
          env: { ...process.env, ...settings },
        });
      }),
  },
  {
    name: 'nginx',
    movedPages: true,
    missing: !has('nginx') && 'apt install nginx libnginx-mod-http-brotli-static',
    start: (_, site) =>
      started((port, own) => {
        const main = join(own, 'main.conf');
        const config = configured(
          'nginx.conf',
          own,
          // Plain HTTP on loopback, without the server on port 80 that redirects to HTTPS.
          [/server \{\n\tlisten 80;[^}]*\}/, ''],
          [/listen 443[\s\S]*ssl_certificate_key .*/, `listen 127.0.0.1:${port};`],
          ['/srv/example.org', placed(own, '', site)],
        );
        // Debian's configuration names its modules relative to nginx's prefix folder.
        symlinkSync('/usr/share/nginx/modules', join(own, 'modules'));
        writeFileSync(
          main,
          `include /etc/nginx/modules-enabled/*.conf;
          daemon off; pid ${own}/pid; error_log stderr error; worker_processes auto;
          events {}
          http { access_log off; include /etc/nginx/mime.types; default_type application/octet-stream; include ${config}; }`,
        );
        return spawn('nginx', ['-c', main, '-p', own]);
      }),
  },
  {
    name: 'Cloudflare',
    edge: true,
    missing: !existsSync(WRANGLER) && 'npm ci --prefix docs/hosts/cloudflare',
    start: (_, site) =>
      started((port, own) => {
        const options = ['dev', '--assets', site, '--ip', '127.0.0.1', '--port', String(port)];
        const env = { ...process.env, CI: 'true', HOME: own, XDG_CONFIG_HOME: own, WRANGLER_LOG_PATH: own };
        return spawn(process.execPath, [WRANGLER, ...options], {
          cwd: join(examples, 'cloudflare'),
          env,
          detached: true,
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
    missing: !has('apache2') && 'apt install apache2',
    start: (base, site) =>
      started((port, own) => {
        const root = placed(own, base, site);
        // The build does the same for a site in a folder.
        if (base) writeMoves(join(root, base), `https://localhost${base}`, []);
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
          DocumentRoot ${root}
          <Directory ${root}>
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

/** The headers of every response. */
export const promised = readRules(join(top, 'public/_headers'))
  .filter(({ pattern }) => pattern === '/*')
  .map(({ name, value }) => [name, value] as const);

/** Copies the site into its folder within a host's root, and returns the root. */
function placed(own: string, base: string, site: string): string {
  const root = join(own, 'public');
  mkdirSync(join(root, base), { recursive: true });
  cpSync(site, join(root, base), { recursive: true, filter: () => true });
  // The workers of nginx and Apache run as another user, who cannot read a temporary folder by default.
  chmodSync(own, 0o755);
  chmodSync(root, 0o755);
  return root;
}

/** Writes a copy of a server's configuration with what its owner would change, and returns the path of the copy. */
function configured(server: string, own: string, ...changes: (readonly [from: string | RegExp, to: string])[]): string {
  const path = join(own, server);
  let text = readFileSync(join(examples, server), 'utf8');
  for (const [from, to] of changes) text = text.replace(from, () => to);
  writeFileSync(path, text);
  return path;
}
