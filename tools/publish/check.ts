import { setTimeout as wait } from 'node:timers/promises';
import { isMoved } from '../../src/build/moves.ts';
import type { Finding, Found } from '../../src/build/preflight/finding.ts';
import type { SiteFile } from './files.ts';
import { addressOf } from './plan.ts';
import { ARCHIVE } from './source.ts';
import { troubleOf } from './trouble.ts';

/** In ms: the time limit for each request, and the pause between two checks of the site. */
const PATIENCE = 20_000;
const PAUSE = 3_000;
const ATTEMPTS = 3;

/** Requests every page at the public address, and compares it with the built page. */
export async function checkAddress(address: string, site: readonly SiteFile[], pause = PAUSE): Promise<Finding[]> {
  for (let attempt = 1; ; attempt++) {
    const findings = await checkOnce(address, site);
    if (attempt === ATTEMPTS || findings.length === 0) return findings;
    // A host may need some seconds before it serves new files.
    await wait(pause);
  }
}

/** Whether visitors can read the archive of the owner's files. */
export const isArchivePublic = (address: string): Promise<boolean> =>
  ask(`${address}/${ARCHIVE}`).then(
    ({ status, body }) => status === 200 && body.toString('latin1', 0, 2) === 'PK',
    () => false,
  );

async function checkOnce(address: string, site: readonly SiteFile[]): Promise<Finding[]> {
  const found: Found[] = [];
  try {
    for (const { path, bytes } of site) {
      const own = addressOf(path);
      // Some hosts redirect a former URL, others serve the page there.
      if (own === undefined || isMoved(bytes)) continue;
      const { status, body } = await ask(address + own);
      if (status !== 200) found.push({ text: `${address}${own} (respondeu ${status})` });
      else if (!body.equals(bytes)) found.push({ text: `${address}${own} (mostra outra página)` });
    }
  } catch (error) {
    const text = `${new URL(address).host}: ${troubleOf(error).detail}`;
    return [{ code: 'unreachable', state: 'missing', found: [{ text }] }];
  }
  return found.length > 0 ? [{ code: 'different', state: 'missing', found }] : [];
}

async function ask(url: string) {
  const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}
