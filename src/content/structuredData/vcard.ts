import type { Site } from '#content/files/site.ts';
import { localityOf } from '#content/ownerFacts.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { homeHref, phoneNumber } from '#lib/links.ts';
import { hoursInWords } from '#lib/openingHours.ts';

/**
 * The owner as a vCard 3.0 (RFC 2426), the version that iOS itself writes and Android reads. Apple's `X-ABShowAs` marks
 * the contact as a company. The standard has no such property; other systems ignore it.
 * @param chats The URLs of the chat channels.
 * @param picture A PNG.
 */
export function vcard({ address, brand, contact, facts }: Site, chats: readonly string[], picture: Buffer): string {
  const { landline, email, hours } = facts;
  const place = localityOf(facts);
  const note = [brand.tagline, ...(hours ? [`${interfaceWords.facts.hours} ${hoursInWords(hours)}.`] : [])];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The standard requires a personal name; a company has none.
    'N:;;;;',
    `FN:${escaped(brand.name)}`,
    `ORG:${escaped(brand.name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=CELL:${phoneNumber(contact.whatsapp)}`,
    landline && `TEL;TYPE=WORK:${phoneNumber(landline)}`,
    email && `EMAIL;TYPE=INTERNET:${email}`,
    // Post office box, further details, street, city, state, postal code, country.
    place &&
      `ADR;TYPE=WORK:;;${[place.street, place.city, place.state, place.postalCode, 'Brasil'].map(escaped).join(';')}`,
    ...[homeHref(address), ...chats].map((href) => `URL:${href}`),
    `NOTE:${escaped(note.join('\n'))}`,
    // In one line: the standard recommends short lines, but does not require them.
    `PHOTO;ENCODING=b;TYPE=PNG:${picture.toString('base64')}`,
    'END:VCARD',
    '',
  ];
  return lines.filter((line) => line !== undefined).join('\r\n');
}

/** RFC 2426, section 5: separators inside a value must be escaped. */
function escaped(text = ''): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}
