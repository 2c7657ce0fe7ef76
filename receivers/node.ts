/** `npm run receiver`: receives the messages of the contact form on the owner's own server, behind Caddy or nginx. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Mail } from './handler.ts';
import { readSettings, SettingsError } from './readSettings.ts';
import { createReceiver } from './server.ts';
import { SETTINGS_FILE } from './settings.ts';
import { isSmtpUrl, smtpOptions } from './smtp.ts';

/** The time limit for the mail server, in ms: shorter than the 15 s that the site's script waits for the response. */
const PATIENCE = 12_000;

const { SMTP_URL, PORT = '8787', SITE_DIST = 'dist' } = process.env;
const file = join(SITE_DIST, SETTINGS_FILE);
const missing = [
  !SMTP_URL && 'Falta SMTP_URL, a conta de e-mail que envia: smtps://usuario:senha@mail.seu-site.org.br',
  SMTP_URL &&
    !isSmtpUrl(SMTP_URL) &&
    'SMTP_URL não é um endereço como smtps://usuario:senha@servidor. Na senha, escreva / como %2F, ? como %3F e @ como %40.',
  !/^\d+$/.test(PORT) && 'PORT não é um número, como 8787.',
  existsSync(file)
    ? wrongIn(file)
    : `Não há ${file}: escolha o envio “Por um servidor seu”, rode npm run build, ou diga em SITE_DIST onde está o site.`,
].filter(Boolean);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

/** The message for the owner if the settings file is wrong. */
function wrongIn(settings: string): string | undefined {
  try {
    readSettings(settings);
    return undefined;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message;
  }
}

const transport = createTransport(smtpOptions(`${SMTP_URL}`));

/** Sends an e-mail, and gives up before the site's script does. */
function send(mail: Mail): Promise<unknown> {
  // Encodes the subject, because mail programs would decode a visitor's name that looks like an encoded word.
  const subject = encodeWord(mail.subject, 'B', 52);
  return transport.sendMail({ ...mail, subject, signal: AbortSignal.timeout(PATIENCE) });
}

createReceiver({ file, send })
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`A porta ${PORT} já tem quem atenda: feche o outro programa, ou escolha outra em PORT.`);
    process.exitCode = 1;
  })
  .listen(Number(PORT), '127.0.0.1', () => console.log(`O formulário é recebido na porta ${PORT}.`));
