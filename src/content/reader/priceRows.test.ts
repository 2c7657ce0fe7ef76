import { expect, test } from 'vitest';
import type { Price } from '../files/price.ts';
import { priceRows } from './priceRows.ts';

const rows = (price?: Price) => priceRows(price).map(({ term, text }) => `${term}: ${text}`);

test.each<[Price | undefined, string[]]>([
  [undefined, []],
  [{ from: '1500' }, ['Preço: A partir de R$ 1.500.']],
  [{ from: '1500', rhythm: 'once' }, ['Preço: A partir de R$ 1.500, pago uma vez.']],
  [{ from: '300', rhythm: 'monthly' }, ['Preço: A partir de R$ 300 por mês.']],
  [{ from: '1500', rhythm: 'both' }, ['Preço: A partir de R$ 1.500, uma parte uma vez e outra por mês.']],
  [{ fixed: '1500', rhythm: 'once' }, ['Preço: R$ 1.500, pago uma vez.']],
  [{ rhythm: 'monthly' }, []],
  [{ from: '1500', drivers: 'do prazo' }, ['Preço: A partir de R$ 1.500. Depende do prazo.']],
  [{ from: '1500', upTo: '4000' }, ['Preço: R$ 1.500 a R$ 4.000.']],
  [{ from: '300', upTo: '900,50', rhythm: 'monthly' }, ['Preço: R$ 300 a R$ 900,50 por mês.']],
  [
    { drivers: 'Do número de canais', length: 'De três a cinco semanas.', guarantee: 'um mês' },
    ['Preço: Depende do número de canais.', 'Prazo: De três a cinco semanas.', 'Garantia: Um mês.'],
  ],
])('the price %j has the rows %j', (price, said) => expect(rows(price)).toEqual(said));
