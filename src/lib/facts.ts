import type { Target } from './links.ts';
import { type Hours, saidHours } from './openingHours.ts';
import { type Locality, mapHref, type StreetAddress, saidAddress } from './place.ts';
import { sentence } from './typography.ts';

/** Facts about the owner. */
export type Facts = {
  cnpj?: string | undefined;
  /** A city, or, without a state, a phrase such as “Trabalhamos a distância.” */
  city?: string | undefined;
  state?: string | undefined;
  address?: StreetAddress | undefined;
  email?: string | undefined;
  hours?: readonly Hours[] | undefined;
  invoice?: boolean | undefined;
  dataContact?: string | undefined;
};

/** The labels of the facts; `invoice` is a whole sentence. */
export type FactWords = Record<'email' | 'address' | 'hours' | 'city' | 'invoice' | 'dataContact', string>;

/** Where the owner is, as structured data need it; undefined for a phrase in place of a city. */
export function placeOf({ address, city, state }: Facts): Locality | undefined {
  return address ?? (city && state ? { city, state } : undefined);
}

/** Where the owner is, in one line. */
export function saidPlace({ address, city, state }: Facts = {}): string | undefined {
  return address ? saidAddress(address) : city && state ? `${city}, ${state}` : city;
}

/** The facts that a visitor wants to know before writing, one sentence each. */
export function factSentences({ hours, city, state, invoice, dataContact }: Facts = {}, words: FactWords): string[] {
  return [
    hours && `${words.hours} ${saidHours(hours)}`,
    city && state ? `${words.city} ${saidPlace({ city, state })}` : city,
    invoice && words.invoice,
    dataContact && `${words.dataContact} ${dataContact}`,
  ].flatMap((one) => (one ? sentence(one) : []));
}

type FactChannel = { label: string; who: string; icon: 'mail' | 'pin'; to: Target };

/** The owner's e-mail address and street address as more channels, those that the owner gave. */
export function factChannels({ email, address }: Facts = {}, words: FactWords, newTab: string): FactChannel[] {
  const channels: FactChannel[] = [];
  if (email) channels.push({ label: words.email, who: email, icon: 'mail', to: { href: `mailto:${email}` } });
  const map = address && { href: mapHref(address), newTab };
  if (map) channels.push({ label: words.address, who: saidAddress(address), icon: 'pin', to: map });
  return channels;
}
