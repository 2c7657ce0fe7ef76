import { phoneNumber } from '#lib/links.ts';
import type { Locality } from '#lib/place.ts';

/** The data of the contact that visitors can save in the address book of a phone. */
export type Contact = {
  name: string;
  /** With the country code, in any punctuation. */
  phone: string;
  address: string;
  email?: string | undefined;
  place?: Locality | undefined;
  /** The other chat channels, each with its label. */
  chats: readonly { label: string; href: string }[];
  note: string;
  /** A PNG. */
  picture: Buffer;
};

/**
 * A contact as vCard 3.0 (RFC 2426), the version that iOS itself writes and Android reads. Apple's `X-AB…` properties
 * mark the contact as a company and label its links. The standard has no such properties; other systems ignore them.
 */
export function vcard({ name, phone, address, email, place, chats, note, picture }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // The standard requires a personal name; a company has none.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=CELL:${phoneNumber(phone)}`,
    email && `EMAIL;TYPE=INTERNET:${email}`,
    // Post office box, further details, street, city, state, postal code, country.
    place &&
      `ADR;TYPE=WORK:;;${[place.street, place.city, place.state, place.postalCode, 'Brasil'].map(escaped).join(';')}`,
    `URL:${address}`,
    ...chats.flatMap(({ label, href }, index) => [
      `item${index + 1}.URL:${href}`,
      `item${index + 1}.X-ABLabel:${escaped(label)}`,
    ]),
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
