import type { PageContext } from '#blocks/pageContext.ts';
import { shownAddress } from '#content/files/shownAddress.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { callHref } from '#lib/links.ts';
import { hoursInWords } from '#lib/openingHours.ts';
import { sentence } from '#lib/typography.ts';
import type { Site } from './files/site.ts';

/** Facts about the owner. A city without a state is a phrase, such as “Trabalhamos a distância.” */
type Facts = Site['facts'];

type StreetAddress = NonNullable<Facts['address']>;

const { facts: labels, newTab } = interfaceWords;

/** Where the owner is, as structured data need it; only a city, if there is no street address; undefined for a phrase. */
export function localityOf({ address, city, state }: Facts): Partial<StreetAddress> | undefined {
  return address ?? (city && state ? { city, state } : undefined);
}

/** Where the owner is, in one line. */
export function localityInWords({ address, city, state }: Facts): string | undefined {
  return address ? addressInWords(address) : city && state ? `${city}, ${state}` : city;
}

/** The facts that a visitor wants to know before writing, one sentence each. */
export function factSentences({ hours, city, state, invoice, dataContact }: Facts): string[] {
  return [
    hours && `${labels.hours} ${hoursInWords(hours)}`,
    city && state ? `${labels.city} ${localityInWords({ city, state })}` : city,
    invoice && labels.invoice,
    dataContact && `${labels.dataContact} ${dataContact}`,
  ].flatMap((fact) => (fact ? sentence(fact) : []));
}

const addressInWords = ({ street, city, state, postalCode }: StreetAddress) =>
  [street, city, state, postalCode].join(', ');

type FactChannel = PageContext['contact']['channels'][number];

/** The owner's phone number, e-mail address and street address as more channels, those that the owner gave. */
export function factChannels({ landline, email, address }: Facts): FactChannel[] {
  const place = address && addressInWords(address);
  // Phones open it in their app for maps. Source: developers.google.com/maps/documentation/urls/get-started
  const map = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place ?? '')}`;
  const channels: (FactChannel | undefined | '')[] = [
    landline && { label: labels.landline, who: landline, icon: 'phone', to: { href: callHref(landline) } },
    email && { label: labels.email, who: shownAddress(email), icon: 'mail', to: { href: `mailto:${email}` } },
    place && { label: labels.address, who: place, icon: 'pin', to: { href: map, newTab } },
  ];
  return channels.flatMap((channel) => channel || []);
}
