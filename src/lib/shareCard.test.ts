import { expect, test } from 'vitest';
import { drawable, lastLine, leftOut } from './shareCard.ts';

const ADDRESS = 'https://roda.org.br/site';
const TAGLINE = 'Fazemos redes. Juntas, de ponta a ponta!';

test.each<[string, string, string, string]>([
  ['the first sentence of the tagline', TAGLINE, 'Oficinas', 'Fazemos redes'],
  ['the next one, if the title contains the first', TAGLINE, 'Fazemos redes', 'Juntas, de ponta a ponta!'],
  ['the whole tagline without a full stop', 'Fazemos redes', 'Oficinas', 'Fazemos redes'],
  [
    'a whole sentence, with the full stops inside it',
    'Atendemos 1.200 famílias em roda.org.br.',
    'Oficinas',
    'Atendemos 1.200 famílias em roda.org.br',
  ],
  ['no abbreviation', 'Dra. Ana e a sua equipe.', 'Oficinas', 'Ana e a sua equipe'],
  ['the address, if the title contains the whole tagline', 'Fazemos redes.', 'Fazemos redes', 'roda.org.br/site'],
  ['the address, if the sentence is too long', `${'Muito '.repeat(11)}longo.`, 'Oficinas', 'roda.org.br/site'],
])('the last line of a card is %s', (_name, tagline, title, line) => {
  expect(lastLine(tagline, title, ADDRESS)).toBe(line);
});

test.each([
  ['Oficinas de verão', 'Oficinas de verão', ''],
  ['Ñe’ẽ mbo’e ỹ — “R$ 10”', 'Ñe’ẽ mbo’e ỹ — “R$ 10”', ''],
  ['<b>HTML</b> & tal', '<b>HTML</b> & tal', ''],
  ['Festa 🎉 na praça', 'Festa na praça', '🎉'],
  ['Família 👩‍👩‍👧 e Жизнь', 'Família e', '👩‍👩‍👧 Ж и з н ь'],
])('for “%s” a card draws “%s” and leaves out “%s”', (text, drawn, left) => {
  expect(drawable(text)).toBe(drawn);
  expect(leftOut(text)).toBe(left);
});
