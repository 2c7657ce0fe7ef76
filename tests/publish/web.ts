import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Starts a proxy between a client and a server. The proxy can cut the connection. */
export async function startNetwork(to: number) {
  const open = new Set<Socket>();
  let isCut = false;
  let bytes = 0;
  let watch: (bytes: number) => void = () => undefined;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.setNoDelay(true);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
    client.on('data', (part) => {
      upstream.write(part);
      bytes += part.length;
      watch(bytes);
    });
    upstream.pipe(client);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** The number of bytes that the client has sent since the last call of `watch`. */
    sent: () => bytes,
    /** Resets the count of bytes to 0, and calls a function with the new count whenever the client sends something. */
    watch(call: (bytes: number) => void) {
      bytes = 0;
      watch = call;
    },
    cut(value: boolean) {
      isCut = value;
      if (value) for (const socket of open) socket.destroy();
    },
    stop: () => server.close(),
  };
}
