import type { z } from 'zod';
import { blockList } from '#blocks/blocks.ts';
import { call, choice, group, optionalGroup, optionalText, text, yesOrNo } from '#schema/fields.ts';
import { accents, motifs } from '#schema/names.ts';
import { price } from './facts.ts';
import { hidden } from './pageKind.ts';
import { was } from './was.ts';

/**
 * `services/<slug>.yaml`. A service needs a name and a sentence; everything else has a default or is left out. A good page
 * answers five questions, in this order: what do I get, how does it work, what do you need from me, what does it cost to
 * write to you, what happens next.
 */
export const service = group('Serviço', {
  name: text('Nome', { help: 'No título da página, no cartão e no rodapé.', most: 60 }),
  description: text('Descrição', {
    help: 'Para buscadores e links compartilhados: de 70 a 155 letras.',
    long: true,
    most: 300,
  }),
  summary: optionalText('Resumo', {
    help: 'No cartão da página inicial. Vazio, vale a descrição.',
    long: true,
    most: 200,
  }),
  free: yesOrNo('Gratuito', 'Ganha a palavra “Gratuito”.'),
  tile: optionalGroup(
    'Azulejo',
    {
      motif: choice('Forma', motifs).optional(),
      accent: choice('Cor', accents, { help: 'Também é a cor da página.' }).optional(),
      seed: optionalText('Semente', { help: 'Uma palavra qualquer: cada uma dá outra parede.', most: 60 }),
    },
    'Vazio, o endereço da página desenha um.',
  ),
  lead: optionalText('Texto de abertura', { help: 'Vazio, vale a descrição.', long: true }),
  quoteCall: call('Botão da abertura', 'Vazio: “Peça um orçamento”').default('Peça um orçamento'),
  price,
  blocks: blockList('services').default([]),
  hidden,
  was,
}).refine(({ free, price }) => !(free && price?.from), {
  path: ['price', 'from'],
  error: 'nada: o serviço está marcado como gratuito. Apague o preço, ou desmarque “Gratuito”',
});

export type ServiceContent = z.infer<typeof service>;
