import { connect, createServer, type Socket } from 'node:net';
import { listening } from '../../../tests/temporary.ts';

/** Starts a proxy between a client and a server until the end of the test. The proxy counts what the client sends. */
export async function startNetwork(to: number) {
  const open = new Set<Socket>();
  const network = {
    port: 0,
    sent: 0,
    /** Called whenever the client sends something. */
    watch: (_sent: number) => {},
    /** Ends all connections. */
    cut() {
      for (const socket of open) socket.destroy();
    },
  };
  const server = createServer((client) => {
    const upstream = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined).on('close', () => other.destroy());
    }
    client.on('data', (part) => {
      upstream.write(part);
      network.sent += part.length;
      network.watch(network.sent);
    });
    upstream.pipe(client);
  });
  network.port = await listening(server);
  return network;
}
