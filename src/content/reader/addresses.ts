import { listedKinds, pagePath } from '#lib/pageKinds.ts';
import { withLinks } from '#lib/schema/fields.ts';
import { valueAt } from '#lib/schema/json.ts';
import { withoutAccents } from '#lib/schema/normalise.ts';
import { textsIn } from '#lib/texts.ts';
import { TILE_PAGE } from '../files/common.ts';
import { chosenLegalPaths } from '../files/site.ts';
import type { CheckedFiles, CheckedPage } from './check.ts';
import type { Fault } from './faults.ts';
import { RENAME } from './ownerFiles.ts';

/** Replaces the former slugs and paths of renamed pages by the present ones, in texts too. */
export function followRenames({ site, home, common, pages }: CheckedFiles): void {
  const former = pages.flatMap(({ kind, slug, data: { was = [] } }) => was.map((old) => ({ kind, old, slug })));
  // The editor checks all files after each key.
  if (former.length === 0) return;
  const slugs = new Map(former.flatMap(({ kind, old, slug }) => (kind === 'services' ? [[old, slug] as const] : [])));
  const paths = new Map(former.map(({ kind, old, slug }) => [pagePath(kind, old), pagePath(kind, slug)]));
  const all = [home, common, ...pages].map((file) => file?.data);
  const present = (key: string | number | undefined, value: string) => {
    if (key === 'service') return slugs.get(value) ?? value;
    if (key === 'to') return paths.get(value) ?? value;
    return withLinks(value, (href) => paths.get(href) ?? href);
  };
  for (const { path, value } of textsIn(all)) {
    const key = path.at(-1);
    const now = present(key, value);
    if (now !== value) Object.assign(valueAt(all, path.slice(0, -1)) as object, { [key ?? '']: now });
  }
  if (site) site.data.services = site.data.services.map((slug) => slugs.get(slug) ?? slug);
}

/** Paths that no page can have, because the site uses them for something else. */
const OWN = [
  ...['/404', TILE_PAGE, '/cartoes', '/contato', '/editor'],
  ...Object.values(listedKinds).flatMap(({ list, folder }) => [`/${list}`, `/${folder}`]),
];

/** The faults of pages whose URL, or a former URL, is that of another page, or of something else on the site. */
export function addressFaults({ site, pages }: CheckedFiles): Fault[] {
  const SITE = 'o próprio site';
  const owners = new Map([...OWN, ...chosenLegalPaths(site?.data.pages)].map((path) => [path, SITE]));
  /** Notes that a page has a path. If the path has an owner already, returns the expected value. */
  const claim = (path: string, name: string) => {
    // `index` is the file of a folder on every host.
    const owner = owners.get(path) ?? (path.endsWith('/index') ? SITE : undefined);
    if (!owner) owners.set(path, `“${name}”`);
    return owner && `um endereço livre: ${path} já está com ${owner}`;
  };
  const present = pages.flatMap(({ kind, slug, file, data: { name } }) => {
    const expected = claim(pagePath(kind, slug), name);
    return expected ? { ...RENAME, file, found: `“${slug}”`, expected } : [];
  });
  const former = pages.flatMap(({ kind, data: { was = [], name }, at }) =>
    was.flatMap((slug, index) => {
      const expected = claim(pagePath(kind, slug), name);
      return expected ? { ...at(['was', index]), found: `“${slug}”`, expected, todo: 'apague-o desta lista' } : [];
    }),
  );
  return [...present, ...former];
}

/** The faults of services, and of plain pages, with the same name: nobody could tell them apart in the menu or in a list. */
export function nameFaults({ pages }: CheckedFiles): Fault[] {
  const named = pages.filter(({ kind }) => kind === 'services' || kind === 'pages');
  const keyOf = ({ kind, data }: CheckedPage) => `${kind} ${withoutAccents(data.name)}`;
  const alike = Map.groupBy(named, keyOf);
  return named.flatMap((page) => {
    if (alike.get(keyOf(page))?.length === 1) return [];
    const other = page.kind === 'services' ? 'nenhum outro serviço' : 'nenhuma outra página';
    const found = `“${page.data.name}”`;
    return [{ ...page.at(['name']), found, expected: `um nome que ${other} tenha`, todo: 'dê outro nome' }];
  });
}
