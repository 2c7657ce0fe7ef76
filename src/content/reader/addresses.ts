import { listedKinds, pagePath } from '#lib/pageKinds.ts';
import { withLinks } from '#lib/schema/fields.ts';
import { valueAt } from '#lib/schema/json.ts';
import { withoutAccents } from '#lib/schema/normalise.ts';
import { textsIn } from '#lib/texts.ts';
import { TILE_PAGE } from '../files/common.ts';
import { chosenLegalPaths } from '../files/site.ts';
import type { CheckedFiles } from './check.ts';
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
  const present = (key: string | number, value: string) => {
    if (key === 'service') return slugs.get(value) ?? value;
    if (key === 'to') return paths.get(value) ?? value;
    return withLinks(value, (href) => paths.get(href) ?? href);
  };
  for (const { path, value } of textsIn(all)) {
    const key = path.at(-1) ?? '';
    Object.assign(valueAt(all, path.slice(0, -1)) as object, { [key]: present(key, value) });
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
  const present = pages.map((page) => ({ page, slug: page.slug, where: { ...RENAME, file: page.file } }));
  const former = pages.flatMap((page) =>
    (page.data.was ?? []).map((slug, index) => {
      return { page, slug, where: { ...page.at(['was', index]), todo: 'apague-o desta lista' } };
    }),
  );
  return [...present, ...former].flatMap(({ page: { kind, data }, slug, where }) => {
    const path = pagePath(kind, slug);
    // `index` is the file of a folder on every host.
    const owner = owners.get(path) ?? (path.endsWith('/index') ? SITE : undefined);
    if (!owner) owners.set(path, `“${data.name}”`);
    const expected = `um endereço livre: ${path} já está com ${owner}`;
    return owner ? { ...where, found: `“${slug}”`, expected } : [];
  });
}

/** The faults of services, and of plain pages, with the same name: nobody could tell them apart in the menu or in a list. */
export function nameFaults({ pages }: CheckedFiles): Fault[] {
  const named = pages.filter(({ kind }) => kind === 'services' || kind === 'pages');
  const alike = Map.groupBy(named, ({ kind, data }) => `${kind} ${withoutAccents(data.name)}`);
  const twins = [...alike.values()].filter((pages) => pages.length > 1).flat();
  return twins.map(({ kind, data, at }) => {
    const others = kind === 'services' ? 'nenhum outro serviço' : 'nenhuma outra página';
    const expected = `um nome que ${others} tenha`;
    return { ...at(['name']), found: `“${data.name}”`, expected, todo: 'dê outro nome' };
  });
}
