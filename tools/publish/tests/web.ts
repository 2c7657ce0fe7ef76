import { connect, createServer } from 'node:net';
import { listening } from '../../../tests/temporary.ts';

/** Starts a proxy between a client and a server until the end of the test. The proxy counts what the client sends. */
export async function startNetwork(to: number) {
  const network = {
    port: 0,
    sent: 0,
    /** Called whenever the client sends something. */
    watch: (_sent: number) => {},
    /** Whether the server's answers are held back, while the connection stays. */
    isSilent: false,
  };
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.setNoDelay(true);
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
    client.on('data', (part) => {
      upstream.write(part);
      network.sent += part.length;
      network.watch(network.sent);
    });
    upstream.on('data', (part) => !network.isSilent && client.write(part));
  });
  network.port = await listening(server);
  return network;
}
