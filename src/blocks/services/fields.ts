import { sectionLead, sectionTitle } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const services = block({
  kind: 'services',
  title: 'Serviços',
  about: 'Um cartão para cada serviço, com “Contratar” e “Saiba mais”.',
  picture:
    'M2 2h6v5H2zM9 2h6v5H9zM16 2h6v5h-6zM2 8h6v1H2zM9 8h6v1H9zM16 8h6v1h-6zM2 11h3v2H2zM9 11h3v2H9zM16 11h3v2h-3z',
  anchor: 'servicos',
  pages: ['home', 'pages'],
  once: true,
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
  }),
});
