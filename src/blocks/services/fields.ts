import { interfaceWords } from '#interfaceWords.ts';
import { call, ownWords, sectionLead, sectionTitle } from '#schema/fields.ts';
import { block } from '../block.ts';

/** The services' cards. Each service has a file of its own. */
export const services = block({
  kind: 'services',
  title: 'Serviços',
  anchor: 'servicos',
  ground: 'surface',
  pages: ['home', 'pages'],
  once: true,
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    ...ownWords(
      { hire: call('Botão para contratar'), more: call('Link para a página do serviço') },
      interfaceWords.blocks.services,
    ),
  }),
});
