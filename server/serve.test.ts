import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../launch/started.ts';
import { emptyFolder } from '../tests/temporary.ts';

/** An address of this machine that other machines can reach, or another loopback address if there is no network. */
const outside =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';

/** Runs the last step of `npm start` until the test ends, and returns the port and the first line of the output. */
async function serve(settings: Record<string, string>): Promise<{ port: number; line: string }> {
  const dist = emptyFolder();
  for (const name of ['_headers', '404.html', '404.html.br']) writeFileSync(join(dist, name), '');
  const port = await freePort();
  const { HOST: _, ...inherited } = process.env;
  const env = { ...inherited, SITE_DIST: dist, PORT: String(port), ...settings };
  const child = spawn(process.execPath, ['server/serve.ts'], { env });
  onTestFinished(() => void child.kill());
  const [said] = await once(child.stdout, 'data');
  return { port, line: String(said).trim().split('\n')[0] ?? '' };
}

/** Whether a server accepts connections at a host and port. */
async function isOpen(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  onTestFinished(() => void socket.destroy());
  return once(socket, 'connect').then(
    () => true,
    () => false,
  );
}

test('`npm start` serves the site to this machine only, and prints the site’s URL', async () => {
  const { port, line } = await serve({});
  expect(line).toMatch(`http://localhost:${port}/`);
  expect([await isOpen(port, '127.0.0.1'), await isOpen(port, outside)]).toEqual([true, false]);
});

test('with HOST=0.0.0.0, `npm start` serves the site to the network', async () => {
  const { port, line } = await serve({ HOST: '0.0.0.0' });
  expect(line).toMatch(`http://localhost:${port}/`);
  expect(await isOpen(port, outside)).toBe(true);
});

test.each([
  ['no built site', {}, [], /^Não há um site inteiro em (.*): falta _headers\. Rode `npm start`, que o constrói\.$/],
  ['a site that is built in part', {}, ['_headers', '404.html'], /: falta 404\.html\.br\. Rode `npm start`/],
  ['mistakes in the content', { SITE_CONTENT: '/nada' }, ['_headers', '404.html', '404.html.br'], /Corrija e rode/],
])('with %s, `npm start` says what is wrong and what to do, and ends', (_, settings, built, said) => {
  const dist = emptyFolder();
  for (const name of built) writeFileSync(join(dist, name), '');
  const env = { ...process.env, SITE_DIST: dist, ...settings };
  const { status, stderr } = spawnSync(process.execPath, ['server/serve.ts'], { env, encoding: 'utf8' });
  expect(stderr.trim()).toMatch(said);
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});
