import { slugOf } from '../../../src/lib/schema/normalise.ts';
import type { Edit, Path } from '../protocol.ts';
import { edit, editWhole } from './changes.ts';
import { sentences } from './field.ts';
import { filesOf, type PageValue, pageName, pageOf, slugIn, urlPath, withSlug } from './pageFiles.ts';
import { listAt, openPlace } from './places.ts';
import { current } from './state.ts';

/** The order of the services: a list of slugs. Slugs of no page stay in it, so a page that comes back has its place again. */
const ORDER = { file: 'site.yaml', path: ['services'] };
const ordered = () => listAt(ORDER).map((slug) => `services/${slug}.yaml`);

/** The files of a kind's pages: services in the owner's order, others by their names. */
export function inOrder(kind: string): string[] {
  const byName = filesOf(kind).sort((one, other) => pageName(one).localeCompare(pageName(other), 'pt-BR'));
  const first = ordered().filter((file) => byName.includes(file));
  return [...new Set([...first, ...byName])];
}

export const setOrder = (files: readonly string[]): void =>
  edit({ ...ORDER, value: [...new Set([...files, ...ordered()])].map(slugIn) });

export const pageEdit = (file: string, value: PageValue | null): Edit => ({ file, path: [], value });

/** Creates a page, and opens it at a field. If a page of the kind has its slug, the slug gets a number. */
export function createPage(kind: string, page: PageValue & { name: string }, path: Path = []): void {
  const slug = slugOf(page.name) || 'pagina';
  const isTaken = (file: string) => Boolean(current().files[file]);
  const file = firstFree((end) => `${kind}/${slug}${end && `-${end}`}.yaml`, isTaken);
  edit(pageEdit(file, page));
  openPlace({ file, path }, true);
}

export function duplicatePage(file: string): void {
  const [kind = ''] = file.split('/');
  const { was: _, ...page } = pageOf(file);
  const names = filesOf(kind).map(pageName);
  const name = firstFree(
    (end) => `${pageName(file)} (cópia${end && ` ${end}`})`,
    (copy) => names.includes(copy),
  );
  createPage(kind, { ...page, name });
}

/** The first name that is free: with nothing at its end, or 2, 3 and so on. */
function firstFree(nameWith: (end: number | '') => string, isTaken: (name: string) => boolean): string {
  let name = nameWith('');
  for (let end = 2; isTaken(name); end++) name = nameWith(end);
  return name;
}

/** In the place of a field of a page: the page's address is the name of its file. */
export const ADDRESS = ['endereço'];

/** Gives a page another address, and notes the former one in it. Returns why not, if the page stays as it is. */
export async function changeAddress(file: string, typed: string): Promise<string | undefined> {
  const slug = slugOf(typed);
  const to = withSlug(file, slug);
  if (slug === '') return 'Escreva o fim do endereço, como oficinas.';
  if (to !== file && current().files[to]) return `${urlPath(to)} já está com “${pageName(to)}”.`;
  const page = pageOf(file);
  const was = [...(page.was ?? []), slugIn(file)].filter((former) => former !== slug);
  const order = { ...ORDER, value: ordered().map((service) => slugIn(service === file ? to : service)) };
  const faults = await editWhole([pageEdit(file, null), pageEdit(to, { ...page, was }), order]);
  if (faults?.length === 0) openPlace({ file: to, path: ADDRESS });
  return faults?.map(sentences).join(' ');
}
