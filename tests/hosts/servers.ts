import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRules } from '../../commands/staticServer.ts';
import { writeRedirects } from '../../src/build/redirects.ts';
import { readContent } from '../../src/content/reader/read.ts';
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
  /** @param site The folder of the built site. The users of the server's programs can read it. */
  start: (base: string, site: string) => Promise<Running>;
  /** The path under which the server serves the site, if it is not the root. */
  base?: string;
  /** An edge network, which compresses by itself. */
  edge?: true;
  /** Shared hosting: it reads the site's `.htaccess`, which has no effect outside the site's folder. */
  shared?: true;
  /** The server cannot send the site's headers. */
  headerless?: true;
};

/** Whether a command is installed. */
export const has = (command: string) => spawnSync(command, ['-v']).error === undefined;

export const hosts: Host[] = [
  {
    name: 'npm start',
    start: (_, site) =>
      started((port) => {
        const env = { ...process.env, SITE_DIST: site, PORT: `${port}` };
        return spawn(process.execPath, ['commands/serve.ts'], { cwd: top, env });
      }),
  },
  {
    name: 'Caddy',
    missing: !has('caddy') && 'apt install caddy',
    start: (_, site) =>
      started((port, own) => {
        const settings = { SITE: `http://127.0.0.1:${port}`, ROOT: site, CADDY_ADMIN: `unix/${own}/admin`, HOME: own };
        const options = ['run', '--adapter', 'caddyfile', '--config', join(examples, 'Caddyfile')];
        return spawn('caddy', options, { env: { ...process.env, ...settings } });
      }),
  },
  {
    name: 'nginx',
    missing: !has('nginx') && 'apt install nginx libnginx-mod-http-brotli-static',
    start: (_, site) =>
      started((port, own) => {
        const main = join(own, 'main.conf');
        // Plain HTTP on loopback, without the server on port 80 that redirects to HTTPS.
        const config = readFileSync(join(examples, 'nginx.conf'), 'utf8')
          .replace(/server \{\n\tlisten 80;[^}]*\}/, '')
          .replace(/listen 443[\s\S]*ssl_certificate_key .*/, `listen 127.0.0.1:${port};`)
          .replace('/srv/example.org', site);
        // Debian's configuration names its modules relative to nginx's prefix folder.
        symlinkSync('/usr/share/nginx/modules', join(own, 'modules'));
        const http = `access_log off; include /etc/nginx/mime.types; default_type application/octet-stream; ${config}`;
        writeFileSync(
          main,
          `include /etc/nginx/modules-enabled/*.conf;
          daemon off; pid ${own}/pid; error_log stderr error; worker_processes auto;
          events {}
          http { ${http} }`,
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
        const cwd = join(examples, 'cloudflare');
        return spawn(process.execPath, [WRANGLER, ...options], { cwd, env, detached: true });
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
  { ...apache('Apache with the fewest modules and permissions'), headerless: true },
  { ...apache('Apache, with the site in a folder', { modules: ['headers'] }), base: '/qualquer/pasta' },
];

/**
 * Apache as on a shared host. If the site is served under a folder, Apache serves a copy.
 * @param more `modules` are in addition to those that every shared host has. With a directive in an `.htaccess` that
 * `overrides` lacks, every response has status 500. PHP inside Apache needs the module `prefork`.
 */
export function apache(
  name: string,
  { modules = [''], overrides = 'FileInfo', options = 'FollowSymLinks', defaults = '', mpm = 'event' } = {},
): Host {
  const all = [`mpm_${mpm}`, 'authz_core', 'dir', 'mime', 'rewrite', ...modules].filter(Boolean);
  return {
    name,
    shared: true,
    missing: !has('apache2') && 'apt install apache2',
    start: (base, site) =>
      started((port, own) => {
        const root = base ? join(own, 'public') : site;
        if (base) {
          cpSync(site, root + base, { recursive: true, filter: () => true });
          // The build of a site in a folder does the same.
          cpSync(join(top, 'public/.htaccess'), join(root + base, '.htaccess'));
          writeRedirects(root + base, `https://localhost${base}`, readContent('tests/owner/content').moved);
        }
        // Apache's workers run as another user.
        chmodSync(own, 0o755);
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
export const promised = Object.fromEntries(
  readRules(join(top, 'public/_headers')).flatMap(({ pattern, name, value }) =>
    pattern === '/*' ? [[name, value]] : [],
  ),
);
