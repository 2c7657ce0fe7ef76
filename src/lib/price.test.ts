import { describe, expect, test } from 'vitest';
import { amountOf, type Price, priceRows, reais } from './price.ts';

test.each([
  ['R$ 1.500', 'R$ 1.500', 1500],
  ['1500', 'R$ 1.500', 1500],
  ['R$1500,00', 'R$ 1.500', 1500],
  ['R$\u00A01.500,50', 'R$ 1.500,50', 1500.5],
  ['A partir de 300 reais.', 'R$ 300', 300],
  ['R$ 12.345.678', 'R$ 12.345.678', 12_345_678],
  ['r$ 800,-', 'R$ 800', 800],
])('the price “%s” is normalised to “%s”, with the amount %d', (written, tidied, amount) => {
  expect(reais(written)).toBe(tidied);
  expect(reais(tidied)).toBe(tidied);
  expect(amountOf(tidied)).toBe(amount);
});

test.each(['mil reais', '1,500.00', '1.5', 'R$', 'US$ 300', '300 por mês', 'de 300 a 500'])(
  'no amount is read from the price “%s”',
  (written) => {
    expect(amountOf(written)).toBeUndefined();
    expect(reais(written)).toBe(written);
  },
);

describe('the rows about a price', () => {
  const rhythms = { once: 'pago uma vez', monthly: 'por mês', both: 'uma parte uma vez e outra por mês' };
  const terms = { price: 'Preço', drivers: 'O preço depende', length: 'Prazo', guarantee: 'Garantia' };
  const words = { ...terms, from: 'A partir de', upTo: 'a', ...rhythms };
  const rows = (price?: Price) => priceRows(price, words).map(({ term, text }) => `${term}: ${text}`);

  test.each<[Price | undefined, string[]]>([
    [undefined, []],
    [{ from: 'R$ 1.500' }, ['Preço: A partir de R$ 1.500.']],
    [{ from: 'R$ 1.500', rhythm: 'once' }, ['Preço: A partir de R$ 1.500, pago uma vez.']],
    [{ from: 'R$ 300', rhythm: 'monthly' }, ['Preço: A partir de R$ 300 por mês.']],
    [{ from: 'R$ 1.500', rhythm: 'both' }, ['Preço: A partir de R$ 1.500, uma parte uma vez e outra por mês.']],
    [{ rhythm: 'monthly' }, []],
    [{ from: 'R$ 1.500', upTo: 'R$ 4.000' }, ['Preço: R$ 1.500 a R$ 4.000.']],
    [{ from: 'R$ 300', upTo: 'R$ 900', rhythm: 'monthly' }, ['Preço: R$ 300 a R$ 900 por mês.']],
    [
      { drivers: 'do número de canais', length: 'De três a cinco semanas.', guarantee: 'um mês' },
      ['O preço depende: Do número de canais.', 'Prazo: De três a cinco semanas.', 'Garantia: Um mês.'],
    ],
  ])('if `price` is %j, adds %j', (price, said) => expect(rows(price)).toEqual(said));
});
