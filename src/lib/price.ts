import { sentence } from './typography.ts';

/** The facts about a service's price. */
export type Price = {
  /** The amount in reais, such as `1500` or `99,90`. */
  from?: string | undefined;
  /** The other end of a range. */
  upTo?: string | undefined;
  drivers?: string | undefined;
  length?: string | undefined;
  guarantee?: string | undefined;
  rhythm?: 'once' | 'monthly' | 'both' | undefined;
};

/** The words about a price: the terms of three rows, and the words around the amounts and before the drivers. */
export type PriceWords = Record<
  'price' | 'drivers' | 'length' | 'guarantee' | 'from' | 'upTo' | NonNullable<Price['rhythm']>,
  string
>;

/** An amount as a visitor reads it: `1500` as `R$ 1.500`. */
function reais(amount: string): string {
  const number = amountOf(amount).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `R$ ${number}`;
}

/** An amount as a number. */
export const amountOf = (amount: string): number => Number(amount.replace(',', '.'));

type Row = { term: string; text: string };

/** Up to three rows about a service's price, in whole sentences. */
export function priceRows({ from, upTo, drivers, length, guarantee, rhythm }: Price = {}, words: PriceWords): Row[] {
  const paid = rhythm && words[rhythm];
  // Without an amount, the rhythm is omitted. “por mês” follows the amount directly; the other rhythms follow a comma.
  const amounts = from && (upTo ? `${reais(from)} ${words.upTo} ${reais(upTo)}` : `${words.from} ${reais(from)}`);
  const amount = amounts && [amounts, paid].filter(Boolean).join(rhythm === 'monthly' ? ' ' : ', ');
  const depends = drivers && `${words.drivers} ${drivers.charAt(0).toLocaleLowerCase('pt-BR')}${drivers.slice(1)}`;
  const price = [amount, depends].flatMap((text) => (text ? sentence(text) : [])).join(' ');
  const rows = [
    { term: words.price, text: price },
    { term: words.length, text: length },
    { term: words.guarantee, text: guarantee },
  ];
  return rows.flatMap(({ term, text }) => (text ? { term, text: sentence(text) } : []));
}
