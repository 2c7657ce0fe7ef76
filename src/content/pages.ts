import { titleOf } from '#blocks/blocks.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { accessibility } from '#legalPages/accessibility.ts';
import { chosenLegalPages, legalPageSlugs } from '#legalPages/legalPage.ts';
import { privacy } from '#legalPages/privacy.ts';
import { homeHref, pageHref } from '#lib/links.ts';
import { namedWall, openingWall, serviceMural } from '#look/walls/walls.ts';
import { version } from '../../package.json';
import { formBlock, home, listPages, own, site } from './content.ts';
import type { ListedKind } from './kinds.ts';

/** The name of the home page's share image. */
export const HOME_CARD = 'index';

/** The name of the share image of any other page. No slug has two hyphens. */
export const cardName = (path: string) => path.slice(1).replaceAll('/', '--');

/** The title of a page of a list. `index` counts from 0. */
export function listTitle(kind: ListedKind, index: number): string {
  const { [kind]: list, page } = interfaceWords.lists;
  return index === 0 ? list.title : `${list.title}, ${page.toLowerCase()} ${index + 1}`;
}

/** The home page's heading: the title of its first block. The schema requires one. */
export const homeHeading = titleOf(home.blocks[0]) ?? site.brand.name;

const written = {
  privacy: () => privacy(site, formBlock !== undefined),
  accessibility: () => accessibility(version),
};

/** The pages on privacy and on accessibility, if the owner chose to have them, each with its slug. */
export const legalPages = chosenLegalPages(site.pages).map((name) => ({
  slug: legalPageSlugs[name],
  ...written[name](),
}));

/**
 * All pages except the 404 page. `path` starts at the site's root, `card` is the
 * name of the page's share image, and the other fields are what that image shows.
 */
export const pages = [
  { path: homeHref(''), card: HOME_CARD, title: homeHeading, wall: openingWall(site.brand.wall) },
  ...Object.values(own)
    .flat()
    .map(({ path, name, tile, free }) => ({
      path,
      card: cardName(path),
      title: name,
      wall: serviceMural(tile, 4, 5),
      free: free && interfaceWords.free,
    })),
  ...listPages.map(({ kind, list, index, path }) => ({
    path,
    card: cardName(path),
    title: listTitle(kind, index),
    wall: namedWall(list, 4, 5),
  })),
  ...legalPages.map(({ slug, title }) => ({
    path: pageHref('', slug),
    card: slug,
    title,
    wall: namedWall(slug, 4, 5),
  })),
];
