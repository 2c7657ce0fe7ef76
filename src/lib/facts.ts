import { cityIn } from './place.ts';
import { sentence } from './typography.ts';

/** What an owner says about who is behind the site. */
export type Facts = {
  cnpj?: string | undefined;
  city?: string | undefined;
  email?: string | undefined;
  hours?: string | undefined;
  invoice?: boolean | undefined;
  dataContact?: string | undefined;
};

/** The words before some facts, and the whole sentence of one. */
export type FactWords = Record<'email' | 'hours' | 'city' | 'invoice' | 'dataContact', string>;

/** The facts that a visitor asks for before writing, each a sentence. */
export function factSentences({ hours, city, invoice, dataContact }: Facts = {}, words: FactWords): string[] {
  return [
    hours && `${words.hours} ${hours}`,
    cityIn(city) ? `${words.city} ${city}` : city,
    invoice && words.invoice,
    dataContact && `${words.dataContact} ${dataContact}`,
  ].flatMap((one) => (one ? sentence(one) : []));
}
