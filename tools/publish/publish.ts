import { randomUUID } from 'node:crypto';
import { parse } from 'node-html-parser';
import { type SiteFile, sum } from './files.ts';
import type { Kept } from './kept.ts';
import { readManifest } from './manifest.ts';
import { connectTo, serverOf } from './opener.ts';
import { addressOf, type Plan, plan } from './plan.ts';
import { send, sizesIn } from './send.ts';
import { ARCHIVE, pack, picturesIn, type Source } from './source.ts';
import { Declined, files, Stopped, size, type Talk, whenOf } from './talk.ts';
import type { Hosting } from './trouble.ts';

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

/**
 * Publishes a site by SFTP or FTP.
 * @throws `Stopped`, or `Declined` if the owner declined the changes.
 */
export async function publish({ hosting, kept, site, content }: Job, talk: Talk): Promise<void> {
  const all = hosting.keepSource === false ? site : [...site, ...pack(content)];
  const connect = connectTo(hosting, kept, talk);
  talk.say(`Conecto a ${hosting.host} e comparo…`);
  const [before, there] = await connect(async (remote) => {
    const listed = await readManifest(remote);
    return [listed, await sizesIn(remote, all, listed)] as const;
  });
  const server = serverOf(hosting);
  const known = kept.known(server);
  const isOwn = ['', known.id, known.run].includes(before.id);
  const pictures = picturesIn(content);
  const todo = plan(before, all, there);
  if (todo.isDone) {
    talk.say('O servidor já tem este site: nada a enviar.');
    return kept.know(server, { id: before.id, pictures });
  }
  if (before.run && isOwn) talk.say('A última publicação parou no meio. Continuo de onde ela parou.');
  const foreign = all.flatMap(({ path }) => (there.has(path) && todo.isNew(path) ? path : []));
  const warnings = [isOwn ? [] : otherSite(before.date), foreign.length > 0 ? foreignFiles(foreign) : []].flat();
  const isOver = warnings.length > 0;
  const text = [
    ...warnings,
    'O que muda no servidor:',
    ...changes(todo, kept.newest(), pictures, known.pictures),
    isOver ? 'Publicar por cima do que está lá?' : 'Publicar?',
  ];
  if (!(await talk.ask({ kind: isOver ? 'over' : 'changes', text: text.join('\n') })))
    throw new Declined('Nada foi enviado.');
  talk.say('Envio…');
  const id = randomUUID();
  kept.know(server, { run: id });
  // A new connection, because the owner may have read the question for hours. Meanwhile, another computer may have
  // published, or a folder may have become a link.
  await connect(async (remote) => {
    if ((await readManifest(remote)).id !== before.id)
      throw new Stopped(
        'Enquanto você lia, outro computador publicou. Nada foi enviado: publique de novo para ver o que mudou.',
      );
    await sizesIn(remote, all, before);
    await send(remote, id, todo, talk.progress);
  });
  kept.know(server, { id, pictures });
}

const otherSite = (date: string) =>
  `O site que está no servidor não foi publicado daqui: outro computador publicou ${whenOf(date)}. Se você publicar, o desta pasta fica no lugar dele. Para continuar os textos de lá, responda que não, e use “Trazer da hospedagem”.`;

/** The warning about files on the server that the site would replace, but that this program did not publish. */
const foreignFiles = (paths: readonly string[]) =>
  `No servidor já há arquivos que não foram publicados daqui, e o site os substitui: ${paths.slice(0, MOST).join(', ')}${paths.length > MOST ? '…' : '.'}`;

/**
 * The changes in words: pages by their titles, and pictures by their file names.
 * @param old The files of the version on the server, for the titles of the pages that go.
 * @param now The hash of each picture of the owner, by its path.
 * @param were The same at the last publication.
 */
function changes(
  { send, isNew, remove }: Plan,
  old: readonly SiteFile[],
  now: Readonly<Record<string, string>>,
  were: Readonly<Record<string, string>> = {},
): string[] {
  const sent = send.map(({ path }) => path);
  const pages = (paths: readonly string[], site = send) => paths.filter(addressOf).map((path) => nameOf(path, site));
  const photos = (all: object, isMeant: (path: string) => boolean) =>
    Object.keys(all)
      .filter(isMeant)
      .map((path) => `a foto ${path.split('/').at(-1)}`);
  const isKept = (path: string) => path in were;
  const rows = {
    Novo: [...pages(sent.filter(isNew)), ...photos(now, (path) => !isKept(path))],
    Muda: [
      ...pages(sent.filter((path) => !isNew(path))),
      ...photos(now, (path) => isKept(path) && were[path] !== now[path]),
    ],
    Sai: [...pages(remove, [...old]), ...photos(were, (path) => !(path in now))],
  };
  const named = Object.entries(rows).filter(([, names]) => names.length > 0);
  const copy = sent.includes(ARCHIVE) ? ', com a cópia dos textos e das fotos' : '';
  return [
    ...named.map(([what, names]) => `  ${what}: ${names.join(', ')}`),
    `  A enviar: ${files(send.length)}, ${size(sum(send))}${copy}.`,
  ];
}

/** The name of a page: the first part of its title. */
function nameOf(path: string, site: readonly SiteFile[]): string {
  const url = addressOf(path) ?? path;
  if (url === '/') return 'a página inicial';
  const html = site.find((one) => one.path === path)?.bytes.toString() ?? '';
  const [name] = parse(html).querySelector('title')?.text.split(' | ') ?? [];
  return name || url;
}
