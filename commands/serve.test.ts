import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyFolder, listening } from '../tests/temporary.ts';

/** An address of this machine that other machines can reach, or another loopback address if there is no network. */
const outside =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';

/** Runs the last step of `npm start` until the test ends, and returns what it prints first and its exit status. */
async function serve(settings: Record<string, string>, built = ['_headers', '404.html']) {
  const dist = emptyFolder();
  for (const name of built) writeFileSync(join(dist, name), '');
  const { HOST: _, ...inherited } = process.env;
  const env = { ...inherited, SITE_DIST: dist, PORT: '0', ...settings };
  const child = spawn(process.execPath, ['commands/serve.ts'], { env });
  onTestFinished(() => void child.kill());
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  return { said: String(said), status: () => child.exitCode };
}

test.each<[string, Record<string, string>, boolean]>([
  ['', {}, false],
  ['with HOST=0.0.0.0, ', { HOST: '0.0.0.0' }, true],
])('%s`npm start` prints the address, and other machines reach it: $2', async (_, settings, isOpen) => {
  const [, port] = /http:\/\/localhost:(\d+)\/ /.exec((await serve(settings)).said) ?? [];
  const response = await fetch(`http://${outside}:${port}/`).catch(() => undefined);
  expect(response !== undefined).toBe(isOpen);
});

test('if another program uses the port, `npm start` uses a later one', async () => {
  const port = await listening(createServer());
  const [, used] = /localhost:(\d+)/.exec((await serve({ PORT: `${port}` })).said) ?? [];
  expect(Number(used)).toBeGreaterThan(port);
});

test.each<[string, Record<string, string>, string[], RegExp]>([
  ['no built site', {}, [], /^Não há um site em .* Rode `npm start`/],
  ['mistakes in the content', { SITE_CONTENT: '/nada' }, ['404.html'], /precisam de atenção antes de construir o site/],
])('with %s, `npm start` says what is wrong and what to do, and ends', async (_, settings, built, expected) => {
  const { said, status } = await serve(settings, built);
  expect(said).toMatch(expected);
  await expect.poll(status).toBe(1);
});
