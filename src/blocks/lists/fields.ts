import { group, list, sectionLead, sectionTitle, text } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const lists = block({
  kind: 'lists',
  title: 'Listas: cada uma com título e pontos',
  about: 'Listas com título, para o que cabe em poucas palavras. Duas formam um par, como antes e depois.',
  picture: 'M2 3h5v1H2zM2 6h6v1H2zM2 9h6v1H2zM2 12h5v1H2zM13 3h5v1h-5zM13 6h8v1h-8zM13 9h7v1h-7z',
  anchor: 'listas',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    lists: list(
      'Listas',
      group('Lista', {
        title: text('Título', { most: 60 }),
        text: sectionLead,
        points: list('Pontos', text('Ponto')),
      }),
    ),
  }),
});
