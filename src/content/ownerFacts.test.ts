import { expect, test } from 'vitest';
import { factChannels, factSentences, priceRows } from './ownerFacts.ts';

test('a second phone number is a channel that calls it, and an address one that leads to a map', () => {
  const channels = factChannels({ landline: '+55 81 3123-4567', address: 'Rua da Aurora, 10, Recife' });
  expect(channels.map(({ label, who, to }) => [label, who, to.href])).toEqual([
    ['Telefone', '+55 81 3123-4567', 'tel:+558131234567'],
    [
      'Endereço',
      'Rua da Aurora, 10, Recife',
      'https://www.google.com/maps/search/?api=1&query=Rua%20da%20Aurora%2C%2010%2C%20Recife',
    ],
  ]);
});

test('facts are whole sentences, and empty ones are left out', () => {
  expect(factSentences({ city: 'a distância', hours: 'segunda a sexta' })).toEqual([
    'Atendimento: segunda a sexta.',
    'A distância.',
  ]);
});

test('a price has a row for each of its texts', () => {
  const rows = priceRows({ amount: 'a partir de R$ 300 por mês', guarantee: 'Um mês.' });
  expect(rows.map(({ term, text }) => `${term}: ${text}`)).toEqual([
    'Preço: A partir de R$ 300 por mês.',
    'Garantia: Um mês.',
  ]);
});
