import { saidDay } from '#lib/dates.ts';
import type { Content } from './read.ts';

/** The advice about services that the owner's list of services lacks. */
export const UNLISTED = 'Eles vêm por último, pelo nome. Ponha cada um no seu lugar em “O site”, “Ordem dos serviços”.';

/** The notice about a page that a build publishes on its day or later. */
export const saidLater = ({ name, date = '' }: Content['later'][number]) =>
  `“${name}” só aparece quando o site for publicado em ${saidDay(date)}, ou depois.`;

/** The notice about a link to such a page. */
export const saidLaterLink = ({ field, to }: Content['laterLinks'][number]) =>
  `${field}: o link para ${to} só aparece quando essa página for publicada.`;

/**
 * The owner is asked to renew the security contact if it is valid for this many days or fewer. RFC 9116, 2.5.5,
 * requires an expiry date.
 */
export const LAST_DAYS = 30;

/** The number of whole days from a time (in milliseconds) to the beginning of a date (in ISO format). */
export function daysUntil(date: string, from = Date.now()): number {
  return Math.floor((Date.parse(date) - from) / 86_400_000);
}

/** The sentence that says how long the security contact is still valid. */
export function saidExpiry(expires: string, days: number): string {
  const written = expires.split('-').reverse().join('/');
  if (days < 0) return `O contato de segurança venceu em ${written}.`;
  return `O contato de segurança vale até ${written}: ${days === 1 ? 'falta 1 dia' : `faltam ${days} dias`}.`;
}
