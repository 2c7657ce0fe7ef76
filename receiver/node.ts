/** `npm run receiver`: receives the messages of the contact form on the owner's own server, behind Caddy or nginx. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { counters } from './counters.ts';
import { type Mail, receive } from './handler.ts';
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
    'SMTP_URL não é um endereço como smtps://usuario:senha@servidor. Na senha, escreva / como %2F e @ como %40.',
  !/^\d+$/.test(PORT) && 'PORT não é um número, como 8787.',
  !existsSync(file) &&
    `Não há ${file}: escolha o envio “Por um servidor seu”, rode npm run build, ou diga em SITE_DIST onde está o site.`,
].filter(Boolean);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}

const transport = createTransport(smtpOptions(`${SMTP_URL}`));
const isTooOften = counters();

createServer(async (incoming, outgoing) => {
  let trouble = '';
  const send = async (mail: Mail) => {
    try {
      // Encodes the subject, because mail programs would decode a visitor's name that looks like an encoded word.
      const subject = encodeWord(mail.subject, 'B', 52);
      await transport.sendMail({ ...mail, subject, signal: AbortSignal.timeout(PATIENCE) });
    } catch (error) {
      trouble = (error as { code?: string }).code ?? 'unknown';
      throw error;
    }
  };
  try {
    // Reads the settings for each request, because a publication changes the file.
    const settings = JSON.parse(readFileSync(file, 'utf8'));
    const answer = await receive(requestOf(incoming), addressOf(incoming), settings, { send, isTooOften });
    console.log(new Date().toISOString(), answer.status, trouble);
    const page = Buffer.from(await answer.text());
    outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'Content-Length': page.length });
    outgoing.write(page);
    // A connection that closes before the whole request was read may lose the response. Source: RFC 9112, 9.6.
    if (incoming.complete) outgoing.end();
    else incoming.resume().once('close', () => outgoing.end());
  } catch (error) {
    console.error(new Date().toISOString(), error);
    outgoing.writeHead(500).end();
  }
})
  .on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`A porta ${PORT} já tem quem atenda: feche o outro programa, ou escolha outra em PORT.`);
    process.exitCode = 1;
  })
  .listen(Number(PORT), '127.0.0.1', () => console.log(`O formulário é recebido na porta ${PORT}.`));

function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // The body stays readable after the receiver stops reading it.
  const body = hasBody ? NodeStream.from(incoming.iterator({ destroyOnReturn: false })) : null;
  // Node needs `duplex` for a stream, but TypeScript's web types do not have it.
  const options: RequestInit & { duplex: 'half' } = {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body as ReadableStream | null,
    duplex: 'half',
  };
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), options);
}

/** The visitor's IP address, which Caddy or nginx adds at the end of the header `X-Forwarded-For`. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const addresses = String(headers['x-forwarded-for'] ?? socket.remoteAddress).split(',');
  return addresses.at(-1)?.trim() ?? '';
}
