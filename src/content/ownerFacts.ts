import type { PageContext } from '#blocks/pageContext.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { callHref } from '#lib/links.ts';
import { addressInWords, type Locality, mapHref } from '#lib/locality.ts';
import { hoursInWords } from '#lib/openingHours.ts';
import { sentence } from '#lib/typography.ts';
import { shownAddress } from '#look/shownAddress.ts';
import type { Site } from './files/site.ts';

/** Facts about the owner. A city without a state is a phrase, such as “Trabalhamos a distância.” */
type Facts = Site['facts'];

const { facts: labels, newTab } = interfaceWords;

/** Where the owner is, as structured data need it; undefined for a phrase in place of a city. */
export function localityOf({ address, city, state }: Facts): Locality | undefined {
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
  ].flatMap((one) => (one ? sentence(one) : []));
}

type FactChannel = PageContext['contact']['channels'][number];

/** The owner's phone number, e-mail address and street address as more channels, those that the owner gave. */
export function factChannels({ landline, email, address }: Facts): FactChannel[] {
  const channels: FactChannel[] = [];
  if (landline)
    channels.push({ label: labels.landline, who: landline, icon: 'phone', to: { href: callHref(landline) } });
  if (email)
    channels.push({ label: labels.email, who: shownAddress(email), icon: 'mail', to: { href: `mailto:${email}` } });
  const map = address && { href: mapHref(address), newTab };
  if (map) channels.push({ label: labels.address, who: addressInWords(address), icon: 'pin', to: map });
  return channels;
}
