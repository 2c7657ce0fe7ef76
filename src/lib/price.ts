import { sentence } from './typography.ts';

/** The facts about a service's price. */
export type Price = {
  /** The amount, as `reais` returns it. */
  from?: string | undefined;
  /** The other end of a range. */
  upTo?: string | undefined;
  drivers?: string | undefined;
  length?: string | undefined;
  guarantee?: string | undefined;
  rhythm?: 'once' | 'monthly' | 'both' | undefined;
};

/** The labels of a price: the terms of four rows, and the words around the amounts. */
export type PriceWords = Record<
  'price' | 'drivers' | 'length' | 'guarantee' | 'from' | 'upTo' | NonNullable<Price['rhythm']>,
  string
>;

/** A price in one notation: `R$1500,00` and “a partir de 1.500” become `R$ 1.500`. Other texts stay unchanged. */
export function reais(written: string): string {
  const amount = amountOf(written);
  if (amount === undefined) return written;
  const number = amount.toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `R$ ${number}`;
}

/** The amount of a price in reais, as a number; undefined if the text is not a price. */
export function amountOf(written: string): number | undefined {
  const [, whole, cents = '0'] =
    /^(?:a partir de )?(?:R\$)?\s*(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{2})|,-)?(?: reais)?\.?$/i.exec(written.trim()) ?? [];
  return whole ? Number(whole.replaceAll('.', '')) + Number(cents) / 100 : undefined;
}

type Row = { term: string; text: string };

/** Up to four rows about a service's price. */
export function priceRows({ from, upTo, drivers, length, guarantee, rhythm }: Price = {}, words: PriceWords): Row[] {
  const paid = rhythm && words[rhythm];
  // Without an amount, the rhythm is omitted. “por mês” follows the amount directly; the other rhythms follow a comma.
  const amounts = upTo ? `${from} ${words.upTo} ${upTo}` : `${words.from} ${from}`;
  const amount = from && [amounts, paid].filter(Boolean).join(rhythm === 'monthly' ? ' ' : ', ');
  const rows = [
    { term: words.price, text: amount },
    { term: words.drivers, text: drivers },
    { term: words.length, text: length },
    { term: words.guarantee, text: guarantee },
  ];
  return rows.flatMap(({ term, text }) => (text ? { term, text: sentence(text) } : []));
}
