import type { Page } from '#blocks/page.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { callHref } from '#lib/links.ts';
import { saidHours } from '#lib/openingHours.ts';
import { type Locality, mapHref, saidAddress } from '#lib/place.ts';
import { sentence } from '#lib/typography.ts';
import { shownAddress } from '#look/shownAddress.ts';
import type { Site } from './files/site.ts';

/** Facts about the owner. A city without a state is a phrase, such as “Trabalhamos a distância.” */
type Facts = Site['facts'];

const { facts: labels, newTab } = interfaceWords;

/** Where the owner is, as structured data need it; undefined for a phrase in place of a city. */
export function placeOf({ address, city, state }: Facts): Locality | undefined {
  return address ?? (city && state ? { city, state } : undefined);
}

/** Where the owner is, in one line. */
export function saidPlace({ address, city, state }: Facts): string | undefined {
  return address ? saidAddress(address) : city && state ? `${city}, ${state}` : city;
}

/** The facts that a visitor wants to know before writing, one sentence each. */
export function factSentences({ hours, city, state, invoice, dataContact }: Facts): string[] {
  return [
    hours && `${labels.hours} ${saidHours(hours)}`,
    city && state ? `${labels.city} ${saidPlace({ city, state })}` : city,
    invoice && labels.invoice,
    dataContact && `${labels.dataContact} ${dataContact}`,
  ].flatMap((one) => (one ? sentence(one) : []));
}

/** The owner's phone number, e-mail address and street address as more channels, those that the owner gave. */
export const factChannels = ({ landline, email, address }: Facts): Page['contact']['channels'] => [
  ...(landline
    ? [{ label: labels.landline, who: landline, icon: 'phone' as const, to: { href: callHref(landline) } }]
    : []),
  ...(email
    ? [{ label: labels.email, who: shownAddress(email), icon: 'mail' as const, to: { href: `mailto:${email}` } }]
    : []),
  ...(address
    ? [
        {
          label: labels.address,
          who: saidAddress(address),
          icon: 'pin' as const,
          to: { href: mapHref(address), newTab },
        },
      ]
    : []),
];
