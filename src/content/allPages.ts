import { blockTitle } from '#blocks/blocks.ts';
import { accessibility } from '#content/legalPages/accessibility.ts';
import { legalPaths } from '#content/legalPages/legalPage.ts';
import { privacy } from '#content/legalPages/privacy.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { homeHref } from '#lib/links.ts';
import type { MuralSpec } from '#look/walls/mural.ts';
import { namedWall, openingWall, serviceMural } from '#look/walls/walls.ts';
import { version } from '../../package.json';
import { common, formBlock, home, lists, own, site } from './content.ts';
import { TILE_PAGE } from './files/common.ts';

/** The name of a page's share image. No slug has two hyphens. */
export const cardName = (path: string) => path.slice(1).replaceAll('/', '--') || 'index';

/** The home page's heading: the title of its first block. The schema requires one. */
export const homeHeading = blockTitle(home.blocks[0]) ?? site.brand.name;

/** The pages on privacy and on accessibility, if the owner chose to have them. */
export const legalPages = [
  ...(site.pages.privacy ? [{ path: legalPaths.privacy, ...privacy(site, formBlock !== undefined) }] : []),
  ...(site.pages.accessibility ? [{ path: legalPaths.accessibility, ...accessibility(version) }] : []),
];

/**
 * All pages except the 404 page. `path` starts at the site's root, and the other fields are what the page's share image
 * shows.
 */
export const allPages: { path: string; title: string; wall: MuralSpec }[] = [
  { path: homeHref(''), title: homeHeading, wall: openingWall(site.brand.wall) },
  ...Object.values(own)
    .flat()
    .map(({ path, name, tile }) => ({
      path,
      title: name,
      wall: serviceMural(tile, 4, 5),
    })),
  ...lists.map(({ kind, list, path }) => ({
    path,
    title: interfaceWords.lists[kind].title,
    wall: namedWall(list, 4, 5),
  })),
  ...(common.footer.tilePage
    ? [{ path: TILE_PAGE, title: interfaceWords.tilePage.title, wall: namedWall(site.brand.name, 4, 5) }]
    : []),
  ...legalPages.map(({ path, title }) => ({ path, title, wall: namedWall(path.slice(1), 4, 5) })),
];
