import { expect, test } from 'vitest';
import type { Delivery } from '#contactForm/delivery.ts';
import { site as shipped } from '#content/content.ts';
import type { Site } from '#content/files/site.ts';
import { privacy } from './privacy.ts';

const PURPOSE = shipped.contact.purpose;
const mail = { to: ['equipe@a.org'], from: 'site@a.org' };

type Chosen = Site['contact']['delivery'];

/** For each delivery: the owner's setting, and the page's words for the recipient and for the server's operator. */
const deliveries: { [Kind in Delivery['kind']]: [Extract<Chosen, { kind: Kind }>, whom: string, host: string] } = {
  simulated: [{ kind: 'simulated' }, 'não envia nada a ninguém', 'de quem hospeda o site'],
  whatsapp: [{ kind: 'whatsapp' }, 'num link do WhatsApp', 'de quem hospeda o site'],
  formspree: [{ kind: 'formspree', form: 'xyzabcde' }, 'vai para o Formspree', 'de quem hospeda o site'],
  php: [{ kind: 'php', ...mail }, 'vai para o servidor deste site', 'da hospedagem'],
};

const textOf = (site: Partial<Site>) =>
  privacy({ ...shipped, ...site }, true)
    .parts.flatMap(({ texts, points = [] }) => [...texts, ...points.map(({ text }) => text)])
    .join('\n');
const sent = (delivery: Chosen) => textOf({ contact: { ...shipped.contact, delivery } });

test.each(Object.entries(deliveries))(
  'with the delivery %s, the page says where a message goes, why, and whose server may log visits',
  (kind, [chosen, whom, host]) => {
    const text = sent(chosen);
    expect(text).toContain(whom);
    expect(text.includes(PURPOSE)).toBe(kind !== 'simulated');
    expect(text).toContain(`O servidor é ${host}`);
  },
);

test.each<[Site['publishing'], string]>([
  [{ kind: 'cloudflare' }, 'da Cloudflare'],
  [{ kind: 'sftp', host: 'a.org', user: 'ana', port: undefined, folder: undefined }, 'da hospedagem'],
])('for a site published to %j, the page says “O servidor é %s”', (publishing, host) => {
  expect(textOf({ publishing })).toContain(`O servidor é ${host}`);
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
