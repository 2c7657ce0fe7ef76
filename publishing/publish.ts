import { isDeepStrictEqual } from 'node:util';
import { parse } from 'node-html-parser';
import type { Finding } from '../preflight/finding.ts';
import type { Publishing } from '../src/content/files/publishing.ts';
import { ARCHIVE, LARGEST_ARCHIVE, zip } from './archive.ts';
import { answers, checkAddress, isArchivePublic } from './check.ts';
import { deployToCloudflare } from './cloudflare.ts';
import { type Kept, readSite } from './kept.ts';
import { EMPTY, MANIFEST, type Manifest } from './manifest.ts';
import { connected, type Machine, serverOf } from './opener.ts';
import { addressOf, lostPages, type Plan, plan, type SiteFile } from './plan.ts';
import { addressIn } from './ready.ts';
import type { Hosting } from './remote.ts';
import { broken, type Copy, type Found, send, survey, type Use } from './send.ts';
import { files, publisher, size } from './sentences.ts';
import { hashesOf, type Source } from './source.ts';
import type { Talk } from './talk.ts';
import { Trouble } from './trouble.ts';

export type Job = Machine & {
  publishing: Publishing;
  /** The folder of the built site, or of a stored version. */
  folder: string;
  /** The name of the stored version that is sent again; missing for a new version. */
  version?: string;
  /** The owner's files that the site was built from; missing in tests. */
  content?: Source;
  /** The name that the owner must type to replace a site that was not published from here. */
  brand: string;
};

type Cloudflare = Extract<Publishing, { kind: 'cloudflare' }>;

export type Outcome = 'sent' | 'declined';

/** Files for hosts such as Cloudflare and Netlify. They are not sent by SFTP or FTP. */
const OTHER_HOSTS = ['_headers', '_redirects', '.assetsignore'];

/**
 * Publishes a built site.
 * @returns `sent` if the site is on the server, and `declined` if the owner declined the changes.
 * @throws an error with a message for the owner, in Portuguese.
 */
export async function publish(job: Job, talk: Talk): Promise<Outcome> {
  const { publishing } = job;
  if (publishing.kind === 'cloudflare') return publishToCloudflare(job, publishing, talk);
  return connected(publishing, job, talk, (use) => publishTo(use, publishing, job, talk));
}

/** Checks the site at its public address. If the address gives out the archive, deletes the archive on the server. */
export async function visit(job: Job, talk: Talk): Promise<Finding[]> {
  const { publishing, folder } = job;
  const address = addressIn(folder);
  const findings = await checkAddress(address, readSite(folder));
  if (publishing.kind === 'cloudflare' || !(await isArchivePublic(address))) return findings;
  await connected(publishing, job, talk, (use) => use((remote) => remote.remove(ARCHIVE)));
  return [...findings, { code: 'publicArchive', state: 'warning', found: [{ text: ARCHIVE }] }];
}

async function publishTo(use: Use, hosting: Hosting, job: Job, talk: Talk): Promise<Outcome> {
  const { folder, version, kept } = job;
  const server = serverOf(hosting);
  const all = readSite(folder);
  const site = all.filter(({ path }) => !OTHER_HOSTS.includes(path));
  talk.say(`Conecto a ${hosting.host} e comparo…`);
  const found = await survey(use, site, kept, kept.known(server));
  const { before, isOwn } = found;
  if (found.isDamaged)
    talk.say(
      `A lista do que foi publicado (${MANIFEST}, no servidor) está estragada ou alguém mexeu nela: não a uso, e comparo arquivo por arquivo.`,
    );
  // From now on, this folder's version is not the one on the server.
  if (!isOwn) {
    const { version: _, ...known } = kept.known(server);
    kept.know(server, known);
  } else if (before.run) talk.say('A última publicação parou no meio. Continuo de onde ela parou.');
  const todo = plan(before, site, found.there);
  const copy = copyOf(hosting, job, found);
  const isKept = !copy.bytes && isDeepStrictEqual(copy.archive, before.source?.archive);
  const isSame = todo.send.length + todo.remove.length === 0 && !before.run && isKept;
  let after: Manifest = { ...todo.after, source: before.source };
  if (isSame) talk.say('O servidor já tem este site: nada a enviar.');
  else {
    const over = isOwn || !before.source ? undefined : { warning: OTHER.server(before.source), brand: job.brand };
    const old = lastSite(kept, kept.known(server));
    if (!(await agreed(todo, lostPages(before, todo.after), talk, { old, over, copy }))) return 'declined';
    if (found.foreign.length > 0) await replaceForeign(found.foreign, kept, talk);
    after = await send(use, found, todo, copy, kept, talk.progress);
    const [first] = await broken(use, site);
    if (first) throw new Trouble('other', `${first} não chegou inteiro`);
  }
  remember(server, after, all, version, kept);
  return 'sent';
}

/** The archive that the server gets: a new one if the owner's files are not those of the one that it has. */
function copyOf({ keepSource }: Hosting, { content, version }: Job, { before, there }: Found): Copy {
  if (keepSource === false) return {};
  const had = before.source?.archive;
  if (!content || version !== undefined) return { archive: had };
  const archive = hashesOf(content);
  // Some servers omit dot files from their lists.
  const isGone = there.has(MANIFEST) && !there.has(ARCHIVE);
  if (!isGone && isDeepStrictEqual(had, archive)) return { archive };
  const bytes = zip(content);
  if (bytes.length > LARGEST_ARCHIVE)
    throw new Error(
      `Os textos e as fotos têm mais de ${size(LARGEST_ARCHIVE)}, e a cópia deles não cabe no servidor. Nada foi enviado. Diminua as fotos, ou desmarque “Guardar os textos e as fotos no servidor” em “Publicação”.`,
    );
  return { bytes, archive };
}

async function publishToCloudflare(job: Job, { name }: Cloudflare, talk: Talk): Promise<Outcome> {
  const { folder, version, kept, brand } = job;
  const site = readSite(folder);
  const { manifest: before = EMPTY, version: there } = kept.known('cloudflare');
  const sizes = new Map(site.map(({ path, bytes }) => [path, bytes.length]));
  const todo = plan(before, site, sizes);
  // Cloudflare replaces the whole site, so nothing of the previous version stays.
  const remove = Object.keys(before.files).filter((path) => !(path in todo.after.files));
  // Cloudflare has no manifest. A folder that has published nothing there must not replace a site without a word.
  const address = addressIn(folder);
  const over = there === undefined && (await answers(address)) ? { warning: OTHER.address(address), brand } : undefined;
  const old = lastSite(kept, { version: there });
  if (!(await agreed({ ...todo, remove }, lostPages(before, todo.after), talk, { old, over }))) return 'declined';
  await deployToCloudflare(folder, name);
  remember('cloudflare', todo.after, site, version, kept);
  return 'sent';
}

/** Records which version the server has. Stores a new version, unless `version` is given or nothing has changed. */
function remember(server: string, after: Manifest, site: SiteFile[], version: string | undefined, kept: Kept): void {
  const known = kept.known(server);
  const isNew = JSON.stringify(known.manifest?.files) !== JSON.stringify(after.files) || !known.version;
  const there = version ?? (isNew ? kept.keep(site) : known.version);
  kept.know(server, { ...known, manifest: after, ...(there && { version: there }) });
}

const INSTEAD = 'Se você publicar, o desta pasta fica no lugar dele.';
/** The warning about URLs that visitors and search engines may know, and that will not exist. */
const LOST = (urls: readonly string[]) => [
  `Quem abrir ${urls.join(' ou ')} vai ler “página não encontrada”.`,
  `  Se outra página ficou no lugar, não publique ainda: em “Endereços antigos” dela, escreva o fim do endereço antigo, como ${urls[0]?.split('/').at(-1)}.`,
];

/** Warnings that the current site was not published from here. */
const OTHER = {
  server: (source: NonNullable<Manifest['source']>) =>
    `O site que está no servidor não foi publicado daqui: ${publisher(source)}. ${INSTEAD} Para continuar os textos de lá, responda que não, e use “Trazer da hospedagem”.`,
  address: (address: string) =>
    `Em ${address} já há um site, e esta pasta ainda não publicou nenhum na Cloudflare. ${INSTEAD}`,
};

/** The files of the version on the server, if it was published from here. */
const lastSite = (kept: Kept, { version }: { version?: string | undefined }): SiteFile[] =>
  version ? readSite(kept.folderOf(version)) : [];

/**
 * Lists the changes, with pages by their titles and other files by their number, and asks the owner whether to send them.
 * @param lost The URLs of pages that the site will neither have nor redirect.
 * @param old The files of the version on the server, for the titles of the pages that go.
 * @param over If given, the site on the server was not published from here, and the owner must type the brand's name.
 * @param copy The archive that the server gets.
 */
function agreed(
  { send, added, changed, remove }: Plan,
  lost: readonly string[],
  { ask }: Talk,
  more: { old: readonly SiteFile[]; over: { warning: string; brand: string } | undefined; copy?: Copy },
): Promise<boolean> {
  const { old, over, copy } = more;
  const rows = [['Novo', added, send] as const, ['Muda', changed, send] as const, ['Sai', remove, old] as const];
  const lines = rows.flatMap(([what, paths, site]) => {
    const main = paths.filter((path) => !/\.(?:br|gz)$/.test(path));
    const pages = main.filter((path) => addressOf(path)).map((path) => nameOf(path, site));
    const others = main.length > pages.length ? [files(main.length - pages.length)] : [];
    const all = [pages.join(', ') || [], others].flat().join(' e mais ');
    return all ? [`  ${what}: ${all}`] : [];
  });
  const bytes = send.reduce((sum, one) => sum + one.bytes.length, 0);
  const total = `  A enviar: ${files(send.length)} (com as formas comprimidas), ${size(bytes)}.`;
  const archive = copy?.bytes
    ? [`  E uma cópia dos textos e das fotos, para outro computador: ${size(copy.bytes.length)}.`]
    : [];
  const and = remove.length > 0 ? `, e apagar ${files(remove.length)} do servidor` : '';
  const warning = lost.length > 0 ? LOST(lost) : [];
  const text = ['O que muda no servidor:', ...lines, total, ...archive, ...warning].join('\n');
  if (!over) return ask({ kind: 'changes', text: `${text}\nPublicar${and}?` });
  const end = `Para publicar por cima dele${and}, escreva o nome da marca, ${over.brand}:`;
  return ask({ kind: 'over', text: [over.warning, text, end].join('\n'), name: over.brand });
}

/** The name of a page: the first part of its title. */
function nameOf(path: string, site: readonly SiteFile[]): string {
  const url = addressOf(path) ?? path;
  if (url === '/') return 'a página inicial';
  const html = site.find((one) => one.path === path)?.bytes.toString() ?? '';
  const [name] = parse(html).querySelector('title')?.text.split(' | ') ?? [];
  return name || url;
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
