import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../launch/started.ts';

/** A message as the mail server received it. */
type Mail = {
  /** The addresses of the envelope. Mail servers deliver a message by its envelope, not by its headers. */
  from: string;
  to: string[];
  raw: string;
  read: Email;
};

/** A real SMTP server on loopback that stores the accepted messages. */
export class MailServer {
  readonly accepted: Mail[] = [];
  /** Whether it refuses the recipients of each message. */
  isRefusing = false;
  port = 0;
  #server: SMTPServer | undefined;

  async start(): Promise<void> {
    this.port ||= await freePort();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(this.isRefusing ? new Error('No such mailbox') : null),
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part) => parts.push(part));
        stream.on('end', async () => {
          const raw = Buffer.concat(parts).toString('latin1');
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          const to = envelope.rcptTo.map(({ address }) => address);
          this.accepted.push({ from, to, raw, read: await PostalMime.parse(raw) });
          done();
        });
      },
    });
    // The server emits `error` for a lost connection. Without a listener, Node would throw the error.
    server.on('error', () => {});
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
    this.isRefusing = false;
  }
}
