import { blockTargets, linkTargets } from '#blocks/blocks.ts';
import { listOf, pagePath } from '#lib/pageKinds.ts';
import { linksIn } from '#lib/schema/fields.ts';
import { oneLine } from '#lib/schema/normalise.ts';
import { PICTURES } from '#lib/schema/picture.ts';
import { textsIn, textsNamed } from '#lib/texts.ts';
import { chosenLegalPaths } from '../files/site.ts';
import { type Checked, type CheckedFiles, pagesOf } from './check.ts';
import type { Fault } from './faults.ts';
import type { OwnerFiles } from './ownerFiles.ts';

/** A name that a file has in one of its fields, and the position of the field. */
type Named = Omit<Fault, 'found' | 'expected' | 'todo'> & { name: string };

/** The names in all fields with a key, at any depth of a file. */
const named = ({ data, at }: Checked<object>, key: string): Named[] =>
  textsNamed(key, data).map(({ value, path }) => ({ name: value, ...at(path) }));

/** The pictures that a page names. */
export const picturesIn = (page: Checked<object>): Named[] => named(page, 'picture');

/** The logo files that the brand names. */
export const logosIn = (site: Checked<object>): Named[] => ['file', 'dark'].flatMap((key) => named(site, key));

/** The faults of names that lead to nothing. */
export const referenceFaults = (files: OwnerFiles, checked: CheckedFiles): Fault[] => [
  ...linkFaults(files, checked),
  ...serviceFaults(files, checked),
  ...pictureFaults(files, checked),
];

/** The faults of links that lead to no page, no part of the home page, and no link of the owner. */
function linkFaults({ pages }: OwnerFiles, checked: CheckedFiles): Fault[] {
  const { site, home, common } = checked;
  const links = (names: Named[]) => names.filter(({ name }) => !name.startsWith('/') || hasFormer(pages, checked));
  const parts = home?.data.blocks.map(({ kind }): string => kind);
  const targets = site && [
    ...Object.keys(linkTargets),
    ...site.data.links.map(({ name }) => name),
    ...pages.map(({ kind, slug }) => pagePath(kind, slug)),
    ...pages.flatMap(({ kind }) => listOf(kind)?.list ?? []).map((list) => `/${list}`),
    ...chosenLegalPaths(site.data.pages),
  ];
  const shown = targets?.filter((name) => !parts || !(name in blockTargets) || parts.includes(name));
  const places = 'o nome de um link da lista “Links”, uma página, como /casos, ou uma parte que a página inicial tenha';
  const todo = 'escolha outro lugar, ou apague o link';
  return [
    ...pagesOf(checked).flatMap((page) =>
      unknown(links([...named(page, 'to'), ...linksInTexts(page)]), shown, places, todo),
    ),
    // Menus leave out a link to a part that the home page does not have. A text would say something untrue.
    ...unknown(links(common ? named(common, 'to') : []), targets, places, todo),
  ];
}

/** Whether the former addresses of all pages are known: a page with a mistake does not say its own. */
const hasFormer = (pages: OwnerFiles['pages'], checked: CheckedFiles) => checked.pages.length === pages.length;

/** The pages of the site that the texts of a page link to. */
const linksInTexts = ({ data, at }: Checked<object>): Named[] =>
  textsIn(data).flatMap(({ value, path }) =>
    linksIn(value).flatMap((name) => (name.startsWith('/') ? { name, ...at(path) } : [])),
  );

/** The faults of services that do not exist. */
function serviceFaults({ pages, faults }: OwnerFiles, checked: CheckedFiles): Fault[] {
  // If the name of a service's file is a mistake, the slug that the owner wants is not known.
  if (faults.some(({ file }) => file.startsWith('services')) || !hasFormer(pages, checked)) return [];
  const services = pages.flatMap(({ kind, slug }) => (kind === 'services' ? slug : []));
  const expected = 'o endereço de um serviço que exista';
  const todo = 'escolha outro, ou deixe o campo vazio';
  return pagesOf(checked).flatMap((page) => unknown(named(page, 'service'), services, expected, todo));
}

/** The faults of pictures and logos that are not in the folder. */
function pictureFaults({ folder, paths }: OwnerFiles, checked: CheckedFiles): Fault[] {
  const { site } = checked;
  const there = paths.flatMap((path) =>
    path.startsWith(`${PICTURES}/`) ? oneLine(path.slice(PICTURES.length + 1)) : [],
  );
  const named = [...(site ? logosIn(site) : []), ...pagesOf(checked).flatMap(picturesIn)];
  const expected = `o nome de um arquivo que esteja em ${folder}/${PICTURES}, com as mesmas maiúsculas e acentos`;
  return unknown(named, there, expected, 'escolha o arquivo de novo no editor, ou deixe o campo vazio');
}

/** A fault for each name that is not among the known ones; none if these are not known. */
const unknown = (names: readonly Named[], known: readonly string[] | undefined, expected: string, todo: string) =>
  names.flatMap(({ name, ...where }): Fault[] =>
    !known || known.includes(name) ? [] : [{ ...where, found: `“${name}”`, expected, todo }],
  );
