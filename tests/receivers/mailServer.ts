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
export function mailServer() {
  const state = { accepted: [] as Mail[], isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(state.isRefusing ? new Error('No such mailbox') : null),
    onData: async (stream, { envelope }, done) => {
      const raw = (await buffer(stream)).toString('latin1');
      const from = envelope.mailFrom ? envelope.mailFrom.address : '';
      const to = envelope.rcptTo.map(({ address }) => address);
      state.accepted.push({ from, to, raw, read: await PostalMime.parse(raw) });
      done();
    },
  });
  // The server emits `error` for a lost connection. Without a listener, Node would throw the error.
  server.on('error', () => {});
  return Object.assign(state, {
    /** Starts listening, and returns the port. */
    async start(): Promise<number> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return (server.server.address() as AddressInfo).port;
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
    /** The texts of the accepted messages. */
    texts: () => state.accepted.map(({ read: { text } }) => text?.replaceAll('\r\n', '\n')),
  });
}
