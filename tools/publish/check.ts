import { setTimeout as wait } from 'node:timers/promises';
import type { Finding, Found } from '../../src/build/preflight/finding.ts';
import { isRedirect } from '../../src/build/redirects.ts';
import { ARCHIVE } from './copy.ts';
import type { SiteFile } from './files.ts';
import { addressOf } from './plan.ts';
import { hostError } from './remote.ts';

/** Compares each page at the public address with the built page, again after each pause: hosts may need some seconds. */
export async function checkAddress(address: string, site: SiteFile[], pauses = [3_000, 3_000]): Promise<Finding[]> {
  const findings = await checkOnce(address, site);
  const [pause, ...later] = pauses;
  if (pause === undefined || findings.length === 0) return findings;
  await wait(pause);
  return checkAddress(address, site, later);
}

/** Whether visitors can read the archive of the owner's files. */
export const isArchivePublic = (address: string): Promise<boolean> =>
  ask(`${address}/${ARCHIVE}`).then(
    ({ status, body }) => status === 200 && body.toString('latin1', 0, 2) === 'PK',
    () => false,
  );

async function checkOnce(address: string, site: SiteFile[]): Promise<Finding[]> {
  const found: Found[] = [];
  try {
    for (const { path, bytes } of site) {
      const own = addressOf(path);
      // Some hosts redirect a former URL, others serve the page there.
      if (own === undefined || isRedirect(bytes)) continue;
      const { status, body } = await ask(address + own);
      if (status !== 200) found.push({ text: `${address}${own} (respondeu ${status})` });
      else if (!body.equals(bytes)) found.push({ text: `${address}${own} (mostra outra página)` });
    }
  } catch (error) {
    const text = `${new URL(address).host}: ${hostError(error).message}`;
    return [{ code: 'unreachable', found: [{ text }] }];
  }
  return found.length > 0 ? [{ code: 'different', found }] : [];
}

async function ask(url: string) {
  const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(20_000) });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}
