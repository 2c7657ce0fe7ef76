import type {
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Offer,
  OpeningHoursSpecification,
  Organization,
  Thing,
} from 'schema-dts';
import { dayOf } from '#lib/dates.ts';
import { type Facts, placeOf } from '#lib/facts.ts';
import { type Addresses, homeHref, pageHref, phoneNumber, whatsappHref } from '#lib/links.ts';
import { openingHours } from '#lib/openingHours.ts';
import { amountOf, type Price } from '#lib/price.ts';

type Site = Addresses & {
  brand: { name: string; legalName: string; tagline: string };
  facts?: Facts | undefined;
};
type Owner = Omit<Site, 'links' | 'contact'>;
type Service = {
  name: string;
  description: string;
  slug: string;
  free?: boolean | undefined;
  price?: Price | undefined;
};

/**
 * The home page's structured data: the organization and its website.
 * @param profiles The URLs of the organization's own accounts on other sites.
 */
export function homeGraph({ address, brand, contact, facts = {} }: Site, profiles: readonly string[]): Graph {
  const { cnpj, email, hours } = facts;
  const place = placeOf(facts);
  const opening =
    hours &&
    openingHours(hours).map(
      ({ days, opens, closes }): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
        opens,
        closes,
      }),
    );
  const organization: Organization | LocalBusiness = {
    // Only a business with a street address is a place.
    ...(facts.address
      ? { '@type': 'LocalBusiness', ...(opening && { openingHoursSpecification: opening }) }
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
      ...(opening && { hoursAvailable: opening }),
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

/**
 * A service page's structured data: the service, and the page's breadcrumbs. The data repeat the organization's name
 * and URL, so that they are complete without the home page's data.
 */
export function serviceGraph(site: Owner, service: Service): Graph {
  const { address, brand } = site;
  const { name, description, slug } = service;
  const offer = offerOf(service);
  const url = pageHref(address, slug);
  return graph(
    {
      '@type': 'Service',
      name,
      description,
      url,
      provider: organizationOf(site),
      ...(offer && { offers: offer }),
    },
    breadcrumbs({ address, brand }, name, url),
  );
}

type OwnPage = {
  kind: string;
  name: string;
  description: string;
  path: string;
  date?: string | undefined;
  author?: string | undefined;
};

/**
 * The structured data of a page with a file of its own that is no service.
 * @param image The URL of the page's share image.
 * @param list The list that has the page, if there is one.
 */
export function pageGraph(
  site: Owner,
  { name, description, path, date, author }: OwnPage,
  image: string,
  list?: { title: string },
): Graph {
  const { address, brand } = site;
  const url = address + path;
  const publisher = organizationOf(site);
  const shared = { name, description, url, inLanguage: 'pt-BR', publisher };
  const parent = list && { name: list.title, url: address + path.replace(/\/[^/]+$/, '') };
  return graph(
    list
      ? {
          '@type': 'Article',
          ...shared,
          headline: name,
          image,
          ...(date && { datePublished: date }),
          author: author ? { '@type': 'Person', name: author } : publisher,
        }
      : { '@type': 'WebPage', ...shared, isPartOf: { '@id': `${address}/#site` } },
    breadcrumbs({ address, brand }, name, url, parent),
  );
}

/** The structured data of a page that lists others. */
export function listGraph(
  { address, brand }: Owner,
  { title, path, items }: { title: string; path: string; items: readonly { name: string; path: string }[] },
): Graph {
  const url = address + path;
  return graph(
    {
      '@type': 'CollectionPage',
      name: title,
      url,
      inLanguage: 'pt-BR',
      isPartOf: { '@id': `${address}/#site` },
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: items.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: address + path,
        })),
      },
    },
    breadcrumbs({ address, brand }, title, url),
  );
}

/** The structured data of a page about the site itself. */
export function legalPageGraph(
  site: Owner,
  { title, lead, slug }: { title: string; lead: string; slug: string },
  today: Date,
): Graph {
  const { address, brand } = site;
  const url = pageHref(address, slug);
  return graph(
    {
      '@type': 'WebPage',
      name: title,
      description: lead,
      url,
      inLanguage: 'pt-BR',
      dateModified: dayOf(today),
      isPartOf: { '@id': `${address}/#site` },
      publisher: organizationOf(site),
    },
    breadcrumbs({ address, brand }, title, url),
  );
}

function breadcrumbs(
  { address, brand }: Owner,
  name: string,
  url: string,
  parent?: { name: string; url: string },
): BreadcrumbList {
  const steps = [{ name: brand.name, url: homeHref(address) }, ...(parent ? [parent] : []), { name, url }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** A service's offer, with the lowest price and, of a range, the highest; undefined if the owner gives no amount. */
function offerOf({ free, price }: Service): Offer | undefined {
  const priceCurrency = 'BRL';
  if (free) return { '@type': 'Offer', price: 0, priceCurrency };
  const minPrice = price?.from && amountOf(price.from);
  if (!minPrice) return undefined;
  const maxPrice = price.upTo && amountOf(price.upTo);
  // MON is the code of UN/CEFACT for a month.
  const unit = price.rhythm === 'monthly' && { unitCode: 'MON' };
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': unit ? 'UnitPriceSpecification' : 'PriceSpecification',
      minPrice,
      ...(maxPrice && { maxPrice }),
      priceCurrency,
      ...unit,
    },
  };
}

function graph(...nodes: Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The organization on pages that do not describe it further. */
function organizationOf({ address, brand, facts }: Owner) {
  const type = facts?.address ? 'LocalBusiness' : 'Organization';
  return { '@type': type, ...organizationId(address), name: brand.name, url: homeHref(address) } as const;
}

/** The `@id` of the organization, the same in all graphs of the site. */
function organizationId(address: string): { '@id': string } {
  return { '@id': `${address}/#organizacao` };
}
