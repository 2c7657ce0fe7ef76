import { expect, test } from 'vitest';
import { drawable, lastLine } from './card.ts';

const ADDRESS = 'https://roda.org.br/site';
const OFFER = 'Fazemos redes e oficinas de tecnologia para escolas, associações e quem mora na Serra.';

test.each<[string, string, string]>([
  ['the first sentence of the lead', `${OFFER} De graça!`, OFFER.slice(0, -1)],
  ['the next sentence, if the first is too long', `${'Muito '.repeat(16)}longo. Fazemos redes.`, 'Fazemos redes'],
  ['the whole lead without a full stop', 'Fazemos redes', 'Fazemos redes'],
  [
    'a whole sentence, with the full stops inside it',
    'Atendemos 1.200 famílias em roda.org.br.',
    'Atendemos 1.200 famílias em roda.org.br',
  ],
  ['the text after an abbreviation at the start', 'Dra. Ana e a sua equipe.', 'Ana e a sua equipe'],
  ['the address, if every sentence is too long', `${'Muito '.repeat(16)}longo.`, 'roda.org.br/site'],
])('the last line of a card is %s', (_name, lead, line) => {
  expect(lastLine(lead, ADDRESS)).toBe(line);
});

test.each([
  ['Oficinas de verão', 'Oficinas de verão'],
  ['Ñe’ẽ mbo’e ỹ — “R$ 10”', 'Ñe’ẽ mbo’e ỹ — “R$ 10”'],
  ['<b>HTML</b> & tal', '<b>HTML</b> & tal'],
  ['Festa 🎉 na praça', 'Festa na praça'],
  ['Família 👩‍👩‍👧 e Жизнь', 'Família e'],
])('a card with the text “%s” draws “%s”', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});
