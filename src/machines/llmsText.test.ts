import { expect, test } from 'vitest';
import { readContent } from '#content/read.ts';
import type { ServiceSection } from '#content/schema/service.ts';
import { linksFrom } from '#lib/links.ts';
import { llmsText } from './llmsText.ts';

const { home, common, services, ...content } = readContent('demo');
const site = { ...content.site, address: 'https://a.example/pasta' };
const links = linksFrom('other', site, '', home);

test('every link of llms.txt is absolute', () => {
  const card = { label: 'Contato', who: 'Todos', to: 'vcard' } as const;
  const invitation: ServiceSection = { kind: 'outside', title: 'Convite', lead: 'Veja.', to: 'about', call: 'Sobre' };
  const text = llmsText({
    site,
    home,
    services: services.map((one) => ({ ...one, sections: [invitation] })),
    common: { ...common, channels: [card] },
    links,
    statements: [],
  });
  const found = new Set([...text.matchAll(/\]\((.*?)\)/g)].map(([, href]) => href));
  expect(found).toEqual(
    new Set([
      'https://a.example/pasta/#impacto',
      'https://a.example/pasta/#sobre',
      ...services.map(({ slug }) => `https://a.example/pasta/${slug}`),
      'https://a.example/pasta/contato.vcf',
    ]),
  );
});
