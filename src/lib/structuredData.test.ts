import { describe, expect, test } from 'vitest';
import { site as shipped } from '#content/content.ts';
import { homeGraph, serviceGraph } from './structuredData.ts';

const site = {
  ...shipped,
  address: 'https://roda.org.br/site',
  brand: { name: 'Roda', legalName: 'Coletivo Roda', tagline: 'Fazemos juntos.' },
  links: { ...shipped.links, whatsapp: '+55 (11) 91234-5678' },
};
const workshop = { name: 'Oficina', description: 'Uma oficina.', slug: 'oficina' };
const roda = {
  '@type': 'Organization',
  '@id': 'https://roda.org.br/site/#organizacao',
  name: 'Roda',
  url: `${site.address}/`,
};

describe('structured data', () => {
  test('of the home page is the organization and its site', () => {
    expect(homeGraph(site, ['https://a.org/roda', 'https://b.org/roda'])).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          ...roda,
          legalName: 'Coletivo Roda',
          description: 'Fazemos juntos.',
          logo: 'https://roda.org.br/site/apple-touch-icon.png',
          areaServed: 'BR',
          sameAs: ['https://a.org/roda', 'https://b.org/roda'],
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: '+5511912345678',
            url: 'https://wa.me/5511912345678',
          },
        },
        {
          '@type': 'WebSite',
          '@id': 'https://roda.org.br/site/#site',
          name: 'Roda',
          url: 'https://roda.org.br/site/',
          inLanguage: 'pt-BR',
          publisher: { '@id': 'https://roda.org.br/site/#organizacao' },
        },
      ],
    });
  });

  test.each<[string, { free?: true }, object]>([
    ['a service', {}, {}],
    ['a free service', { free: true }, { offers: { '@type': 'Offer', price: 0, priceCurrency: 'BRL' } }],
  ])('of %s is the service, its provider, and its breadcrumbs', (_name, free, offers) => {
    expect(serviceGraph(site, { ...workshop, ...free })).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Service',
          name: 'Oficina',
          description: 'Uma oficina.',
          url: 'https://roda.org.br/site/oficina',
          provider: roda,
          ...offers,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Roda', item: 'https://roda.org.br/site/' },
            { '@type': 'ListItem', position: 2, name: 'Oficina', item: 'https://roda.org.br/site/oficina' },
          ],
        },
      ],
    });
  });
});
