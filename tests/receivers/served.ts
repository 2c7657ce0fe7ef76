import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { apache, has } from '../hosts/servers.ts';
import { build, change, copyTo } from '../launch/copy.ts';

/** The owner's settings in `site.yaml`. */
export const owner = {
  to: ['equipe@mutirao.example', 'ana@mutirao.example', 'bento@mutirao.example'],
  from: 'site@mutirao.example',
  address: 'https://mutirao.example/pasta/site',
};
export const BASE = new URL(owner.address).pathname;

/** The fields that the owner added to the form. */
export const OWN = [{ label: 'Turma' }, { label: 'Escola & <b>', required: 'sim' }];

const MODULES = '/usr/lib/apache2/modules';
const phpModule = existsSync(MODULES) && readdirSync(MODULES).find((file) => /^libphp[\d.]*\.so$/.test(file));

export const isInstalled = has('apache2') && has('msmtp') && !!phpModule;

/** Builds the demonstration with its receiver, and serves it, with a mail server. */
export async function serve() {
  const [folder, temporary] = [mkdtempSync(join(tmpdir(), 'receiver-')), mkdtempSync(join(tmpdir(), 'php-'))];
  // Apache's workers run as another user, who must be able to read the one folder and to write into the other.
  chmodSync(folder, 0o755);
  chmodSync(temporary, 0o777);
  const mail = await startMail();
  copyTo(folder, 'demo');
  const { address, to, from } = owner;
  const chosen = `    kind: php\n    to: [${to}]\n    from: ${from}\n  phone: sim\n  fields: ${JSON.stringify(OWN)}`;
  change(folder, 'content/site.yaml', /^address: .*/m, `address: ${address}/`);
  change(folder, 'content/site.yaml', '    kind: simulated', chosen);
  // A form of its own, on a service's page.
  change(folder, 'content/services/automacoes.yaml', /$/, '  - { kind: contact, title: Escreva }\n');
  const dist = await build(folder, { SITE_CONTENT: '' });
  const host = apache('', {
    modules: ['headers'],
    mpm: 'prefork',
    defaults: `
      LoadModule php_module ${MODULES}/${phpModule}
      <FilesMatch "[.]php$">
        SetHandler application/x-httpd-php
      </FilesMatch>
      php_admin_value sys_temp_dir ${temporary}
      php_admin_value sendmail_path "msmtp --host=127.0.0.1 --port=${mail.port} -t"`,
  });
  const running = await host.start(BASE, dist);
  return {
    mail,
    /** The folder of the built site, and the URL of the home page. */
    dist,
    address: `http://127.0.0.1:${running.port}${BASE}/`,
    /** The files in the temporary folder of PHP: those with the counts of messages. */
    counts: () => readdirSync(temporary).map((file) => join(temporary, file)),
    async stop() {
      await running.stop();
      await mail.stop();
      for (const one of [folder, temporary]) rmSync(one, { recursive: true, force: true });
    },
  };
}

/** A message, with the addresses of its envelope: mail servers deliver it by these, not by its headers. */
type Mail = { from: string; to: string[]; raw: string; read: Email };

/** Starts a real SMTP server on loopback that stores the accepted messages. */
async function startMail() {
  const state = { accepted: [] as Mail[], isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.isRefusing ? new Error('No such mailbox') : null),
    onData: async (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      const raw = (await buffer(stream)).toString('latin1');
      const from = mailFrom ? mailFrom.address : '';
      state.accepted.push({ from, to: rcptTo.map(({ address }) => address), raw, read: await PostalMime.parse(raw) });
      done();
    },
  });
  // The server emits `error` for a lost connection. Without a listener, Node would throw the error.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
    /** The texts of the accepted messages. */
    texts: () => state.accepted.map(({ read: { text = '' } }) => text.replaceAll('\r\n', '\n')),
  });
}
