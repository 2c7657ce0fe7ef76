import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Finding } from '../../preflight/finding.ts';
import type { Publishing } from '../../src/content/files/publishing.ts';
import { checkAddress, isArchivePublic } from './check.ts';
import { deployToCloudflare } from './cloudflare.ts';
import { hashesOf, readSite, type SiteFile } from './files.ts';
import type { Kept } from './kept.ts';
import { keyOf, type Manifest } from './manifest.ts';
import { connectTo, serverOf } from './opener.ts';
import { plan } from './plan.ts';
import { questionAbout } from './question.ts';
import { addressIn } from './ready.ts';
import type { Hosting } from './remote.ts';
import { readListed, send, sizesIn } from './send.ts';
import { whenOf } from './sentences.ts';
import { ARCHIVE, pack, picturesIn, type Source } from './source.ts';
import type { Talk } from './talk.ts';

export type Job = {
  publishing: Publishing;
  kept: Kept;
  /** The folder of the built site, or of a stored version. */
  folder: string;
  /** The name of the stored version that is sent again; missing for a new version. */
  version?: string;
  /** The owner's files. */
  content: Source;
};

type Outcome = 'sent' | 'declined';

/** How many files a warning names. */
const MOST = 5;

/** Files for hosts such as Cloudflare and Netlify. They are not sent by SFTP or FTP. */
const OTHER_HOSTS = ['_headers', '_redirects', '.assetsignore'];

/**
 * Publishes a built site.
 * @returns `sent` if the site is on the server, and `declined` if the owner declined the changes.
 * @throws an error with a message for the owner, in Portuguese.
 */
export async function publish(job: Job, talk: Talk): Promise<Outcome> {
  const { publishing } = job;
  return publishing.kind === 'cloudflare'
    ? publishToCloudflare(job, publishing.name, talk)
    : publishTo(publishing, job, talk);
}

/** Checks the site at its public address. If the address gives out the archive, deletes the archive on the server. */
export async function visit({ publishing, folder, kept }: Job, talk: Talk): Promise<Finding[]> {
  const address = addressIn(folder);
  const findings = await checkAddress(address, readSite(folder));
  if (publishing.kind === 'cloudflare' || !(await isArchivePublic(address))) return findings;
  await connectTo(publishing, kept, talk)((remote) => remote.remove(ARCHIVE));
  return [...findings, { code: 'publicArchive', state: 'warning', found: [{ text: ARCHIVE }] }];
}

async function publishTo(hosting: Hosting, job: Job, talk: Talk): Promise<Outcome> {
  const { kept, content, folder } = job;
  const connect = connectTo(hosting, kept, talk);
  const built = readSite(folder).filter(({ path }) => !OTHER_HOSTS.includes(path));
  const site = hosting.keepSource === false ? built : [...built, ...pack(content)];
  talk.say(`Conecto a ${hosting.host} e comparo…`);
  const [before, there] = await connect(async (remote) => {
    const listed = await readListed(remote);
    return [listed, await sizesIn(remote, site, listed)] as const;
  });
  const server = serverOf(hosting);
  const { version, ...known } = kept.known(server);
  const isOwn = ['', known.id, known.run].includes(before.id);
  // If not, this folder's version is not the one on the server.
  if (!isOwn) kept.know(server, known);
  else if (before.run) talk.say('A última publicação parou no meio. Continuo de onde ela parou.');
  const todo = plan(before, site, there);
  if (todo.send.length + todo.remove.length === 0 && !before.run) {
    talk.say('O servidor já tem este site: nada a enviar.');
    remember(job, before.id);
    return 'sent';
  }
  const warnings = [isOwn ? [] : otherSite(before.date), foreignFiles(before, site, there)].flat();
  const old = version ? kept.siteOf(version) : [];
  if (!(await talk.ask(questionAbout({ todo, old, content, pictures: known.pictures, warnings })))) return 'declined';
  const id = randomUUID();
  kept.know(server, { ...kept.known(server), run: id });
  // A new connection, because the owner may have read the question for hours. Meanwhile, another computer may have
  // published, or a folder may have become a link.
  await connect(async (remote) => {
    if ((await readListed(remote)).id !== before.id)
      throw new Error(
        'Enquanto você lia, outro computador publicou. Nada foi enviado: publique de novo para ver o que mudou.',
      );
    await sizesIn(remote, site, before);
    await send(remote, id, todo, talk.progress);
  });
  remember(job, id);
  return 'sent';
}

const otherSite = (date: string) =>
  `O site que está no servidor não foi publicado daqui: outro computador publicou ${whenOf(date)}. Se você publicar, o desta pasta fica no lugar dele. Para continuar os textos de lá, responda que não, e use “Trazer da hospedagem”.`;

/** The warning about files on the server that the site would replace, but that this program did not publish. */
function foreignFiles(before: Manifest, site: readonly SiteFile[], there: ReadonlyMap<string, number>): string[] {
  const known = { ...before.files, ...before.kept };
  const foreign = site.flatMap(({ path }) => (there.has(path) && !(keyOf(path) in known) ? path : []));
  if (foreign.length === 0) return [];
  const more = foreign.length > MOST ? ` e mais ${foreign.length - MOST}` : '';
  const list = foreign.slice(0, MOST).join(', ') + more;
  return [`No servidor já há arquivos que não foram publicados daqui, e o site os substitui: ${list}.`];
}

async function publishToCloudflare(job: Job, name: string | undefined, talk: Talk): Promise<Outcome> {
  const text = `O site inteiro vai para a Cloudflare, no lugar do que estiver em ${addressIn(job.folder)}.\nPublicar?`;
  if (!(await talk.ask({ kind: 'changes', text }))) return 'declined';
  await deployToCloudflare(job.folder, name);
  remember(job, '');
  return 'sent';
}

/** Records what the server has. Stores a new version, unless a stored one was sent or nothing has changed. */
function remember({ publishing, kept, folder, version, content }: Job, id: string): void {
  const server = serverOf(publishing);
  const known = kept.known(server);
  const site = readSite(folder);
  const isSame = known.version && isDeepStrictEqual(hashesOf(kept.siteOf(known.version)), hashesOf(site));
  const there = version ?? (isSame ? known.version : kept.keep(site));
  kept.know(server, { ...known, id, ...(there && { version: there }), pictures: picturesIn(content) });
}
