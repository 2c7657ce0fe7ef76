import { randomUUID } from 'node:crypto';
import type { SiteFile } from './files.ts';
import type { Kept } from './kept.ts';
import { keyOf, type Manifest, readManifest } from './manifest.ts';
import { connectTo, serverOf } from './opener.ts';
import { plan } from './plan.ts';
import { questionAbout } from './question.ts';
import { send, sizesIn } from './send.ts';
import { pack, picturesIn, type Source } from './source.ts';
import { Declined, Stopped, type Talk } from './talk.ts';
import type { Hosting } from './trouble.ts';
import { whenOf } from './words.ts';

export type Job = {
  hosting: Hosting;
  kept: Kept;
  /** The files of the built site, or of a stored version. */
  site: readonly SiteFile[];
  /** The owner's files. */
  content: Source;
};

/** How many files a warning names. */
const MOST = 5;

/** Files for hosts such as Cloudflare and Netlify. They are not sent by SFTP or FTP. */
const OTHER_HOSTS = ['_headers', '_redirects', '.assetsignore'];

/**
 * Publishes a site by SFTP or FTP.
 * @throws `Stopped`, or `Declined` if the owner declined the changes.
 */
export async function publish({ hosting, kept, site, content }: Job, talk: Talk): Promise<void> {
  const built = site.filter(({ path }) => !OTHER_HOSTS.includes(path));
  const all = hosting.keepSource === false ? built : [...built, ...pack(content)];
  const connect = connectTo(hosting, kept, talk);
  talk.say(`Conecto a ${hosting.host} e comparo…`);
  const [before, there] = await connect(async (remote) => {
    const listed = await readManifest(remote);
    return [listed, await sizesIn(remote, all, listed)] as const;
  });
  const server = serverOf(hosting);
  const { id, run, pictures } = kept.known(server);
  const isOwn = ['', id, run].includes(before.id);
  const remember = (published: string) => kept.know(server, { id: published, pictures: picturesIn(content) });
  const todo = plan(before, all, there);
  if (todo.isDone) {
    talk.say('O servidor já tem este site: nada a enviar.');
    return remember(before.id);
  }
  if (before.run && isOwn) talk.say('A última publicação parou no meio. Continuo de onde ela parou.');
  const warnings = [...(isOwn ? [] : [otherSite(before.date)]), ...foreignFiles(before, all, there)];
  if (!(await talk.ask(questionAbout({ todo, old: kept.newest(), content, pictures, warnings }))))
    throw new Declined('Nada foi enviado.');
  talk.say('Envio…');
  const next = randomUUID();
  kept.know(server, { run: next });
  // A new connection, because the owner may have read the question for hours. Meanwhile, another computer may have
  // published, or a folder may have become a link.
  await connect(async (remote) => {
    if ((await readManifest(remote)).id !== before.id)
      throw new Stopped(
        'Enquanto você lia, outro computador publicou. Nada foi enviado: publique de novo para ver o que mudou.',
      );
    await sizesIn(remote, all, before);
    await send(remote, next, todo, talk.progress);
  });
  remember(next);
}

const otherSite = (date: string) =>
  `O site que está no servidor não foi publicado daqui: outro computador publicou ${whenOf(date)}. Se você publicar, o desta pasta fica no lugar dele. Para continuar os textos de lá, responda que não, e use “Trazer da hospedagem”.`;

/** The warning about files on the server that the site would replace, but that this program did not publish. */
function foreignFiles(before: Manifest, site: readonly SiteFile[], there: ReadonlyMap<string, number>): string[] {
  const foreign = site.flatMap(({ path }) => (there.has(path) && !(keyOf(path) in before.files) ? path : []));
  if (foreign.length === 0) return [];
  const list = foreign.slice(0, MOST).join(', ') + (foreign.length > MOST ? '…' : '.');
  return [`No servidor já há arquivos que não foram publicados daqui, e o site os substitui: ${list}`];
}
