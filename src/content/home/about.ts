import { group, item, list, sectionTitle, text } from '../schema/fields.ts';

/** The owner, the values, and the people that the services are for. */
export const about = group('Sobre', {
  title: sectionTitle,
  statement: text('Quem vocês são', { long: true }),
  craft: text('O que vocês fazem', { long: true }),
  values: list('Valores', item, { help: 'São três: cada um tem o seu azulejo.', least: 3, most: 3 }),
  audienceTitle: text('Título de “para quem é”', { most: 60 }),
  audience: list('Para quem é', text('Quem', { most: 60 })),
  principlesTitle: text('Título dos princípios', { most: 80 }),
  principles: list('Princípios', item),
});
