import { call, group, optionalChoice, optionalText, text, yesOrNo } from '#lib/schema/fields.ts';
import type { Motif } from '#look/walls/mural.ts';
import type { Accent } from '#look/walls/walls.ts';
import { pageFields } from './pageFields.ts';
import { price } from './price.ts';

const { lead, blocks, hidden, was, ...texts } = pageFields('services');

const tile = group('Azulejo', {
  motif: optionalChoice<Motif>('Forma', {
    folha: 'Folha',
    quarto: 'Quarto',
    meia: 'Meia',
    fluxo: 'Fluxo',
    ciclo: 'Ciclo',
    corte: 'Corte',
  }),
  accent: optionalChoice<Accent>('Cor', {
    principal: 'Principal',
    segunda: 'Segunda',
    terceira: 'Terceira',
    texto: 'A do texto',
    destaque: 'Destaque',
  }).describe('Também é a cor da página.'),
  seed: optionalText('Semente', { most: 60 }).describe('Uma palavra qualquer: cada uma dá outra parede.'),
})
  .describe('Vazio, o endereço da página desenha um.')
  .prefault({});

/**
 * `services/<slug>.yaml`. A service needs a name and a sentence; everything else has a default or is left out. A good page
 * answers five questions, in this order: what do I get, how does it work, what do you need from me, what does it cost to
 * write to you, what happens next.
 */
export const service = group('Serviço', {
  ...texts,
  name: text('Nome', { most: 60 }).describe('No título da página, no cartão e no rodapé.'),
  free: yesOrNo('Gratuito').describe('Ganha a palavra “Gratuito”.'),
  tile,
  lead,
  quoteCall: call('Botão da abertura').describe('Vazio: “Peça um orçamento”').default('Peça um orçamento'),
  price,
  blocks,
  hidden,
  was,
}).superRefine(({ free, price }, context) => {
  const message = 'ou o preço, ou “Gratuito”: um serviço gratuito não tem preço';
  for (const field of ['fixed', 'from'] as const)
    if (free && price[field]) context.addIssue({ code: 'custom', path: ['price', field], message });
});
