import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildFor } from './build.ts';
import { MailServer } from './mailServer.ts';
import { type Receiver, type RunningReceiver, receivers } from './receivers.ts';

/** The first installed receiver, or the first of all. It is for tests that are the same with every receiver. */
export const anyReceiver = receivers.find((one) => one.installed()) ?? (receivers[0] as Receiver);

/** Serves the demonstration with a receiver and a mail server, for the tests of a file or a `describe`. */
export function serve(receiver: Receiver) {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const base = new URL(receiver.address).pathname.replace(/\/$/, '');
  const served = {
    mail: new MailServer(),
    base,
    /** The folder of the built site. */
    dist: '',
    port: 0,
    /** The URL of the home page. */
    address: '',
    running: undefined as RunningReceiver | undefined,
  };

  beforeAll(async () => {
    await served.mail.start();
    served.dist = buildFor(receiver, folder);
    served.running = await receiver.start(served.dist, base, served.mail.port);
    served.port = served.running.port;
    served.address = `http://127.0.0.1:${served.port}${base}/`;
  });
  afterAll(async () => {
    served.running?.stop();
    await served.mail.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => served.mail.reset());
  return served;
}
