import { mailHref, type Target } from './links.ts';
import { cityIn } from './place.ts';
import { sentence } from './typography.ts';

/** Facts about the owner. */
export type Facts = {
  cnpj?: string | undefined;
  city?: string | undefined;
  email?: string | undefined;
  hours?: string | undefined;
  invoice?: boolean | undefined;
  dataContact?: string | undefined;
};

/** The labels of the facts; `invoice` is a whole sentence. */
export type FactWords = Record<'email' | 'hours' | 'city' | 'invoice' | 'dataContact', string>;

/** The facts that a visitor wants to know before writing, one sentence each. */
export function factSentences({ hours, city, invoice, dataContact }: Facts = {}, words: FactWords): string[] {
  return [
    hours && `${words.hours} ${hours}`,
    cityIn(city) ? `${words.city} ${city}` : city,
    invoice && words.invoice,
    dataContact && `${words.dataContact} ${dataContact}`,
  ].flatMap((one) => (one ? sentence(one) : []));
}

/** The owner's e-mail address as one more channel; an empty list if the owner gave no address. */
export function mailChannel({ email }: Facts = {}, words: FactWords): { label: string; who: string; to: Target }[] {
  return email ? [{ label: words.email, who: email, to: { href: mailHref(email) } }] : [];
}
