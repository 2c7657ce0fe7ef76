import type { ContentPage } from '#content/content.ts';
import type { Site } from '#content/files/site.ts';
import { localityOf } from '#content/ownerFacts.ts';
import { homeHref, phoneNumber } from '#lib/links.ts';
import { openingHours } from '#lib/openingHours.ts';

/*
 * The structured data of the pages, in schema.org's vocabulary: only types and properties that search engines document,
 * and the services, which are what the site offers. Source: developers.google.com/search/docs/appearance/structured-data
 * A property without a value is undefined, and JSON leaves it out.
 */

/** The organization, in the few words that each graph has. Only a business with a street address is a place. */
const owner = ({ address, brand, facts }: Site) => ({
  '@type': facts.address ? 'LocalBusiness' : 'Organization',
  '@id': `${address}/#organizacao`,
  name: brand.name,
  url: homeHref(address),
});

/**
 * The home page's structured data: the organization and its website.
 * @param profiles The URLs of the organization's own accounts on other sites.
 */
export function homeGraph(site: Site, profiles: readonly string[]) {
  const { address, brand, contact, facts } = site;
  const place = localityOf(facts);
  return graph(
    {
      ...owner(site),
      legalName: brand.legalName,
      description: brand.tagline,
      // A PNG, because Google requires at least 112 pixels, and an SVG icon has no size of its own.
      logo: `${address}/apple-touch-icon.png`,
      telephone: facts.landline ? [contact.whatsapp, facts.landline].map(phoneNumber) : phoneNumber(contact.whatsapp),
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

type Page = Pick<ContentPage, 'name' | 'path'> &
  Partial<Pick<ContentPage, 'kind' | 'description' | 'date' | 'author'>> & {
    image?: string;
    /** The list that has the page, if there is one: then the page is an article. */
    list?: { name: string; path: string } | undefined;
  };

/** The structured data of a page other than the home page: its breadcrumbs, and what is on a service or an article. */
export function pageGraph(site: Site, { name, path, kind, description, date, author, image, list }: Page) {
  const organization = owner(site);
  const own = { name, url: site.address + path };
  const steps = [organization, ...(list ? [{ name: list.name, url: site.address + list.path }] : []), own];
  const article = {
    '@type': 'Article',
    headline: name,
    image,
    datePublished: date,
    author: author ? { '@type': 'Person', name: author } : organization,
  };
  const node = list ? article : kind === 'services' && { '@type': 'Service', name, provider: organization };
  return graph(...(node ? [{ ...node, description, url: own.url }] : []), {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  });
}

const graph = (...nodes: object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });
