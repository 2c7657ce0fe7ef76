import { expect, test } from 'vitest';
import { site } from '#content/content.ts';
import type { Site } from '#content/schema/site.ts';
import { allowed, type Delivery, deliveryFrom } from './delivery.ts';

const KEY = '5f0c3a52-8d1e-4b7a-9c46-0a1b2c3d4e5f';

test.each<[Site['contact']['delivery'], Delivery, string | undefined]>([
  [{ kind: 'simulated' }, { kind: 'simulated' }, undefined],
  [{ kind: 'whatsapp' }, { kind: 'whatsapp', chat: 'https://wa.me/5511912345678' }, undefined],
  [
    { kind: 'http', address: 'https://api.a.org:8443/contato?x=1' },
    { kind: 'http', address: 'https://api.a.org:8443/contato?x=1' },
    'https://api.a.org:8443',
  ],
  [
    { kind: 'http', address: 'http://127.0.0.1:8787' },
    { kind: 'http', address: 'http://127.0.0.1:8787' },
    'http://127.0.0.1:8787',
  ],
  [
    { kind: 'formspree', form: 'xyzabcde' },
    { kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' },
    'https://formspree.io',
  ],
  [
    { kind: 'web3forms', key: KEY },
    { kind: 'web3forms', address: 'https://api.web3forms.com/submit', accessKey: KEY },
    'https://api.web3forms.com',
  ],
  [{ kind: 'php', to: 'equipe@a.org', from: 'site@a.org' }, { kind: 'php', address: '/pasta/contato.php' }, "'self'"],
])(
  'with the delivery %j, pages may connect only to robots.txt and the delivery’s server, if there is one',
  (chosen, delivery, origin) => {
    const links = { ...site.links, whatsapp: '+55 (11) 91234-5678' };
    const facts = { contact: { ...site.contact, delivery: chosen }, links, address: 'https://a.org/pasta' };
    expect(deliveryFrom(facts)).toEqual(delivery);
    expect(allowed(facts)).toEqual({
      connections: ['https://a.org/robots.txt', ...(origin ? [origin] : [])],
      forms: origin === "'self'" ? "'self'" : "'none'",
    });
  },
);
