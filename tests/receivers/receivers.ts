import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apache, has, hasWrangler, hosts, startWrangler } from '../../launch/hosts.ts';
import { type Running, started } from '../../launch/started.ts';
import { bridgeConfig, startBridge, workerConfig } from './cloudflare.ts';
import { account } from './mailServer.ts';

/** The owner's settings in `site.yaml` for every receiver. */
export const owner = {
  to: ['equipe@mutirao.example', 'ana@mutirao.example', 'bento@mutirao.example'],
  from: 'site@mutirao.example',
  address: 'https://mutirao.example/pasta/site',
};

export type Receiver = {
  name: string;
  /** The kind in `contact.delivery`. */
  kind: 'php' | 'server' | 'cloudflare';
  /** The site's URL. */
  address: string;
  /** The receiver's path within the site. */
  path: string;
  installed: () => boolean;
  install: string;
  /**
   * Starts the site with its receiver.
   * @param site The folder of the built site.
   * @param base The path that the site is served under.
   * @param mail The port of the mail server.
   */
  start: (site: string, base: string, mail: number) => Promise<RunningReceiver>;
  /** Whether the tests include the receiver's timeout, which must be shorter than the timeout of the page's script. */
  givesUp?: true;
  /** The receiver logs in to the mail server. */
  logsIn?: true;
};

export type RunningReceiver = Running & {
  /** Everything that the receiver writes to files or to its log. */
  stored: () => string;
  /** The receiver's process, if it has its own. */
  receiver?: ChildProcess;
  /** The files in the temporary folder of PHP. */
  temporary?: () => string[];
};

const MODULES = '/usr/lib/apache2/modules';
const phpModule = () =>
  existsSync(MODULES) ? readdirSync(MODULES).find((file) => /^libphp[\d.]*\.so$/.test(file)) : undefined;

/** All receivers that the contract's tests run on. */
export const receivers: Receiver[] = [
  {
    name: 'PHP under Apache',
    kind: 'php',
    address: owner.address,
    path: '/contato.php',
    installed: () => has('apache2') && phpModule() !== undefined && has('msmtp'),
    install: 'apt install apache2 libapache2-mod-php msmtp',
    start: async (site, base, mail) => {
      const temporary = mkdtempSync(join(tmpdir(), 'php-'));
      // Apache's workers run as another user, who must be able to write here.
      chmodSync(temporary, 0o777);
      const host = apache('', {
        modules: ['headers'],
        overrides: 'FileInfo',
        options: 'FollowSymLinks',
        mpm: 'prefork',
        defaults: `
          LoadModule php_module ${MODULES}/${phpModule()}
          <FilesMatch "[.]php$">
            SetHandler application/x-httpd-php
          </FilesMatch>
          php_admin_value sys_temp_dir ${temporary}
          php_admin_value sendmail_path "msmtp --host=127.0.0.1 --port=${mail} -t"`,
      });
      const running = await host.start(base, site);
      const files = () => readdirSync(temporary).map((file) => join(temporary, file));
      const stored = () => files().map((file) => readFileSync(file, 'utf8'));
      return { ...running, temporary: files, stored: () => stored().join('\n') };
    },
  },
  ...['Caddy', 'nginx'].map((proxy): Receiver => {
    const host = hosts.find(({ name }) => name === proxy);
    if (!host) throw new Error(`There is no host ${proxy}.`);
    return {
      name: `Node behind ${proxy}`,
      kind: 'server',
      address: owner.address,
      path: '/contato',
      // The test of the receiver’s timeout takes twelve seconds, so it runs with one proxy only.
      ...(proxy === 'Caddy' && { givesUp: true }),
      logsIn: true,
      installed: host.installed,
      install: host.install,
      start: async (site, base, mail) => {
        let log = '';
        let receiver: ChildProcess | undefined;
        const { user, password } = account;
        const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`;
        const behind = await started((port) => {
          const env = {
            ...process.env,
            SMTP_URL: `smtp://${login}@127.0.0.1:${mail}`,
            PORT: `${port}`,
            SITE_DIST: site,
          };
          const child = spawn(process.execPath, ['receivers/node.ts'], { env });
          for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (log += text));
          receiver = child;
          return child;
        });
        const front = await host.start(base, site, `127.0.0.1:${behind.port}`);
        const stop = () => {
          front.stop();
          behind.stop();
        };
        return { port: front.port, stop, stored: () => log, ...(receiver && { receiver }) };
      },
    };
  }),
  {
    name: 'Cloudflare',
    kind: 'cloudflare',
    address: new URL(owner.address).origin,
    path: '/contato',
    installed: hasWrangler,
    install: 'npm ci --prefix deploy/cloudflare',
    start: async (site, _base, mail) => {
      const bridge = await startBridge(mail);
      let log = '';
      const own = mkdtempSync(join(tmpdir(), 'worker-'));
      const configs = [workerConfig(own, site), bridgeConfig(own, bridge.port)].flatMap((file) => ['-c', file]);
      const running = await startWrangler(configs, (text) => (log += text));
      const stop = () => {
        running.stop();
        bridge.stop();
      };
      return { ...running, stop, stored: () => log };
    },
  },
];
