import { phoneNumber } from '#lib/links.ts';
import type { Locality } from '#lib/locality.ts';

type Contact = {
  name: string;
  phone: string;
  landline?: string | undefined;
  address: string;
  email?: string | undefined;
  place?: Locality | undefined;
  /** The URLs of the other chat channels. */
  chats: readonly string[];
  note: string;
  /** A PNG. */
  picture: Buffer;
};

/**
 * A contact as vCard 3.0 (RFC 2426), the version that iOS itself writes and Android reads. Apple's `X-ABShowAs` marks
 * the contact as a company. The standard has no such property; other systems ignore it.
 */
export function vcard({ name, phone, landline, address, email, place, chats, note, picture }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The standard requires a personal name; a company has none.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=CELL:${phoneNumber(phone)}`,
    landline && `TEL;TYPE=WORK:${phoneNumber(landline)}`,
    email && `EMAIL;TYPE=INTERNET:${email}`,
    // Post office box, further details, street, city, state, postal code, country.
    place &&
      `ADR;TYPE=WORK:;;${[place.street, place.city, place.state, place.postalCode, 'Brasil'].map(escaped).join(';')}`,
    ...[address, ...chats].map((href) => `URL:${href}`),
    `NOTE:${escaped(note)}`,
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
