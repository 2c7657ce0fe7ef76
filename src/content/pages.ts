import { accessibility } from '#legalPages/accessibility.ts';
import { chosenLegalPages, legalPageSlugs } from '#legalPages/legalPage.ts';
import { privacy } from '#legalPages/privacy.ts';
import { homeHref, serviceHref } from '#lib/links.ts';
import { HOME_CARD } from '#look/shareCard/card.ts';
import { serviceMural } from '#look/walls/serviceTile.ts';
import { namedWall, openingWall } from '#look/walls/walls.ts';
import { version } from '../../package.json';
import { common, home, services, site } from './content.ts';

const written = {
  privacy: () => privacy(site, home.contact.form.notice.purpose),
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
  { path: homeHref(''), card: HOME_CARD, title: home.hero.headline, wall: openingWall(site.brand.wall) },
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
