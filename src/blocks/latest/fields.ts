import { mapValues } from '#lib/keysOf.ts';
import { listedKinds } from '#lib/pageKinds.ts';
import { choice, optionalService, sectionTitle, wholeNumber } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const latest = block({
  kind: 'latest',
  title: 'Casos ou novidades',
  about: 'Os casos ou as novidades mais recentes, com um link para todos.',
  picture: 'M2 3h6v5H2zM9 3h6v5H9zM16 3h6v5h-6zM2 9h5v1H2zM9 9h5v1H9zM16 9h5v1h-5zM2 12h4v1H2z',
  anchor: 'recentes',
  fields: () => ({
    title: sectionTitle.optional().describe('Vazio, vale o da lista.'),
    of: choice(
      'O quê',
      mapValues(listedKinds, ({ title }) => title),
    ),
    most: wholeNumber('Quantos', 12).describe('De 1 a 12. Vazio, são 3.').optional(),
    service: optionalService('De um serviço').describe('Para casos. Vazio, são todos.'),
  }),
  brokenRule: ({ of, service }) =>
    of !== 'cases' && service !== undefined
      ? ['service', 'um serviço só com casos', 'apague o serviço, ou mostre casos']
      : undefined,
});
