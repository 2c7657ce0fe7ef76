import { item, optionalList, sectionLead, sectionTitle } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const contact = block({
  kind: 'contact',
  title: 'Contato',
  about: 'O formulário, os outros canais e os passos depois da mensagem.',
  picture: 'M2 3h8v2H2zM2 7h7v1H2zM2 10h7v1H2zM12 2h10v2H12zM12 5h10v2H12zM12 8h10v3H12zM12 12h5v2h-5z',
  anchor: 'contato',
  once: true,
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    steps: optionalList('O que acontece depois que a pessoa escreve', item('Passo'), { most: 6 }),
  }),
});
