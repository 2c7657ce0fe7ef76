import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Running } from '../started.ts';
import { buildFor } from './build.ts';
import { MailServer } from './mailServer.ts';
import { owner, type Receiver, receivers } from './receivers.ts';

/** For what is the same with every receiver: one that is installed, if there is one. */
export const anyReceiver = receivers.find((one) => one.installed()) ?? (receivers[0] as Receiver);

/** The demonstration with a receiver and with a mail server, for the tests of a file or of a `describe`. */
export function serve(receiver: Receiver) {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const base = new URL(owner.address).pathname;
  const served = {
    mail: new MailServer(),
    base,
    /** The folder of the built site. */
    dist: '',
    port: 0,
    /** The home page. */
    address: '',
  };
  let running: Running;

  beforeAll(async () => {
    await served.mail.start();
    served.dist = buildFor(receiver, folder);
    running = await receiver.start(served.dist, base, served.mail.port);
    served.port = running.port;
    served.address = `http://127.0.0.1:${running.port}${base}/`;
  }, 120_000);
  afterAll(async () => {
    running?.stop();
    await served.mail.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => served.mail.reset());
  return served;
}
