import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../../launch/started.ts';

/** The account for receivers that log in to the mail server. */
export const account = { user: 'site@mutirao.example', password: 'á:/@ b' };

/** A message as the mail server received it. */
export type Mail = {
  /** The addresses of the envelope. Mail servers deliver a message by its envelope, not by its headers. */
  from: string;
  to: string[];
  /** The account that sent the message, if the receiver logged in. */
  user: string | undefined;
  raw: string;
  read: Email;
};

type Behaviour = 'accepts' | 'refuses the recipient' | 'refuses the message' | 'breaks off';

/** A real SMTP server on loopback that stores the accepted messages. */
export class MailServer {
  readonly accepted: Mail[] = [];
  behaviour: Behaviour = 'accepts';
  /** The server waits for this promise before it accepts a message. */
  waitsFor: Promise<unknown> = Promise.resolve();
  port = 0;
  #server: SMTPServer | undefined;

  async start(): Promise<void> {
    this.port ||= await freePort();
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        password === account.password ? done(null, { user: username }) : done(new Error('Wrong password')),
      onRcptTo: (_address, _session, done) =>
        done(this.behaviour === 'refuses the recipient' ? new Error('No such mailbox') : null),
      onData: (stream, { envelope, user }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part) => parts.push(part));
        stream.on('end', async () => {
          if (this.behaviour === 'refuses the message') return done(new Error('Spam'));
          await this.waitsFor;
          const raw = Buffer.concat(parts).toString('latin1');
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          this.accepted.push({ from, to, user, raw, read: await PostalMime.parse(raw) });
          return done();
        });
      },
    });
    // The server emits `error` for a lost connection. Without a listener, Node would throw the error.
    server.on('error', () => {});
    server.server.on('connection', (socket) => {
      if (this.behaviour === 'breaks off') socket.destroy();
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
  }

  /** Stops listening. The server can be started again on the same port. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server?.close(resolve));
  }

  /** The texts of the accepted messages. */
  texts(): (string | undefined)[] {
    return this.accepted.map(({ read: { text } }) => text?.replaceAll('\r\n', '\n'));
  }

  /** Forgets all messages and accepts messages again. */
  reset(): void {
    this.accepted.length = 0;
    this.behaviour = 'accepts';
    this.waitsFor = Promise.resolve();
  }
}
