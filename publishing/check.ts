import { setTimeout as wait } from 'node:timers/promises';
import { ARCHIVE } from './archive.ts';
import { addressOf, type SiteFile } from './plan.ts';
import { messageOf, networkTrouble, type Reason, Trouble } from './trouble.ts';

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

/**
 * Requests every page at the public address, and compares it with the built page. Also checks the status of an unknown
 * URL, the security policy and the compression.
 */
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
  return [fault.archive()];
}

async function checkOnce(address: string, site: readonly SiteFile[]): Promise<Fault[]> {
  try {
    const faults: Fault[] = [];
    for (const file of site) {
      const own = addressOf(file.path);
      if (own !== undefined) faults.push(...(await checkPage(address + own, file)));
    }
    const unknown = await ask(`${address}/nao-existe-${Date.now()}`);
    if (unknown.status !== 404) faults.push(fault.unknown(unknown.status));
    const { headers } = await ask(`${address}/`);
    if (!headers.has('content-security-policy')) faults.push(fault.policy());
    if (!headers.has('content-encoding')) faults.push(fault.compressed());
    return faults;
  } catch (error) {
    return [fault.unreachable(new URL(address).host, networkTrouble(error) ?? new Trouble('other', messageOf(error)))];
  }
}

async function ask(url: string) {
  const response = await fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

async function checkPage(url: string, { path, bytes }: SiteFile): Promise<Fault[]> {
  const { status, body } = await ask(url);
  if (status !== 200) return [fault.page(url, path, status)];
  if (body.equals(bytes)) return [];
  return [body.includes(url.replace(/\/$/, '')) ? fault.older(url) : fault.other(url)];
}

const HOST = 'Peça à hospedagem';

const UNREACHABLE: Partial<Record<Reason, string>> = {
  host: 'o endereço ainda não existe no DNS. Confira o domínio onde o registrou (em .br, no registro.br) e aponte-o para a hospedagem; pode levar algumas horas.',
  certificateName: `o certificado é de outro endereço. ${HOST} um certificado (SSL, Let’s Encrypt) para este.`,
  certificate: `ninguém conhecido assina o certificado. ${HOST} um certificado (SSL, Let’s Encrypt) válido.`,
  clock: `o certificado não vale hoje. Confira o relógio deste computador; se estiver certo, ${HOST.toLowerCase()} que renove o certificado.`,
  refused: `não há quem atenda por https. ${HOST} que ligue o https (SSL) para este domínio.`,
};

const fault = {
  page: (url: string, path: string, status: number): Fault => ({
    stops: true,
    found: `${url} respondeu ${status}, e não 200`,
    todo:
      status >= 500
        ? `${HOST} o motivo no registro de erros: pode ser uma linha do .htaccess que ela não permite.`
        : `Confira se a “Pasta” em “Publicação” é a deste endereço. Se for, ${HOST.toLowerCase()} que aceite o .htaccess (AllowOverride) com mod_rewrite: ${path} está lá.`,
  }),
  other: (url: string): Fault => ({
    stops: true,
    found: `${url} mostra outra página, que não é deste site`,
    todo: 'Confira se a “Pasta” em “Publicação” é a deste endereço, e se não há nela um index.php ou outro site.',
  }),
  older: (url: string): Fault => ({
    stops: false,
    found: `${url} não é igual à página enviada`,
    todo: 'Se a hospedagem guarda páginas em cache, limpe-o no painel dela, ou espere alguns minutos.',
  }),
  unknown: (status: number): Fault => ({
    stops: true,
    found: `um endereço que não existe respondeu ${status}, e não 404`,
    todo: `${HOST} que aceite o ErrorDocument do .htaccess, ou que tire a regra dela para páginas que não existem.`,
  }),
  policy: (): Fault => ({
    stops: false,
    found: 'as páginas chegam sem os cabeçalhos de segurança',
    todo: `${HOST} que ligue o mod_headers. A política que está dentro de cada página vale assim mesmo.`,
  }),
  compressed: (): Fault => ({
    stops: false,
    found: 'as páginas chegam sem compressão, e por isso mais devagar',
    todo: `${HOST} que ligue o mod_headers e o mod_rewrite, ou o mod_deflate.`,
  }),
  archive: (): Fault => ({
    stops: false,
    found: 'qualquer pessoa podia baixar a cópia dos textos e das fotos. Já a apaguei do servidor',
    todo: `${HOST} que não mostre arquivos cujo nome começa com .ht; até lá, desmarque “Guardar os textos e as fotos no servidor” em “Publicação”.`,
  }),
  unreachable: (host: string, { reason, detail }: Trouble): Fault => ({
    stops: true,
    found: `${host} não abre`,
    todo: UNREACHABLE[reason] ?? `${detail}. Tente daqui a pouco; se continuar, mostre isto à hospedagem.`,
  }),
};
