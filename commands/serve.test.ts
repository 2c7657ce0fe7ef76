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

/** Runs the last step of `npm start` until the test ends, and returns the port that it prints. */
async function serve(settings: Record<string, string>) {
  const dist = emptyFolder();
  for (const name of ['_headers', '404.html']) writeFileSync(join(dist, name), '');
  const { HOST: _, ...inherited } = process.env;
  const env = { ...inherited, SITE_DIST: dist, PORT: '0', ...settings };
  const child = spawn(process.execPath, ['commands/serve.ts'], { env });
  onTestFinished(() => void child.kill());
  const [said] = await once(child.stdout, 'data');
  const [, port] = /http:\/\/localhost:(\d+)\/ /.exec(String(said)) ?? [];
  return Number(port);
}

test.each<[string, Record<string, string>, boolean]>([
  ['', {}, false],
  ['with HOST=0.0.0.0, ', { HOST: '0.0.0.0' }, true],
])('%s`npm start` prints the address, and other machines reach it: $2', async (_, settings, isOpen) => {
  const response = await fetch(`http://${outside}:${await serve(settings)}/`).catch(() => undefined);
  expect(response !== undefined).toBe(isOpen);
});

test('if another program uses the port, `npm start` uses a free one', async () => {
  const used = await listening(createServer());
  const port = await serve({ PORT: `${used}` });
  expect(port).not.toBe(used);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
});
