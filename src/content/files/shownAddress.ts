import { domainToUnicode } from 'node:url';

/** A URL or an e-mail address as a person reads it, with the accents of its host. Links need the address itself. */
export function shownAddress(address: string): string {
  return address.replace('https://', '').replace(/(?<=^|@)[^@/]*xn--[^/]*/i, domainToUnicode);
}
