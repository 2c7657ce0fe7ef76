import type { Article, Graph, LocalBusiness, Organization, Service, Thing } from 'schema-dts';
import { type Facts, placeOf } from '#lib/facts.ts';
import { type Addresses, homeHref, phoneNumber, whatsappHref } from '#lib/links.ts';
import { openingHours } from '#lib/openingHours.ts';

type Site = Addresses & {
  brand: { name: string; legalName: string; tagline: string };
  facts?: Facts | undefined;
};
type Owner = Omit<Site, 'links' | 'contact'>;

/**
 * The home page's structured data: the organization and its website.
 * @param profiles The URLs of the organization's own accounts on other sites.
 */
export function homeGraph({ address, brand, contact, facts = {} }: Site, profiles: readonly string[]): Graph {
  const { cnpj, email, hours } = facts;
  const place = placeOf(facts);
  const organization: Organization | LocalBusiness = {
    // Only a business with a street address is a place.
    ...(facts.address
      ? {
          '@type': 'LocalBusiness',
          ...(hours && {
            openingHoursSpecification: openingHours(hours).map(({ days, ...times }) => ({
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
              ...times,
            })),
          }),
        }
      : { '@type': 'Organization' }),
    ...organizationId(address),
    name: brand.name,
    legalName: brand.legalName,
    description: brand.tagline,
    url: homeHref(address),
    // A PNG, because Google requires at least 112 pixels, and an SVG icon has no size of its own.
    logo: `${address}/apple-touch-icon.png`,
    areaServed: 'BR',
    ...(cnpj && { taxID: cnpj }),
    ...(email && { email }),
    ...(place && {
      address: {
        '@type': 'PostalAddress',
        ...(place.street && { streetAddress: place.street }),
        addressLocality: place.city,
        addressRegion: place.state,
        ...(place.postalCode && { postalCode: place.postalCode }),
        addressCountry: 'BR',
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phoneNumber(contact.whatsapp),
      url: whatsappHref(contact.whatsapp),
    },
  };
  return graph(organization, {
    '@type': 'WebSite',
    '@id': `${address}/#site`,
    name: brand.name,
    url: homeHref(address),
    inLanguage: 'pt-BR',
    publisher: organizationId(address),
  });
}

type Page = {
  name: string;
  path: string;
  /** The kind of a page with a file of its own. */
  kind?: string;
  description?: string;
  free?: boolean | undefined;
  date?: string | undefined;
  author?: string | undefined;
  /** The URL of the page's share image. */
  image?: string;
  /** The list that has the page, if there is one. */
  list?: { name: string; path: string } | undefined;
};

type Described = Page & { organization: Organization | LocalBusiness };

/**
 * The fields of a page's own node besides the name, the description and the URL, by the kind of page. The pages of other
 * kinds have no node that search engines read. The nodes repeat the organization's name and URL, so that they are
 * complete without the home page's data.
 */
const nodes: Record<string, (page: Described) => Service | Article> = {
  services: ({ free, organization }) => ({
    '@type': 'Service',
    provider: organization,
    ...(free && { offers: { '@type': 'Offer', price: 0, priceCurrency: 'BRL' } }),
  }),
  cases: article,
  news: article,
};

function article({ name, date, author, organization, image }: Described): Article {
  return {
    '@type': 'Article',
    headline: name,
    ...(image && { image }),
    ...(date && { datePublished: date }),
    author: author ? { '@type': 'Person', name: author } : organization,
    publisher: organization,
  };
}

/** The structured data of a page other than the home page: its own node, if it has one, and its breadcrumbs. */
export function pageGraph({ address, brand, facts }: Owner, page: Page): Graph {
  const { name, description, path, kind = '', list } = page;
  const url = address + path;
  const type = facts?.address ? 'LocalBusiness' : 'Organization';
  const home = { name: brand.name, url: homeHref(address) };
  const node = nodes[kind]?.({ ...page, organization: { '@type': type, ...organizationId(address), ...home } });
  const steps = [home, ...(list ? [{ name: list.name, url: address + list.path }] : []), { name, url }];
  return graph(...(node ? [{ ...node, name, description, url } as Thing] : []), {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The `@id` of the organization, the same in all graphs of the site. */
function organizationId(address: string): { '@id': string } {
  return { '@id': `${address}/#organizacao` };
}
