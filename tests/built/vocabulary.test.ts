import { expect, test } from 'vitest';
import { faultsOf, type Node, namedNodes } from './vocabulary.ts';

const graph = (...nodes: Node[]): Node => ({ '@context': 'https://schema.org', '@graph': nodes });
const faults = (data: Node) => faultsOf(data, namedNodes([data]));
const roda: Node = { '@type': 'Organization', '@id': 'https://roda.org.br/#quem', name: 'Roda' };
const service = (properties: Node): Node => ({ '@type': 'Service', name: 'Oficina', ...properties });

test('properties of a class and of its superclasses are valid', () => {
  expect(
    faults(
      graph(
        roda,
        service({
          url: 'https://roda.org.br/oficina',
          areaServed: ['BR', { '@type': 'Country', name: 'Brasil' }],
          provider: { '@id': 'https://roda.org.br/#quem' },
          offers: { '@type': 'AggregateOffer', price: 0.5, offerCount: 2 },
        }),
        { '@type': 'ListItem', position: 1, item: 'https://roda.org.br' },
        { '@type': 'CreativeWork', isAccessibleForFree: true },
      ),
    ),
  ).toEqual([]);
});

test.each<[string, Node, string]>([
  ['another context', { ...graph(roda), '@context': 'https://example.org' }, '@context is not https://schema.org'],
  ['a property beside @graph', { ...graph(roda), name: 'Roda' }, 'name is a property beside @graph'],
  ['a text instead of a node', { ...graph(), '@graph': ['Roda'] }, '@graph has an item that is no node'],
  ['a node without a type', graph({ name: 'Roda' }), 'undefined is no class'],
  ['an unknown type', graph({ '@type': 'Organisation', name: 'Roda' }), '"Organisation" is no class'],
  ['a property as a type', graph({ '@type': 'name' }), '"name" is no class'],
  ['an unknown property', graph({ ...roda, nome: 'Roda' }), 'nome is no property'],
  ['a type as a property', graph({ ...roda, Person: 'Ana' }), 'Person is no property'],
  ['a superseded property', graph({ ...roda, contactPoints: 'https://a.org' }), 'contactPoints became contactPoint'],
  ['a property of another type', graph({ ...roda, price: 0 }), 'Organization has no price'],
  ['a property of a subtype', graph(service({ broadcastDisplayName: 'Roda' })), 'Service has no broadcastDisplayName'],
  ['a text instead of a URL', graph({ ...roda, url: 'roda' }), 'Organization.url is not for "roda"'],
  ['a URL with a space', graph({ ...roda, url: 'https://a.org/b c' }), 'Organization.url is not for'],
  ['a URL without TLS', graph({ ...roda, url: 'http://a.org' }), 'Organization.url is not for "http://a.org"'],
  ['a text instead of a nested node', graph(service({ provider: 'Roda' })), 'Service.provider is not for "Roda"'],
  ['a number instead of a text', graph({ ...roda, name: 1 }), 'Organization.name is not for 1'],
  ['an empty text', graph({ ...roda, name: ' ' }), 'Organization.name is not for " "'],
  ['a null value', graph({ ...roda, name: null }), 'Organization.name is not for null'],
  [
    'a text instead of a number',
    graph({ '@type': 'AggregateOffer', offerCount: '2' }),
    'AggregateOffer.offerCount is not for "2"',
  ],
  [
    'a fraction instead of an integer',
    graph({ '@type': 'ListItem', position: 1.5 }),
    'ListItem.position is not for 1.5',
  ],
  ['a text instead of a boolean', graph({ '@type': 'CreativeWork', isAccessibleForFree: 'yes' }), 'is not for "yes"'],
  [
    'one wrong value among several',
    graph({ ...roda, sameAs: ['https://a.org', 'a'] }),
    'Organization.sameAs is not for "a"',
  ],
  [
    'a nested node of another type',
    graph({ ...roda, contactPoint: roda }),
    'Organization.contactPoint is not for Organization',
  ],
  [
    'an unknown property of a nested node',
    graph(service({ offers: { '@type': 'Offer', preco: 0 } })),
    'preco is no property',
  ],
  [
    'a reference to a missing node',
    graph(service({ provider: { '@id': 'https://a.org/#x' } })),
    'leads to https://a.org/#x',
  ],
  [
    'a reference to a node of another type',
    graph(roda, { ...roda, contactPoint: { '@id': 'https://roda.org.br/#quem' } }),
    'is not for Organization',
  ],
  ['an @id that is not a URL', graph({ ...roda, '@id': '#quem' }), 'the @id of Organization is no address'],
])('%s is a fault', (_name, data, fault) => {
  expect(faults(data)).toEqual([expect.stringContaining(fault)]);
});
