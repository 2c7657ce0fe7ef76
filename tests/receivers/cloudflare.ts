import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import ts from 'typescript';
import { top } from '../../launch/projectFiles.ts';
import type { Running } from '../../launch/started.ts';
import type { Mail } from '../../receivers/handler.ts';

const folder = join(top, 'deploy/cloudflare');

/**
 * Writes the configuration of the Worker that serves a site. Its mail binding sends to the tests' mail server.
 * @returns the path of the file.
 */
export function workerConfig(own: string, site: string): string {
  const { config } = ts.readConfigFile(join(folder, 'wrangler.jsonc'), ts.sys.readFile);
  const { send_email: _, ...env } = config.env.receiver;
  const [each, all] = env.ratelimits;
  return write(own, 'site', {
    ...env,
    compatibility_date: config.compatibility_date,
    main: join(folder, env.main),
    assets: { ...env.assets, directory: site },
    // The tests send more messages per minute than the limit for all visitors.
    ratelimits: [each, { ...all, simple: { ...all.simple, limit: 10_000 } }],
    services: [{ binding: 'MAIL', service: 'mail', entrypoint: 'Mail' }],
  });
}

/**
 * Writes a Worker that posts each mail to the bridge of `startBridge`, because Cloudflare's local mail binding uses no
 * mail server.
 * @returns the path of the Worker's configuration.
 */
export function bridgeConfig(own: string, bridge: number): string {
  writeFileSync(
    join(own, 'mail.js'),
    `import { WorkerEntrypoint } from 'cloudflare:workers';
    export class Mail extends WorkerEntrypoint {
      async send(mail) {
        const { ok } = await fetch('http://127.0.0.1:${bridge}', { method: 'POST', body: JSON.stringify(mail) });
        if (!ok) throw new Error('The mail server did not accept it.');
      }
    }
    export default { fetch: () => new Response() };`,
  );
  return write(own, 'mail', { name: 'mail', main: join(own, 'mail.js'), compatibility_date: '2026-10-01' });
}

function write(own: string, name: string, config: object): string {
  const file = join(own, `${name}.json`);
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** Starts a bridge. It passes each posted mail on to the mail server. */
export async function startBridge(mail: number): Promise<Running> {
  const transport = createTransport({ host: '127.0.0.1', port: mail });
  const server = createServer(async (request, response) => {
    const status = await json(request)
      .then((one) => one as Mail)
      .then((one) => transport.sendMail({ ...one, subject: encodeWord(one.subject, 'B', 52) }))
      .then(() => 200)
      .catch(() => 502);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
