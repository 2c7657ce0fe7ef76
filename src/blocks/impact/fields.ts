import { call, item, optionalList, optionalText, sectionTitle, text } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const impact = block({
  kind: 'impact',
  title: 'Impacto',
  about: 'A parte que vocês doam: a cada tantos clientes, um serviço grátis.',
  picture: 'M2 3h3v4H2zM6 3h3v4H6zM10 3h3v4h-3zM2 8h3v4H2zM6 8h3v4H6zM10 8h3v4h-3zM15 3h7v9h-7z',
  anchor: 'impacto',
  ground: 'accent',
  once: true,
  fields: () => ({
    title: sectionTitle,
    text: text('Texto', { long: true }),
    lead: optionalText('Frase menor', { long: true }).describe('Pode ficar vazia.'),
    call: call('Botão'),
    points: optionalList('Como se escolhe, e o que cada grupo pode fazer', item('Ponto')),
  }),
});
