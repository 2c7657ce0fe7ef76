import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../launch/started.ts';
import { isSmtpUrl, smtpOptions } from './smtp.ts';

test.each([
  ['smtps://ana:segredo@mail.roda.org.br', true],
  ['smtp://ana%40roda:se%2Fgredo@mail.roda.org.br:587/', true],
  ['smtp://localhost', true],
  ['', false],
  ['mail.roda.org.br', false],
  ['smtp:mail.roda.org.br', false],
  ['https://ana:segredo@mail.roda.org.br', false],
  ['smtps://ana:segre/do@mail.roda.org.br', false],
  ['smtps://ana:12/34@mail.roda.org.br', false],
  ['smtps://ana:12#34@mail.roda.org.br', false],
  ['smtp://ana:segredo@mail.roda.org.br?requireTLS=false', false],
  ['smtps://ana:segredo@', false],
])('whether “%s” is an SMTP URL: %s', (text, is) => expect(isSmtpUrl(text)).toBe(is));

test.each([
  ['on another machine gets neither password nor message', '127.0.0.2', []],
  ['on this machine gets password and message', '127.0.0.1', ['login', 'message']],
])('a mail server without encryption %s', async (_, host, expected) => {
  const got: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => {
      got.push('login');
      done(null, { user: username });
    },
    onData: (stream, _session, done) => {
      got.push('message');
      stream.resume().on('end', () => done(null));
    },
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const mail = { from: 'a@roda.example', to: 'b@roda.example', text: 'Olá' };
  const sent = createTransport(smtpOptions(`smtp://ana:segredo@${host}:${port}`)).sendMail(mail);
  await Promise.allSettled([sent]);
  expect(got).toEqual(expected);
});
