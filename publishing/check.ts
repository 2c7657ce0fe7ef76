import { setTimeout as wait } from 'node:timers/promises';
import { ARCHIVE } from './archive.ts';
import { addressOf, type SiteFile } from './plan.ts';
import { messageOf, networkTrouble, Trouble } from './trouble.ts';

/** A problem at the public address, with the owner's next step. */
export type Fault = {
  /** If true, the site does not count as published. */
  stops: boolean;
  found: string;
  todo: string;
};

/** In ms: the time limit for each request, and the pause between two checks of the site. */
const PATIENCE = 20_000;
const PAUSE = 3_000;
const ATTEMPTS = 3;

/** Requests every page at the public address, and compares it with the built page. */
export async function checkAddress(address: string, site: readonly SiteFile[], pause = PAUSE): Promise<Fault[]> {
  for (let attempt = 1; ; attempt++) {
    const faults = await checkOnce(address, site);
    if (faults.length === 0 || attempt === ATTEMPTS) return faults;
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

/** Whether visitors can read the archive of the owner's files. If so, takes it away. */
export async function checkArchive(address: string, takeAway: () => Promise<void>): Promise<Fault[]> {
  const isPublic = await ask(`${address}/${ARCHIVE}`).then(
    ({ status, body }) => status === 200 && body.toString('latin1', 0, 2) === 'PK',
    () => false,
  );
  if (!isPublic) return [];
  await takeAway();
  const found = 'qualquer pessoa podia baixar a cópia dos textos e das fotos. Já a apaguei do servidor';
  const todo =
    'Peça à hospedagem que não mostre arquivos cujo nome começa com .ht; até lá, desmarque “Guardar os textos e as fotos no servidor” em “Publicação”.';
  return [{ stops: false, found, todo }];
}

async function checkOnce(address: string, site: readonly SiteFile[]): Promise<Fault[]> {
  const wrong: string[] = [];
  try {
    for (const { path, bytes } of site) {
      const own = addressOf(path);
      if (own === undefined) continue;
      const { status, body } = await ask(address + own);
      if (status !== 200) wrong.push(`${address}${own} (respondeu ${status})`);
      else if (!body.equals(bytes)) wrong.push(`${address}${own} (mostra outra página)`);
    }
  } catch (error) {
    const { detail } = networkTrouble(error) ?? new Trouble('other', messageOf(error));
    return [{ stops: true, found: `${new URL(address).host} não abre (${detail})`, todo: LATER }];
  }
  return wrong.length > 0
    ? [{ stops: true, found: `não está como foi enviado: ${wrong.join(', ')}`, todo: OTHER }]
    : [];
}

async function ask(url: string) {
  const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

const LATER =
  'Um domínio novo pode levar algumas horas. Se continuar, mostre isto à hospedagem: ela liga o domínio e o https (SSL).';
const OTHER =
  'Espere alguns minutos, e limpe o cache no painel da hospedagem, se houver. Se continuar, confira se a “Pasta” em “Publicação” é a deste endereço, e mostre isto à hospedagem.';
