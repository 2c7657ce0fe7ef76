import { expect, test } from 'vitest';
import { vcard } from './vcard.ts';

test('a vCard has every property of the contact, in the format of the standard', () => {
  const card = vcard({
    name: 'União; Coletivo, Ação',
    phone: '+55 (11) 91234-5678',
    landline: '+55 11 3123-4567',
    address: 'https://a.example/pasta',
    email: 'equipe@a.example',
    place: { city: 'São João, do Sul', state: 'SC' },
    chats: ['https://chat.example/a,b;c'],
    note: 'Uma frase.\nE \\ outra.',
    picture: Buffer.from('png'),
  });
  expect(card.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    'FN:União\\; Coletivo\\, Ação',
    'ORG:União\\; Coletivo\\, Ação',
    'X-ABShowAs:COMPANY',
    'TEL;TYPE=CELL:+5511912345678',
    'TEL;TYPE=WORK:+551131234567',
    'EMAIL;TYPE=INTERNET:equipe@a.example',
    'ADR;TYPE=WORK:;;;São João\\, do Sul;SC;;Brasil',
    'URL:https://a.example/pasta',
    'URL:https://chat.example/a,b;c',
    'NOTE:Uma frase.\\nE \\\\ outra.',
    'PHOTO;ENCODING=b;TYPE=PNG:cG5n',
    'END:VCARD',
    '',
  ]);
});
