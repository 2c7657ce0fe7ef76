import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { filledSite } from '../../tests/variants/filledSite.ts';
import { homeGraph, pageGraph } from './structuredData.ts';

const node = ({ '@graph': [first] }: Graph) => first;

const facts = {
  cnpj: '12.ABC.345/01DE-35',
  city: 'Recife',
  state: 'PE',
  email: 'equipe@roda.org.br',
  hours: [{ days: { first: 'Monday', last: 'Friday' }, from: '9h', to: '18h' }],
  invoice: true,
} as const;

test('the organization’s node has the facts from the owner’s files', () => {
  const graph = homeGraph({ ...filledSite, facts }, []);
  expect(node(graph)).toMatchObject({
    '@type': 'Organization',
    taxID: '12.ABC.345/01DE-35',
    email: 'equipe@roda.org.br',
    address: { '@type': 'PostalAddress', addressLocality: 'Recife', addressRegion: 'PE', addressCountry: 'BR' },
  });
});

test('an organization with a street address is a place, with its opening hours', () => {
  const address = { street: 'Rua da Aurora, 10', city: 'Olinda', state: 'PE', postalCode: '53020-000' };
  const graph = homeGraph({ ...filledSite, facts: { ...facts, address } }, []);
  expect(node(graph)).toMatchObject({
    '@type': 'LocalBusiness',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Rua da Aurora, 10',
      addressLocality: 'Olinda',
      addressRegion: 'PE',
      postalCode: '53020-000',
      addressCountry: 'BR',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => `https://schema.org/${day}`),
        opens: '09:00',
        closes: '18:00',
      },
    ],
  });
});

test('an organization without a city in Brazil has no address', () => {
  const graph = homeGraph({ ...filledSite, facts: { city: 'Trabalhamos a distância.' } }, []);
  expect(node(graph)).not.toHaveProperty('address');
});

test('between the home page and a case, the breadcrumbs have the list of cases', () => {
  const list = { name: 'Casos', path: '/casos' };
  const { '@graph': nodes } = pageGraph(filledSite, { name: 'Roda', path: '/caso/roda', list });
  expect(nodes.at(-1)).toMatchObject({
    itemListElement: ['/', '/casos', '/caso/roda'].map((path) => ({ item: filledSite.address + path })),
  });
});
