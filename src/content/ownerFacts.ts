import { interfaceWords } from '#interfaceWords.ts';
import { callHref, type Target } from '#lib/links.ts';
import { sentence } from '#lib/typography.ts';
import { shownAddress } from '#look/shownAddress.ts';
import type { Price } from './files/facts.ts';
import type { Site } from './files/site.ts';

type Facts = NonNullable<Site['facts']>;

const { facts: labels, newTab, servicePage } = interfaceWords;

/** The facts that a visitor wants to know before writing, one sentence each. */
export function factSentences({ hours, city, invoice, dataContact }: Facts = {}): string[] {
  return [
    hours && `${labels.hours} ${hours}`,
    city,
    invoice && labels.invoice,
    dataContact && `${labels.dataContact} ${dataContact}`,
  ].flatMap((one) => (one ? sentence(one) : []));
}

type FactChannel = { label: string; who: string; icon: 'mail' | 'phone' | 'pin'; to: Target };

/** The owner's phone number, e-mail address and street address as more channels, those that the owner gave. */
export function factChannels({ landline, email, address }: Facts = {}): FactChannel[] {
  const channels: FactChannel[] = [];
  if (landline)
    channels.push({ label: labels.landline, who: landline, icon: 'phone', to: { href: callHref(landline) } });
  if (email)
    channels.push({ label: labels.email, who: shownAddress(email), icon: 'mail', to: { href: `mailto:${email}` } });
  if (address)
    channels.push({ label: labels.address, who: address, icon: 'pin', to: { href: mapHref(address), newTab } });
  return channels;
}

/**
 * The URL of an address on a map, which phones open in their app.
 * Source: developers.google.com/maps/documentation/urls/get-started
 */
const mapHref = (address: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** The rows about a service's price, in whole sentences. */
export function priceRows({ amount, length, guarantee }: Price = {}) {
  const rows = [
    { term: servicePage.price, text: amount },
    { term: servicePage.length, text: length },
    { term: servicePage.guarantee, text: guarantee },
  ];
  return rows.flatMap(({ term, text }) => (text ? { term, text: sentence(text) } : []));
}
