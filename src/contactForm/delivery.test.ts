import { expect, test } from 'vitest';
import { site } from '#content/content.ts';
import type { Site } from '#content/files/site.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { allowed, type Delivery, deliveryFrom } from './delivery.ts';

test.each<[Site['contact']['delivery'], Delivery, string | undefined]>([
  [{ kind: 'simulated' }, { kind: 'simulated' }, undefined],
  [
    { kind: 'whatsapp' },
    { kind: 'whatsapp', chat: 'https://wa.me/5511912345678', words: interfaceWords.form.chat },
    undefined,
  ],
  [
    { kind: 'formspree', form: 'xyzabcde' },
    { kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' },
    'https://formspree.io',
  ],
  [{ kind: 'php', to: ['equipe@a.org'], from: 'site@a.org' }, { kind: 'php', address: '/pasta/contato.php' }, "'self'"],
])(
  'with the delivery %j, pages may connect only to robots.txt and the delivery’s server, if there is one',
  (chosen, delivery, origin) => {
    const contact = { ...site.contact, whatsapp: '+55 (11) 91234-5678', delivery: chosen };
    const facts = { contact, address: 'https://a.org/pasta' };
    expect(deliveryFrom(facts)).toEqual(delivery);
    expect(allowed(facts)).toEqual({
      connections: ['https://a.org/robots.txt', ...(origin ? [origin] : [])],
      forms: origin ?? "'none'",
    });
  },
);
