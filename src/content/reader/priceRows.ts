import { interfaceWords } from '#interfaceWords.ts';
import { sentence } from '#lib/typography.ts';
import { amountOf, type Price } from '../files/price.ts';

const words = interfaceWords.servicePage.price;

/** An amount as a visitor reads it: `1500` as `R$ 1.500`. */
function reais(amount: string): string {
  const number = amountOf(amount).toLocaleString('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `R$ ${number}`;
}

/** Up to three rows about a service's price, in whole sentences. */
export function priceRows({ fixed, from, upTo, drivers, length, guarantee, rhythm }: Price = {}) {
  const paid = rhythm && words[rhythm];
  // Without an amount, the rhythm is omitted. “por mês” follows the amount directly; the other rhythms follow a comma.
  const varying = from && (upTo ? `${reais(from)} ${words.upTo} ${reais(upTo)}` : `${words.from} ${reais(from)}`);
  const amounts = fixed ? reais(fixed) : varying;
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
