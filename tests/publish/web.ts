import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { apache } from '../../launch/hosts.ts';
import { faultsOf } from './sites.ts';

/** A server like shared hosting. Its files may change while it runs. */
export const hosting = apache('', {
  modules: ['headers'],
  overrides: 'FileInfo',
  options: 'FollowSymLinks',
  isLive: true,
});

/**
 * Requests every file of two versions of a site in a loop, except dot files.
 * @returns a function that stops the loop and returns the faults and the number of responses.
 */
export function visit(port: number, versions: readonly Record<string, string>[]) {
  const paths = [...new Set(versions.flatMap(Object.keys))].filter((path) => !path.startsWith('.'));
  const faults = new Set<string>();
  let answers = 0;
  let isOver = false;
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`);
    answers++;
    const body = response.ok ? await response.text() : undefined;
    if (!response.ok && response.status !== 404) faults.add(`${path}: ${response.status}`);
    return { body, policy: response.headers.get('content-security-policy') ?? undefined };
  };
  const done = (async () => {
    while (!isOver) {
      for (const path of paths) {
        const { body, policy } = await ask(path);
        const script = /src="\/([^"]*)"/.exec(body ?? '')?.[1];
        const needed = script && (await ask(script)).body;
        const get = (one: string) => (one === path ? body : needed);
        for (const fault of faultsOf(versions, path, get, policy)) faults.add(fault);
      }
    }
  })();
  return async () => {
    isOver = true;
    await done;
    return { faults: [...faults], answers };
  };
}

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
