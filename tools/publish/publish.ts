import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'node-html-parser';
import { ARCHIVE, pack, picturesIn } from './copy.ts';
import { readSite, type SiteFile, sum } from './files.ts';
import { onServer, serverOf } from './opener.ts';
import { addressOf, type Plan, plan } from './plan.ts';
import { folderOf, record, recordOf, versions } from './records.ts';
import { Declined, fileCount, type Hosting, inMegabytes, Stopped, type Talk, whenOf } from './talk.ts';
import { readServer, send } from './transfer.ts';

/** Publishes a site, or a stored version of it, by SFTP or FTP, with the copy of the owner's files. */
export async function publish(hosting: Hosting, site: SiteFile[], content: SiteFile[], talk: Talk) {
  const all = hosting.keepSource === false ? site : [...site, ...pack(content)];
  talk.say(`Conecto a ${hosting.host} e comparo…`);
  const { before, there } = await onServer(hosting, talk, (remote) => readServer(remote, all));
  const server = serverOf(hosting);
  const here = recordOf(server);
  const isOwn = before.date === '' || before.date === here.date;
  const pictures = picturesIn(content);
  const todo = plan(before, all, there);
  if (todo.isDone) {
    talk.say('O servidor já tem este site: nada a enviar.');
    return record(server, { date: before.date, pictures });
  }
  if (before.run && isOwn) talk.say('A última publicação parou no meio. Continuo de onde ela parou.');
  const warnings = [
    !isOwn &&
      `O site que está no servidor não foi publicado daqui: outro computador publicou ${whenOf(before.date)}.\nSe você publicar, o desta pasta fica no lugar dele. Para continuar os textos de lá, responda que não, e use “Trazer da hospedagem”.`,
    todo.foreign.length > 0 &&
      `No servidor já há arquivos que não foram publicados daqui, e o site os substitui: ${todo.foreign.slice(0, 5).join(', ')}${todo.foreign.length > 5 ? '…' : '.'}`,
  ].filter((warning) => warning !== false);
  const isOver = warnings.length > 0;
  const text = [
    ...warnings,
    'O que muda no servidor:',
    ...changes(todo, pictures, here.pictures),
    isOver ? 'Publicar por cima do que está lá?' : 'Publicar?',
  ].join('\n');
  if (!(await talk.ask({ kind: isOver ? 'over' : 'changes', text }))) throw new Declined('Nada foi enviado.');
  talk.say('Envio…');
  // A new connection, because the owner may have read the question for hours. Meanwhile, another computer may have
  // published, or a folder may have become a link.
  const date = await onServer(hosting, talk, async (remote) => {
    const now = await readServer(remote, all);
    if (!isDeepStrictEqual(now.before, before))
      throw new Stopped(
        'Enquanto você lia, outro computador publicou. Nada foi enviado: publique de novo para ver o que mudou.',
      );
    return send(remote, todo, talk.progress);
  });
  record(server, { date, pictures });
}

/**
 * The changes in words: pages by their titles, and pictures by their file names.
 * @param now The hash of each of the owner's pictures, by its path; `were` has those at the last publication.
 */
function changes(todo: Plan, now: Record<string, string>, were: Record<string, string> = {}): string[] {
  const { send, isNew, remove } = todo;
  // It has the titles of the pages that go.
  const [last] = versions();
  const old = last ? readSite(folderOf(last)) : [];
  const photos = (paths: string[]) => paths.map((path) => `a foto ${basename(path)}`);
  const rows = {
    Novo: [
      ...pagesIn(send.filter(({ path }) => isNew(path))),
      ...photos(Object.keys(now).filter((path) => !(path in were))),
    ],
    Muda: [
      ...pagesIn(send.filter(({ path }) => !isNew(path))),
      ...photos(Object.keys(now).filter((path) => path in were && were[path] !== now[path])),
    ],
    Sai: [
      ...pagesIn(remove.map((path) => old.find((file) => file.path === path) ?? { path })),
      ...photos(Object.keys(were).filter((path) => !(path in now))),
    ],
  };
  const named = Object.entries(rows).filter(([, names]) => names.length > 0);
  const copy = send.some(({ path }) => path === ARCHIVE) ? ', com a cópia dos textos e das fotos' : '';
  return [
    ...named.map(([what, names]) => `  ${what}: ${names.join(', ')}`),
    `  A enviar: ${fileCount(send.length)}, ${inMegabytes(sum(send))}${copy}.`,
  ];
}

/** The names of the pages among some files: the first part of each title. */
const pagesIn = (some: readonly { path: string; bytes?: Buffer }[]) =>
  some.flatMap(({ path, bytes = '' }) => {
    const url = addressOf(path);
    if (url === '/') return 'a página inicial';
    const [name] = parse(String(bytes)).querySelector('title')?.text.split(' | ') ?? [];
    return url ? name || url : [];
  });
