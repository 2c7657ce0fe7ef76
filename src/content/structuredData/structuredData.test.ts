import { expect, test } from 'vitest';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { homeGraph, pageGraph } from './structuredData.ts';

const organization = (facts: object) => homeGraph({ ...filledSite, facts }, [])['@graph'][0];

test('the organization’s node has the facts from the owner’s files', () => {
  const facts = { cnpj: '12.ABC.345/01DE-35', email: 'equipe@roda.org.br', landline: '+55 81 3123-4567' };
  expect(organization(facts)).toMatchObject({
    '@type': 'Organization',
    taxID: '12.ABC.345/01DE-35',
    email: 'equipe@roda.org.br',
    telephone: ['+5511912345678', '+558131234567'],
    address: undefined,
  });
});

test('an organization with a street address is a place', () => {
  expect(organization({ address: 'Rua da Aurora, 10, Olinda' })).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+5511912345678',
    address: { '@type': 'PostalAddress', streetAddress: 'Rua da Aurora, 10, Olinda', addressCountry: 'BR' },
  });
});

test('news have their day, their author, and breadcrumbs through their list', () => {
  const page = {
    name: 'Feira',
    path: '/novidade/feira',
    date: '2026-11-01',
    list: { name: 'Novidades', path: '/novidades' },
  };
  const [article, crumbs] = pageGraph(filledSite, { ...page, author: 'Ana' })['@graph'];
  expect(article).toMatchObject({ headline: 'Feira', datePublished: '2026-11-01', author: { name: 'Ana' } });
  expect(pageGraph(filledSite, page)['@graph'][0]).toMatchObject({ author: { name: 'Roda' } });
  const items = ['/', '/novidades', '/novidade/feira'].map((path) => ({ item: filledSite.address + path }));
  expect(crumbs).toMatchObject({ itemListElement: items });
});
