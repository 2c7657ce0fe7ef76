import type { z } from 'zod';
import { group, optionalChoice, optionalPattern, optionalText } from '#lib/schema/fields.ts';

/** An amount in reais as a number: `99,90` as 99.9. */
export const amountOf = (amount: string): number => Number(amount.replace(',', '.'));

const amount = (title: string) =>
  optionalPattern(title, {
    expected: 'um preço em reais, só o número, como 1500 ou 99,90',
    tidy: (line) => line.replace(/^R\$\s*/, '').replace(/\.(?=\d{3}\b)/g, ''),
    test: (value) => /^\d+(?:,\d\d)?$/.test(value) && amountOf(value) > 0,
  });

/** The price of a service. The site does not mention empty fields. */
export const price = group('Preço', {
  fixed: amount('Preço fixo').describe('Em reais, como 1500. Um preço que varia fica nos dois campos seguintes.'),
  from: amount('A partir de').describe('Em reais, como 1500. Um serviço gratuito não tem preço.'),
  upTo: amount('Até').describe('Como 4000. Vazio, o site diz “A partir de”.'),
  drivers: optionalText('Do que o preço depende', { most: 120 }).describe(
    'Continua a frase “Depende…”, como: do número de canais e de páginas.',
  ),
  length: optionalText('Quanto tempo leva', { most: 80 }).describe('Como: de três a cinco semanas.'),
  guarantee: optionalText('Garantia', { most: 120 }).describe(
    'Como: o que não funcionar como a proposta diz, consertamos sem cobrar.',
  ),
  rhythm: optionalChoice('Como se paga', {
    once: 'Uma vez',
    monthly: 'Por mês',
    both: 'Uma parte uma vez e outra por mês',
  }),
})
  .describe('Tudo aqui pode ficar vazio. O que estiver escrito aparece no resumo da página.')
  .refine(({ from, upTo }) => !upTo || (from && amountOf(upTo) > amountOf(from)), {
    path: ['upTo'],
    error: 'um preço maior que o de “A partir de”, ou nada',
  })
  .refine(({ fixed, from }) => !(fixed && from), {
    path: ['fixed'],
    error: 'um preço só: este, ou o de “A partir de”',
  })
  .prefault({});

export type Price = z.infer<typeof price>;
