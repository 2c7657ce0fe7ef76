import { setTimeout as wait } from 'node:timers/promises';
import { isMoved } from '../preflight/built.ts';
import type { Finding } from '../preflight/finding.ts';
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
    if (attempt === ATTEMPTS) return [{ ...finding, state: 'missing' }];
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

async function checkOnce(address: string, site: readonly SiteFile[]): Promise<Omit<Finding, 'state'> | undefined> {
  const found: string[] = [];
  try {
    for (const { path, bytes } of site) {
      const own = addressOf(path);
      // Some hosts redirect a former URL, others serve the page there.
      if (own === undefined || isMoved(bytes)) continue;
      const { status, body } = await ask(address + own);
      if (status !== 200) found.push(`${address}${own} (respondeu ${status})`);
      else if (!body.equals(bytes)) found.push(`${address}${own} (mostra outra página)`);
    }
  } catch (error) {
    const { detail } = networkTrouble(error) ?? new Trouble('other', messageOf(error));
    return { name: `${new URL(address).host} não abre`, found: [detail], todo: LATER };
  }
  return found.length > 0 ? { name: 'não está como foi enviado', found, todo: OTHER } : undefined;
}

async function ask(url: string) {
  const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

const LATER =
  'Um domínio novo pode levar algumas horas. Se continuar, mostre isto à hospedagem: ela liga o domínio e o https (SSL).';
const OTHER =
  'Espere alguns minutos, e limpe o cache no painel da hospedagem, se houver. Se continuar, confira se a “Pasta” em “Publicação” é a deste endereço, e mostre isto à hospedagem.';
