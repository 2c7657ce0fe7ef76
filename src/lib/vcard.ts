import { phoneNumber } from './links.ts';

/** What a visitor keeps of a brand in the address book of a phone. */
export type Contact = {
  name: string;
  /** As it is written, with the country's code. */
  phone: string;
  address: string;
  /** Where else it answers, each under a name of its own. */
  chats: readonly { label: string; href: string }[];
  note: string;
  /** A PNG. */
  picture: Buffer;
};

/**
 * A contact for iOS, which writes this version itself, and Android, which reads it: 3.0, RFC 2426. `X-AB…` are Apple's
 * and say what the standard has no place for, a company and the names of its links; others pass them over.
 */
export function vcard({ name, phone, address, chats, note, picture }: Contact): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Nobody's surname, yet the standard asks for one.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=CELL:${phoneNumber(phone)}`,
    `URL:${address}`,
    ...chats.flatMap(({ label, href }, index) => [
      `item${index + 1}.URL:${href}`,
      `item${index + 1}.X-ABLabel:${escaped(label)}`,
    ]),
    `NOTE:${escaped(note)}`,
    `PHOTO;ENCODING=b;TYPE=PNG:${picture.toString('base64')}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** RFC 2426, section 5: what separates values must not stand in one. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

const LONGEST = 75;

/** RFC 2425, section 5.8.1: no line of more than 75 octets, which are not characters; each goes on after a space. */
function folded(line: string): string {
  let [lines, octets] = ['', 0];
  for (const character of line) {
    const own = Buffer.byteLength(character);
    if (octets + own > LONGEST) [lines, octets] = [`${lines}\r\n `, 1];
    [lines, octets] = [lines + character, octets + own];
  }
  return lines;
}
