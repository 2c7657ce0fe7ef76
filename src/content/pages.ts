import { titleOf } from '#blocks/blocks.ts';
import { accessibility } from '#legalPages/accessibility.ts';
import { chosenLegalPages, legalPageSlugs } from '#legalPages/legalPage.ts';
import { privacy } from '#legalPages/privacy.ts';
import { homeHref, serviceHref } from '#lib/links.ts';
import { HOME_CARD } from '#look/shareCard/card.ts';
import { serviceMural } from '#look/walls/serviceTile.ts';
import { namedWall, openingWall } from '#look/walls/walls.ts';
import { version } from '../../package.json';
import { common, formBlock, home, services, site } from './content.ts';

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
 * The home page, the services' pages and the pages of `legalPages`. `path` starts at the site's root, `card` is the
 * name of the page's share image, and the other fields are what that image shows.
 */
export const pages = [
  { path: homeHref(''), card: HOME_CARD, title: homeHeading, wall: openingWall(site.brand.wall) },
  ...services.map(({ slug, name, tile, free }) => ({
    path: serviceHref('', slug),
    card: slug,
    title: name,
    wall: serviceMural(tile, 4, 5),
    free: free && common.free,
  })),
  ...legalPages.map(({ slug, title }) => ({
    path: serviceHref('', slug),
    card: slug,
    title,
    wall: namedWall(slug, 4, 5),
  })),
];
