import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Contact, vcard } from './vcard.ts';

const contact: Contact = {
  name: 'União; Coletivo, Ação',
  phone: '+55 (11) 91234-5678',
  address: 'https://a.example/pasta',
  email: 'equipe@a.example',
  place: { city: 'São João, do Sul', state: 'SC' },
  chats: [{ label: 'Rede, nossa', href: 'https://chat.example/a,b;c' }],
  note: 'Uma frase.\nE \\ outra.',
  picture: Buffer.from('png'),
};

/** The lines of a vCard, after unfolding. */
const lines = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

describe('a vCard', () => {
  test('has every property of the contact, in the format of the standard', () => {
    expect(lines(vcard(contact))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:;;;;',
      'FN:União\\; Coletivo\\, Ação',
      'ORG:União\\; Coletivo\\, Ação',
      'X-ABShowAs:COMPANY',
      'TEL;TYPE=CELL:+5511912345678',
      'EMAIL;TYPE=INTERNET:equipe@a.example',
      'ADR;TYPE=WORK:;;;São João\\, do Sul;SC;;Brasil',
      'URL:https://a.example/pasta',
      'item1.URL:https://chat.example/a,b;c',
      'item1.X-ABLabel:Rede\\, nossa',
      'NOTE:Uma frase.\\nE \\\\ outra.',
      'PHOTO;ENCODING=b;TYPE=PNG:cG5n',
      'END:VCARD',
      '',
    ]);
  });

  test('has no line of more than 75 octets and no split character, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 80, maxLength: 300 }), (note) => {
        // The conversion to bytes and back, as in a file, would break a split character.
        const card = Buffer.from(vcard({ ...contact, note })).toString();
        for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [said] = lines(card).filter((line) => line.startsWith('NOTE:'));
        const meant = said?.slice(5).replace(/\\(.)/g, (_, one) => (one === 'n' ? '\n' : one));
        expect(meant).toBe(note.replaceAll('\r\n', '\n'));
      }),
    );
  });
});
