import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { apache, has } from '../hosts/servers.ts';
import { build, change, copyTo } from '../launch/copy.ts';
import type { Running } from '../launch/started.ts';
import { mailServer } from './mailServer.ts';

/** The owner's settings in `site.yaml`. */
export const owner = {
  to: ['equipe@mutirao.example', 'ana@mutirao.example', 'bento@mutirao.example'],
  from: 'site@mutirao.example',
  address: 'https://mutirao.example/pasta/site',
};
const BASE = new URL(owner.address).pathname;

const MODULES = '/usr/lib/apache2/modules';
const phpModule = existsSync(MODULES) && readdirSync(MODULES).find((file) => /^libphp[\d.]*\.so$/.test(file));

export const isInstalled = has('apache2') && has('msmtp') && !!phpModule;

/** The title of the tests, which says what to install. */
export const TITLE = `PHP under Apache (apt install apache2 libapache2-mod-php msmtp)`;

/** Serves the demonstration with its receiver and a mail server, for the tests of a `describe`. */
export function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const temporary = mkdtempSync(join(tmpdir(), 'php-'));
  const served = {
    mail: mailServer(),
    base: BASE,
    /** The folder of the built site. */
    dist: '',
    /** The URL of the home page. */
    address: '',
    /** The files in the temporary folder of PHP: those with the counts of messages. */
    counts: () => readdirSync(temporary).map((file) => join(temporary, file)),
  };
  let running: Running | undefined;

  beforeAll(async () => {
    // Apache's workers run as another user, who must be able to read the one folder and to write into the other.
    chmodSync(folder, 0o755);
    chmodSync(temporary, 0o777);
    const mailPort = await served.mail.start();
    served.dist = await buildIn(folder);
    const host = apache('', {
      modules: ['headers'],
      overrides: 'FileInfo',
      options: 'FollowSymLinks',
      mpm: 'prefork',
      defaults: `
        LoadModule php_module ${MODULES}/${phpModule}
        <FilesMatch "[.]php$">
          SetHandler application/x-httpd-php
        </FilesMatch>
        php_admin_value sys_temp_dir ${temporary}
        php_admin_value sendmail_path "msmtp --host=127.0.0.1 --port=${mailPort} -t"`,
    });
    running = await host.start(BASE, served.dist);
    served.address = `http://127.0.0.1:${running.port}${BASE}/`;
  });
  afterAll(async () => {
    running?.stop();
    await served.mail.stop();
    for (const one of [folder, temporary]) rmSync(one, { recursive: true, force: true });
  });
  beforeEach(() => void Object.assign(served.mail, { accepted: [], isRefusing: false }));
  return served;
}

/** The fields that the owner added to the form. */
export const OWN = [{ label: 'Turma' }, { label: 'Escola & <b>', required: 'sim' }];

/** Builds the demonstration with the receiver in a folder, and returns the folder of the built site. */
function buildIn(folder: string): Promise<string> {
  copyTo(folder);
  cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
  const { address, to, from } = owner;
  const chosen = `    kind: php\n    to: [${to}]\n    from: ${from}\n  phone: sim\n  fields: ${JSON.stringify(OWN)}`;
  change(folder, 'content/site.yaml', /^address: .*/m, `address: ${address}/`);
  change(folder, 'content/site.yaml', '    kind: simulated', chosen);
  // A form of its own, on a service's page.
  change(folder, 'content/services/automacoes.yaml', /$/, '  - { kind: contact, title: Escreva }\n');
  return build(folder, { SITE_CONTENT: '' });
}
