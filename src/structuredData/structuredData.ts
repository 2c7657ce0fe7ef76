import { type Facts, placeOf } from '#lib/facts.ts';
import { type Addresses, homeHref, phoneNumber } from '#lib/links.ts';
import { openingHours } from '#lib/openingHours.ts';

/*
 * The structured data of the pages, in schema.org's vocabulary: only types and properties that search engines document,
 * and the services, which are what the site offers. Source: developers.google.com/search/docs/appearance/structured-data
 * A property without a value is undefined, and JSON leaves it out.
 */

type Site = Addresses & {
  brand: { name: string; legalName: string; tagline: string };
  facts?: Facts | undefined;
};

/** The organization, in the few words that each graph has. Only a business with a street address is a place. */
const owner = ({ address, brand, facts }: Site) => ({
  '@type': facts?.address ? 'LocalBusiness' : 'Organization',
  '@id': `${address}/#organizacao`,
  name: brand.name,
  url: homeHref(address),
});

/**
 * The home page's structured data: the organization and its website.
 * @param profiles The URLs of the organization's own accounts on other sites.
 */
export function homeGraph(site: Site, profiles: readonly string[]) {
  const { address, brand, contact, facts = {} } = site;
  const place = placeOf(facts);
  return graph(
    {
      ...owner(site),
      legalName: brand.legalName,
      description: brand.tagline,
      // A PNG, because Google requires at least 112 pixels, and an SVG icon has no size of its own.
      logo: `${address}/apple-touch-icon.png`,
      telephone: phoneNumber(contact.whatsapp),
      email: facts.email,
      taxID: facts.cnpj,
      sameAs: profiles,
      address: place && {
        '@type': 'PostalAddress',
        streetAddress: place.street,
        postalCode: place.postalCode,
        addressLocality: place.city,
        addressRegion: place.state,
        addressCountry: 'BR',
      },
      openingHoursSpecification: facts.address && facts.hours && openingHours(facts.hours),
    },
    { '@type': 'WebSite', '@id': `${address}/#site`, name: brand.name, url: homeHref(address) },
  );
}

type Page = {
  name: string;
  path: string;
  /** The kind of a page with a file of its own. */
  kind?: string;
  description?: string;
  date?: string | undefined;
  author?: string | undefined;
  /** The URL of the page's share image. */
  image?: string;
  /** The list that has the page, if there is one. */
  list?: { name: string; path: string } | undefined;
};

const article = ({ name, date, author, image }: Page, organization: object) => ({
  '@type': 'Article',
  headline: name,
  image,
  datePublished: date,
  author: author ? { '@type': 'Person', name: author } : organization,
});

/** The node of a page with a file of its own, by the kind of page. The pages of other kinds have only breadcrumbs. */
const nodes: Record<string, (page: Page, organization: object) => object> = {
  services: ({ name }, provider) => ({ '@type': 'Service', name, provider }),
  cases: article,
  news: article,
};

/** The structured data of a page other than the home page: its own node, if it has one, and its breadcrumbs. */
export function pageGraph(site: Site, page: Page) {
  const { name, description, path, kind = '', list } = page;
  const organization = owner(site);
  const own = { name, url: site.address + path };
  const steps = [organization, ...(list ? [{ name: list.name, url: site.address + list.path }] : []), own];
  const node = nodes[kind]?.(page, organization);
  return graph(...(node ? [{ ...node, description, url: own.url }] : []), {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
