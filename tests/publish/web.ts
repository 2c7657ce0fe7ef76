import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Running, started } from '../started.ts';
import { faultsOf } from './sites.ts';

const APACHE = '/usr/sbin/apache2';
export const hasApache = existsSync(APACHE);

/** Starts Apache on a folder, as a shared hosting: with its `.htaccess`. */
export function startApache(folder: string): Promise<Running> {
  return started((port, own) => {
    const modules = ['mpm_event', 'authz_core', 'headers', 'mime', 'dir'];
    const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    writeFileSync(
      join(own, 'apache.conf'),
      `${load.join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${own}/pid
ErrorLog ${own}/errors
TypesConfig /etc/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${folder}
<Directory ${folder}>
AllowOverride All
</Directory>
<FilesMatch "^\\.ht">
Require all denied
</FilesMatch>
`,
    );
    return spawn(APACHE, ['-f', join(own, 'apache.conf'), '-DFOREGROUND']);
  });
}

/** Requests every file of two versions of a site in a loop, and returns what was not whole when it is told to stop. */
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

/** A network between a client and a server, which can be cut. */
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
    /** How many bytes the client has sent since the last call of `watch`. */
    sent: () => bytes,
    /** Calls a function whenever the client sends something, with the number of bytes from now on. */
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
