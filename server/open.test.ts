import { createServer } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../launch/started.ts';
import { chosenPort, openOnFirst, otherPort, wholeNetwork } from './open.ts';

const HERE = '127.0.0.1';

function someServer() {
  const server = createServer();
  onTestFinished(() => void server.close());
  return server;
}

test('a port that another program uses is skipped', async () => {
  const [port, other] = [await freePort(), await freePort()];
  await openOnFirst(someServer(), [port], HERE);
  expect(await openOnFirst(someServer(), [port, other], HERE)).toBe(other);
});

test('a port that Windows reserves is skipped', async () => {
  const server = someServer();
  const port = await freePort();
  vi.spyOn(server, 'listen').mockImplementationOnce(() => {
    queueMicrotask(() => server.emit('error', Object.assign(new Error('listen EACCES'), { code: 'EACCES' })));
    return server;
  });
  expect(await openOnFirst(server, [4321, port], HERE)).toBe(port);
});

test('if no port is free, the error names all tried ports', async () => {
  const port = await freePort();
  await openOnFirst(someServer(), [port], HERE);
  await expect(openOnFirst(someServer(), [port], HERE)).rejects.toThrow(`Não deu para abrir a porta ${port}`);
});

test('for an address of another machine, the error names HOST', async () => {
  await expect(openOnFirst(someServer(), [0], '192.0.2.1')).rejects.toThrow('HOST=192.0.2.1');
});

test('with port 0, the system chooses the port, which the site’s URL then has', async () => {
  const server = someServer();
  const port = await openOnFirst(server, [0], HERE);
  expect(port).toBeGreaterThan(0);
  expect(server.address()).toMatchObject({ port });
});

// In the terminal of Windows, `set PORT=8080 && npm start` keeps the space.
test.each(['0', '8080', '65535', '8080 '])('“%s” is a port', (text) => expect(chosenPort(text)).toBe(Number(text)));

test.each(['abc', '80a', '-1', '1.5', '65536', 'Infinity'])(
  '“%s” is not a port, and the error says what is',
  (text) => {
    expect(() => chosenPort(text)).toThrow(`PORT=${text} não é uma porta: escolha um número inteiro de 0 a 65535`);
  },
);

test.each([
  ['win32', otherPort, ['`set PORT=8080`']],
  ['linux', otherPort, ['`PORT=8080 npm start`']],
  ['win32', wholeNetwork, ['`set HOST=0.0.0.0`', "`$env:HOST='0.0.0.0'`"]],
  ['linux', wholeNetwork, ['HOST=0.0.0.0 npm start']],
] as const)('on %s, the instructions have the syntax of the terminal', (system, instructions, commands) => {
  for (const command of commands) expect(instructions(system)).toContain(command);
});
