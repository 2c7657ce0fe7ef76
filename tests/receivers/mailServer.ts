import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(this.isRefusing ? new Error('No such mailbox') : null),
    onData: async (stream, { envelope }, done) => {
      const raw = (await buffer(stream)).toString('latin1');
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      this.accepted.push({ from, to, raw, read: await PostalMime.parse(raw) });
      done();
    },
  });

  /** Starts listening, and returns the port. */
  async start(): Promise<number> {
    // The server emits `error` for a lost connection. Without a listener, Node would throw the error.
    this.#server.on('error', () => {});
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
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
