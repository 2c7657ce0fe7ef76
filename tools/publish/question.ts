import { parse } from 'node-html-parser';
import type { SiteFile } from './files.ts';
import { addressOf, type Plan } from './plan.ts';
import { files, size } from './sentences.ts';
import { ARCHIVE, picturesIn, type Source } from './source.ts';
import type { Question } from './talk.ts';
import { tamed } from './trouble.ts';

type Changes = {
  todo: Plan;
  /** The files of the version on the server, for the titles of the pages that go. */
  old: readonly SiteFile[];
  /** The owner's files now, and the hash of each picture at the last publication, by its path. */
  content: Source;
  pictures: Readonly<Record<string, string>> | undefined;
  /** Why the site would replace something that was not published from here. */
  warnings: readonly string[];
};

/** The question whether to send the changes. It names pages by their titles, and pictures by their file names. */
export function questionAbout({ todo, old, content, pictures = {}, warnings }: Changes): Question {
  const { send, isNew, remove } = todo;
  const sent = send.map(({ path }) => path);
  const now = picturesIn(content);
  const rows = [
    ['Novo', sent.filter(isNew), send, Object.keys(now).filter((path) => !(path in pictures))],
    [
      'Muda',
      sent.filter((path) => !isNew(path)),
      send,
      Object.keys(now).filter((path) => path in pictures && pictures[path] !== now[path]),
    ],
    ['Sai', remove, old, Object.keys(pictures).filter((path) => !(path in now))],
  ] as const;
  const lines = rows.flatMap(([what, paths, site, photos]) => {
    const pages = paths.filter((path) => addressOf(path)).map((path) => nameOf(path, site));
    const all = [...pages, ...photos.map((path) => `a foto ${path.split('/').at(-1)}`)];
    return all.length > 0 ? [`  ${what}: ${all.map(tamed).join(', ')}`] : [];
  });
  const bytes = send.reduce((sum, one) => sum + one.bytes.length, 0);
  const copy = send.some(({ path }) => path === ARCHIVE) ? ', com a cópia dos textos e das fotos' : '';
  const total = `  A enviar: ${files(send.length)}, ${size(bytes)}${copy}.`;
  const text = [...warnings, 'O que muda no servidor:', ...lines, total];
  const end = warnings.length > 0 ? 'Publicar por cima do que está lá?' : 'Publicar?';
  return { kind: warnings.length > 0 ? 'over' : 'changes', text: [...text, end].join('\n') };
}

/** The name of a page: the first part of its title. */
function nameOf(path: string, site: readonly SiteFile[]): string {
  const url = addressOf(path) ?? path;
  if (url === '/') return 'a página inicial';
  const html = site.find((one) => one.path === path)?.bytes.toString() ?? '';
  const [name] = parse(html).querySelector('title')?.text.split(' | ') ?? [];
  return name || url;
}
