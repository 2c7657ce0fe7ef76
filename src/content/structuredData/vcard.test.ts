import { expect, test } from 'vitest';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { vcard } from './vcard.ts';

test('a vCard has every property of the contact, in the format of the standard', () => {
  const site = {
    ...filledSite,
    brand: { ...filledSite.brand, name: 'União; Coletivo, Ação', tagline: 'Uma frase \\ outra.' },
    facts: {
      landline: '+55 11 3123-4567',
      email: 'equipe@a.example',
      city: 'São João, do Sul',
      state: 'SC',
      hours: [{ days: { first: 'Monday' as const }, from: '9h', to: '18h' }],
    },
  };
  expect(vcard(site, ['https://chat.example/a,b;c'], Buffer.from('png')).split('\r\n')).toEqual([
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
    'URL:https://roda.org.br/site/',
    'URL:https://chat.example/a,b;c',
    'NOTE:Uma frase \\\\ outra.\\nAtendimento: segunda\\, das 9h às 18h.',
    'PHOTO;ENCODING=b;TYPE=PNG:cG5n',
    'END:VCARD',
    '',
  ]);
});
