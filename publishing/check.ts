import { setTimeout as wait } from 'node:timers/promises';
import type { Finding, Found } from '../preflight/finding.ts';
import { ARCHIVE } from './archive.ts';
import { addressOf, type SiteFile } from './plan.ts';
import { messageOf, networkTrouble, Trouble } from './trouble.ts';

/** In ms: the time limit for each request, and the pause between two checks of the site. */
const PATIENCE = 20_000;
const PAUSE = 3_000;
const ATTEMPTS = 3;

/** Requests every page at the public address, and compares it with the built page. */
export async function checkAddress(address: string, site: readonly SiteFile[], pause = PAUSE): Promise<Finding[]> {
  for (let attempt = 1; ; attempt++) {
    const finding = await checkOnce(address, site);
    if (!finding) return [];
    if (attempt === ATTEMPTS) return [finding];
    // A host may need some seconds before it serves new files.
    await wait(pause);
  }
}

/** Whether a public address has a site already. An address that cannot be reached has none. */
export async function answers(address: string): Promise<boolean> {
  return ask(`${address}/`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Whether visitors can read the archive of the owner's files. */
export const isArchivePublic = (address: string): Promise<boolean> =>
  ask(`${address}/${ARCHIVE}`).then(
    ({ status, body }) => status === 200 && body.toString('latin1', 0, 2) === 'PK',
    () => false,
  );

async function checkOnce(address: string, site: readonly SiteFile[]): Promise<Finding | undefined> {
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
    const { detail } = networkTrouble(error) ?? new Trouble('other', messageOf(error));
    return { code: 'unreachable', state: 'missing', found: [{ text: `${new URL(address).host}: ${detail}` }] };
  }
  return found.length > 0 ? { code: 'different', state: 'missing', found } : undefined;
}

/** Whether a built page only leads from a former URL of a page to the present one. */
export const isMoved = (html: string | Buffer): boolean => html.includes('<meta http-equiv="refresh"');

async function ask(url: string) {
  const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}
