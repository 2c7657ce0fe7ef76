import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apache, has } from '../hosts/hosts.ts';
import type { Running } from '../started.ts';

/** What the owner writes in `site.yaml` for every receiver. */
export const owner = {
  to: 'equipe@mutirao.example',
  from: 'site@mutirao.example',
  address: 'https://mutirao.example/pasta/site',
};

/** A sentence of the owner's with signs that have a meaning in PHP and in JavaScript. */
export const OFTEN = "Espere um copo d'água \\ $x {$x} ?> e tente de novo.";

export type Receiver = {
  name: string;
  /** The kind in `contact.delivery`. */
  kind: 'php';
  /** Its address within the site. */
  path: string;
  installed: () => boolean;
  install: string;
  /**
   * Starts the site with its receiver.
   * @param site The folder of the built site.
   * @param base The path that it is served under.
   * @param mail The port of the mail server.
   */
  start: (site: string, base: string, mail: number) => Promise<Running & { stored: () => string }>;
};

const MODULES = '/usr/lib/apache2/modules';
const phpModule = () =>
  existsSync(MODULES) ? readdirSync(MODULES).find((file) => /^libphp[\d.]*\.so$/.test(file)) : undefined;

/** The rows of the contract's table. */
export const receivers: Receiver[] = [
  {
    name: 'PHP under Apache',
    kind: 'php',
    path: '/contato.php',
    installed: () => has('apache2') && phpModule() !== undefined && has('msmtp'),
    install: 'apt install apache2 libapache2-mod-php msmtp',
    start: async (site, base, mail) => {
      const temporary = mkdtempSync(join(tmpdir(), 'php-'));
      // Apache's workers run as another user.
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
      const stored = () => readdirSync(temporary).map((file) => readFileSync(join(temporary, file), 'utf8'));
      return { ...running, stored: () => stored().join('\n') };
    },
  },
];
