import type { Publishing } from '../src/content/files/publishing.ts';
import { answers } from './check.ts';
import { deployToCloudflare } from './cloudflare.ts';
import { openFtp } from './ftp.ts';
import { announce } from './indexNow.ts';
import { type Kept, readSite } from './kept.ts';
import { EMPTY, MANIFEST } from './manifest.ts';
import { addressOf, lostPages, movedPages, type Plan, plan, type SiteFile } from './plan.ts';
import { addressOf as addressIn } from './ready.ts';
import type { Access, Hosting, Remote } from './remote.ts';
import { broken, keepConnected, type Progress, send, survey } from './send.ts';
import { files, moment, sentence, size } from './sentences.ts';
import { openSftp } from './sftp.ts';
import { Trouble } from './trouble.ts';

/**
 * A question to the owner. `changes`: send these changes? `foreign`: replace files that this program did not publish,
 * after storing copies on this computer? `key`: is this the server's SSH key? `changedKey`: is this the server's new SSH
 * key? `plain`: send the password without encryption? `over`: send these changes over the site of another folder?
 */
export type Question = {
  kind: 'changes' | 'foreign' | 'key' | 'changedKey' | 'plain' | 'over';
  text: string;
  /** If given, only this name counts as a yes. */
  name?: string;
};

/** The dialogue with the owner, in a terminal or in the editor. All texts are in Portuguese. */
export type Talk = {
  say(line: string): void;
  progress(progress: Progress): void;
  ask(question: Question): Promise<boolean>;
  password(server: string): Promise<string>;
};

export type Job = {
  publishing: Publishing;
  /** The folder of the built site, or of a stored version. */
  folder: string;
  /** The name of the stored version that is sent again; missing for a new version. */
  version?: string;
  kept: Kept;
  /** The name that the owner must type to replace the site of another folder. */
  brand: string;
  /** The fingerprint of an SSH key that is accepted without a question. */
  key?: string;
  /** The pauses before each attempt to reopen a lost connection, in seconds. */
  waits?: number[];
};

/** Files for hosts such as Cloudflare and Netlify. They are not sent by SFTP or FTP. */
const OTHER_HOSTS = ['_headers', '_redirects', '.assetsignore'];

/**
 * Publishes a built site.
 * @returns true if the site is on the server; false if the owner declined the changes.
 * @throws an error with a message for the owner, in Portuguese.
 */
export async function publish(job: Job, talk: Talk): Promise<boolean> {
  const { publishing } = job;
  if (publishing.kind === 'cloudflare') return publishToCloudflare(job, talk);
  try {
    return await publishTo(publishing, job, talk);
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    throw new Error(sentence(error, publishing), { cause: error });
  }
}

/** The name under which the data about a server is stored. */
export function serverOf(publishing: Publishing): string {
  if (publishing.kind === 'cloudflare') return 'cloudflare';
  const { kind, user, host, port, folder } = publishing;
  return `${kind}://${user}@${host}${port ? `:${port}` : ''}/${folder ?? ''}`;
}

async function publishTo(hosting: Hosting, job: Job, talk: Talk): Promise<boolean> {
  const { folder, version, kept, waits } = job;
  const server = serverOf(hosting);
  const all = readSite(folder);
  const site = all.filter(({ path }) => !OTHER_HOSTS.includes(path));
  talk.say(`Conecto a ${hosting.host} e comparo…`);
  const { use, close } = keepConnected(opener(hosting, job, talk), talk.say, waits);
  try {
    const found = await survey(use, site, kept, kept.known(server));
    if (found.isDamaged)
      talk.say(
        `A lista do que foi publicado (${MANIFEST}, no servidor) está estragada ou alguém mexeu nela: não a uso, e comparo arquivo por arquivo.`,
      );
    const { other } = found;
    // From now on, this folder's version is not the one on the server.
    if (other !== undefined) {
      const { version: _, ...known } = kept.known(server);
      kept.know(server, { ...known, other });
    } else if (found.before.run) talk.say('A última publicação parou no meio. Continuo de onde ela parou.');
    const todo = plan(found.before, site, found.there, movedIn(all, folder));
    const isSame = todo.send.length + todo.remove.length === 0 && !found.before.run;
    if (isSame) talk.say('O servidor já tem este site: nada a enviar.');
    else {
      const over = other === undefined ? undefined : { warning: OTHER.server(other), brand: job.brand };
      if (!(await agreed(todo, lostPages(found.before, todo.after), talk, over))) return false;
      if (found.foreign.length > 0) await replaceForeign(found.foreign, kept, talk);
      await send(use, found, todo, kept, talk.progress);
      const [first] = await broken(use, site);
      if (first) throw new Trouble('other', `${first} não chegou inteiro`);
    }
    remember(server, todo, all, version, kept);
    if (hosting.indexNow) await tell(server, job, todo, talk);
    return true;
  } finally {
    close();
  }
}

async function publishToCloudflare(job: Job, talk: Talk): Promise<boolean> {
  const { publishing, folder, version, kept, brand } = job;
  const site = readSite(folder);
  const { manifest: before = EMPTY, version: there } = kept.known('cloudflare');
  const sizes = new Map(site.map(({ path, bytes }) => [path, bytes.length]));
  const todo = plan(before, site, sizes, movedIn(site, folder));
  // Cloudflare replaces the whole site, so nothing of the previous version stays.
  const remove = Object.keys(before.files).filter((path) => !(path in todo.after.files));
  // Cloudflare has no manifest. A folder that has published nothing there must not replace a site without a word.
  const address = addressIn(folder);
  const over = there === undefined && (await answers(address)) ? { warning: OTHER.address(address), brand } : undefined;
  if (!(await agreed({ ...todo, remove }, lostPages(before, todo.after), talk, over))) return false;
  await deployToCloudflare(folder);
  remember('cloudflare', todo, site, version, kept);
  if (publishing.indexNow) await tell('cloudflare', job, { ...todo, remove }, talk);
  return true;
}

/** Tells search engines which pages changed, also those of a notice that failed, and the owner how that went. */
async function tell(server: string, { folder, kept }: Job, { added, changed, remove }: Plan, { say }: Talk) {
  const { unannounced = [], ...known } = kept.known(server);
  const urls = [...added, ...changed, ...remove].flatMap((path) => addressOf(path) ?? []);
  const pages = [...new Set([...unannounced, ...urls])];
  if (pages.length === 0) return;
  const { isDone, said } = await announce(addressIn(folder), pages);
  kept.know(server, { ...known, ...(!isDone && { unannounced: pages }) });
  say(said);
}

/** Records which version the server has. Stores a new version, unless `version` is given or nothing has changed. */
function remember(server: string, { after }: Plan, site: SiteFile[], version: string | undefined, kept: Kept): void {
  const { other: _, ...known } = kept.known(server);
  const isNew = JSON.stringify(known.manifest?.files) !== JSON.stringify(after.files) || !known.version;
  const there = version ?? (isNew ? kept.keep(site) : known.version);
  kept.know(server, { ...known, manifest: after, ...(there && { version: there }) });
}

const INSTEAD = 'Se você publicar, o desta pasta fica no lugar dele.';
/** The warning about URLs that visitors and search engines may know, and that will not exist. */
const LOST = (urls: readonly string[]) => [
  `Quem abrir ${urls.join(' ou ')} vai ler “página não encontrada”.`,
  `  Se outra página ficou no lugar, não publique ainda: no arquivo dela, escreva em \`was:\` (“Endereços antigos”, no editor) o fim do endereço antigo, como ${urls[0]?.split('/').at(-1)}.`,
];

/** Warnings that another folder published the current site. */
const OTHER = {
  server: (date: string) =>
    `O site que está no servidor não foi publicado daqui. Outro computador, ou outra pasta, o publicou${date && ` em ${moment(date)}`}. ${INSTEAD}`,
  address: (address: string) =>
    `Em ${address} já há um site, e esta pasta ainda não publicou nenhum na Cloudflare. ${INSTEAD}`,
};

/** The files that the pages at the redirected URLs of a built site would have. */
const movedIn = (site: readonly SiteFile[], folder: string) =>
  movedPages(site, URL.parse(addressIn(folder))?.pathname.replace(/\/$/, '') ?? '');

/**
 * Lists the changes, with the path of every removed file, and asks the owner whether to send them.
 * @param lost The URLs of pages that the site will neither have nor redirect.
 * @param over If given, another folder published the site on the server, and the owner must type the brand's name.
 */
function agreed(
  { send, added, changed, remove }: Plan,
  lost: readonly string[],
  { ask }: Talk,
  over?: { warning: string; brand: string },
): Promise<boolean> {
  const isMain = (path: string) => !/\.(?:br|gz)$/.test(path);
  const lines = (
    [
      ['Novo', added],
      ['Muda', changed],
    ] as const
  ).flatMap(([what, paths]) => {
    const main = paths.filter(isMain);
    const pages = main.flatMap((path) => addressOf(path) ?? []);
    const others = main.length - pages.length;
    const more = pages.length > 0 ? ' e mais ' : '';
    const rest = others > 0 ? [`${more}${files(others)}`] : [];
    return main.length > 0 ? [`  ${what}: ${pages.join(', ')}${rest.join('')}`] : [];
  });
  const bytes = send.reduce((sum, one) => sum + one.bytes.length, 0);
  const total = `  A enviar: ${files(send.length)} (com as formas comprimidas), ${size(bytes)}.`;
  const all = `${remove.length > 1 ? 'esses ' : 'esse '}${files(remove.length)}`;
  const removals =
    remove.length > 0 ? [`Apago do servidor ${files(remove.length)}:`, ...remove.map((path) => `  ${path}`)] : [];
  const and = remove.length > 0 ? `, e apagar ${all}` : '';
  const warning = lost.length > 0 ? LOST(lost) : [];
  const text = ['O que muda no servidor:', ...lines, total, ...warning, ...removals].join('\n');
  if (!over) return ask({ kind: 'changes', text: `${text}\nPublicar${and}?` });
  const end = `Para publicar por cima dele${and}, escreva o nome da marca, ${over.brand}:`;
  return ask({ kind: 'over', text: [over.warning, text, end].join('\n'), name: over.brand });
}

async function replaceForeign(
  foreign: readonly { path: string; bytes: Buffer }[],
  kept: Kept,
  talk: Talk,
): Promise<void> {
  const list = foreign.map(({ path }) => `  ${path}`).join('\n');
  const text = `No servidor já há arquivos que não foram publicados por aqui:\n${list}\nO site os substitui. Uma cópia de cada um fica neste computador. Substituir?`;
  if (!(await talk.ask({ kind: 'foreign', text }))) {
    throw new Error(
      `No servidor já há arquivos que não foram publicados por aqui:\n${list}\nNada foi enviado. Confira a pasta em “Publicação”. Se for mesmo essa, publique de novo e responda que sim (no terminal, sem --yes).`,
    );
  }
  for (const { path, bytes } of foreign) kept.keepForeign(path, bytes);
}

/**
 * Returns a function that connects to the server. If necessary, the function asks the owner for the password, to accept
 * a new key, or to allow a connection without TLS.
 */
function opener(hosting: Hosting, { kept, key }: Job, { ask, password, say }: Talk): () => Promise<Remote> {
  const { host } = hosting;
  // An SSH key belongs to a host and port. Earlier versions stored it with the user and the folder.
  const place = `ssh://${host}:${hosting.port ?? 22}`;
  const stored = kept.known(place).key ?? kept.known(serverOf(hosting)).key;
  const access: Access = { password: undefined, key: stored, plain: false };
  const attempt = async (): Promise<Remote> => {
    try {
      return await (hosting.kind === 'sftp' ? openSftp : openFtp)(hosting, access);
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      const { reason, detail } = error;
      if (reason === 'newKey' || reason === 'changedKey') {
        const question: Question =
          reason === 'newKey'
            ? {
                kind: 'key',
                text: `É a primeira vez neste servidor. A identidade de ${host} é\n  ${detail}\nSe a hospedagem mostra outra, responda que não. É essa?`,
              }
            : {
                kind: 'changedKey',
                text: `Cuidado: a identidade de ${host} mudou. Não é a que este computador conhece:\n  Antes: ${access.key}\n  Agora: ${detail}\nA hospedagem pode ter trocado de máquina ou de chave; ou alguém pode ter posto outra máquina no lugar dela, para ficar com a sua senha. Pergunte à hospedagem, e só responda que sim se ela confirmar o código de agora. Ela confirmou?`,
              };
        if (detail !== key && !(await ask(question))) throw error;
        access.key = detail;
        kept.know(place, { key: detail });
        say(`A identidade de ${host} é ${detail}: de agora em diante, só ela é aceita.`);
      } else if (reason === 'plain') {
        const text = `${host} não tem FTP com TLS. Sem ele, a senha e o site viajam abertos: quem estiver na mesma rede pode ler a senha e trocar o seu site. Prefira SFTP. Enviar mesmo assim?`;
        if (!(await ask({ kind: 'plain', text }))) throw error;
        access.plain = true;
      } else if (reason === 'password' && access.password === undefined) {
        access.password = await password(`${hosting.user}@${host}`);
      } else throw error;
      return attempt();
    }
  };
  return attempt;
}
