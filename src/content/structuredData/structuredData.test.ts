import { expect, test } from 'vitest';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { homeGraph, pageGraph } from './structuredData.ts';

const facts = {
  cnpj: '12.ABC.345/01DE-35',
  city: 'Recife',
  state: 'PE',
  email: 'equipe@roda.org.br',
  hours: [{ days: { first: 'Monday', last: 'Tuesday' }, from: '9h', to: '18h' }],
} as const;

const organization = (facts: object) => homeGraph({ ...filledSite, facts }, ['https://perfil.example'])['@graph'][0];

test('the organization’s node has the facts from the owner’s files, and no address if it has no city in Brazil', () => {
  expect(organization(facts)).toMatchObject({
    '@type': 'Organization',
    name: 'Roda',
    url: 'https://roda.org.br/site/',
    legalName: 'Coletivo Roda',
    description: filledSite.brand.tagline,
    sameAs: ['https://perfil.example'],
    taxID: '12.ABC.345/01DE-35',
    email: 'equipe@roda.org.br',
    telephone: '+5511912345678',
    address: { '@type': 'PostalAddress', addressLocality: 'Recife', addressRegion: 'PE', addressCountry: 'BR' },
    openingHoursSpecification: undefined,
  });
  expect(organization({ landline: '+55 81 3123-4567' })).toMatchObject({
    telephone: ['+5511912345678', '+558131234567'],
  });
  expect(organization({ city: 'Trabalhamos a distância.' })).toMatchObject({ address: undefined });
});

test('an organization with a street address is a place, with its opening hours', () => {
  const address = { street: 'Rua da Aurora, 10', city: 'Olinda', state: 'PE', postalCode: '53020-000' };
  expect(organization({ ...facts, address })).toMatchObject({
    '@type': 'LocalBusiness',
    address: { streetAddress: 'Rua da Aurora, 10', addressLocality: 'Olinda', postalCode: '53020-000' },
    openingHoursSpecification: [{ dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' }],
  });
});

test('news have their day, their author, their picture, and breadcrumbs through their list', () => {
  const page = {
    name: 'Feira',
    path: '/novidade/feira',
    date: '2026-11-01',
    list: { name: 'Novidades', path: '/novidades' },
  };
  const [article, crumbs] = pageGraph(filledSite, { ...page, image: 'a.png', author: 'Ana' })['@graph'];
  expect(article).toMatchObject({ headline: 'Feira', datePublished: '2026-11-01', author: { name: 'Ana' } });
  expect(article).toMatchObject({ image: 'a.png' });
  expect(pageGraph(filledSite, page)['@graph'][0]).toMatchObject({ author: { name: 'Roda' } });
  const items = ['/', '/novidades', '/novidade/feira'].map((path, index) => ({
    position: index + 1,
    item: filledSite.address + path,
  }));
  expect(crumbs).toMatchObject({ itemListElement: items });
});
