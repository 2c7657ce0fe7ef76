import { parse } from 'node-html-parser';
import { type SiteFile, sum } from './files.ts';
import { addressOf, type Plan } from './plan.ts';
import { ARCHIVE, picturesIn, type Source } from './source.ts';
import type { Question } from './talk.ts';
import { files, size } from './words.ts';

type Changes = {
  todo: Plan;
  /** The files of the version on the server, for the titles of the pages that go. */
  old: SiteFile[];
  /** The owner's files now, and the hash of each picture at the last publication, by its path. */
  content: Source;
  pictures: Readonly<Record<string, string>> | undefined;
  /** Why the site would replace something that was not published from here. */
  warnings: readonly string[];
};

/** The question whether to send the changes. It names pages by their titles, and pictures by their file names. */
export function questionAbout({ todo, old, content, pictures = {}, warnings }: Changes): Question {
  const { send, isNew, remove } = todo;
  const now = picturesIn(content);
  const sent = send.map(({ path }) => path);
  const pages = (paths: readonly string[], site = send) => paths.filter(addressOf).map((path) => nameOf(path, site));
  const photos = (all: object, isMeant: (path: string) => boolean) =>
    Object.keys(all)
      .filter(isMeant)
      .map((path) => `a foto ${path.split('/').at(-1)}`);
  const rows = {
    Novo: [...pages(sent.filter(isNew)), ...photos(now, (path) => !(path in pictures))],
    Muda: [
      ...pages(sent.filter((path) => !isNew(path))),
      ...photos(now, (path) => path in pictures && pictures[path] !== now[path]),
    ],
    Sai: [...pages(remove, old), ...photos(pictures, (path) => !(path in now))],
  };
  const lines = Object.entries(rows).filter(([, names]) => names.length > 0);
  const copy = sent.includes(ARCHIVE) ? ', com a cópia dos textos e das fotos' : '';
  const isOver = warnings.length > 0;
  const text = [
    ...warnings,
    'O que muda no servidor:',
    ...lines.map(([what, names]) => `  ${what}: ${names.join(', ')}`),
    `  A enviar: ${files(send.length)}, ${size(sum(send))}${copy}.`,
    isOver ? 'Publicar por cima do que está lá?' : 'Publicar?',
  ];
  return { kind: isOver ? 'over' : 'changes', text: text.join('\n') };
}

/** The name of a page: the first part of its title. */
function nameOf(path: string, site: readonly SiteFile[]): string {
  const url = addressOf(path) ?? path;
  if (url === '/') return 'a página inicial';
  const html = site.find((one) => one.path === path)?.bytes.toString() ?? '';
  const [name] = parse(html).querySelector('title')?.text.split(' | ') ?? [];
  return name || url;
}
