import { item, optionalList, optionalText, sectionTitle, text } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const about = block({
  kind: 'about',
  title: 'Sobre',
  about: 'Quem vocês são, o que valorizam, para quem é e como trabalham.',
  picture: 'M2 2h14v2H2zM2 7h6v3H2zM9 7h6v3H9zM16 7h6v3h-6zM2 12h20v1H2z',
  anchor: 'sobre',
  fields: () => ({
    title: sectionTitle,
    statement: text('Quem vocês são', { long: true }),
    craft: optionalText('O que vocês fazem', { long: true }).describe('Pode ficar vazio.'),
    values: optionalList('Valores', item('Valor'), { most: 3 }).describe(
      'Até três: cada um tem o seu azulejo. Pode ficar vazio.',
    ),
    audienceTitle: text('Título de “para quem é”', { most: 60 })
      .describe('Só aparece com a lista.')
      .default('Para quem é'),
    audience: optionalList('Para quem é', text('Quem', { most: 80 })).describe(
      'Depois de dois-pontos, uma cena: “Escolas: a dúvida da matrícula já tem resposta”. Pode ficar vazio.',
    ),
    principlesTitle: text('Título dos princípios', { most: 80 })
      .describe('Só aparece com a lista.')
      .default('O que vale em todo projeto'),
    principles: optionalList('Princípios', item('Princípio')),
  }),
});
