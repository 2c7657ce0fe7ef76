import { expect, test } from 'vitest';
import { site as shipped } from '#content/content.ts';
import type { Site } from '#content/files/site.ts';
import { privacy } from './privacy.ts';

const textOf = (site: Partial<Site>) =>
  privacy({ ...shipped, ...site }, true)
    .parts.flatMap(({ texts, points = {} }) => [...texts, ...Object.values(points)])
    .join('\n');
const sentBy = (delivery: Site['contact']['delivery']) => ({ contact: { ...shipped.contact, delivery } });

const php = sentBy({ kind: 'php', to: ['equipe@a.org'], from: 'site@a.org' });

test.each<[string, Partial<Site>]>([
  ['não envia nada a ninguém', sentBy({ kind: 'simulated' })],
  ['num link do WhatsApp', sentBy({ kind: 'whatsapp' })],
  ['vai para o Formspree', sentBy({ kind: 'formspree', form: 'xyzabcde' })],
  ['vai para o servidor deste site', php],
  ['O servidor é de quem hospeda o site', {}],
  ['O servidor é da hospedagem', php],
  ['O servidor é da hospedagem', { publishing: { kind: 'sftp', host: 'a.org', user: 'ana' } }],
  ['O servidor é da Cloudflare', { publishing: { kind: 'cloudflare' } }],
])('the page says “%s” for a site with %j', (sentence, chosen) => {
  const text = textOf(chosen);
  expect(text).toContain(sentence);
  const isSent = chosen.contact !== undefined && chosen.contact.delivery.kind !== 'simulated';
  expect(text.includes(shipped.contact.purpose)).toBe(isSent);
});

test('the page names who is responsible for the site, with the facts that the owner gave', () => {
  const text = textOf({ facts: { cnpj: '12.345.678/0001-95', dataContact: 'Ana Souza.' } });
  expect(text.split('\n').slice(0, 3)).toEqual([
    `${shipped.brand.legalName} responde por este site.`,
    'CNPJ 12.345.678/0001-95',
    'Quem cuida dos dados pessoais é Ana Souza.',
  ]);
  expect(textOf({ facts: {} })).not.toMatch(/CNPJ|Quem cuida/);
});
