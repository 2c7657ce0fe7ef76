import { expect, test } from 'vitest';
import config from '../../site.config.ts';
import { type Delivery, deliveryFrom, deliveryOrigin } from './delivery.ts';
import type { SiteConfig } from './siteConfig.ts';

const KEY = '5f0c3a52-8d1e-4b7a-9c46-0a1b2c3d4e5f';

test.each<[SiteConfig['contact']['delivery'], Delivery, string | undefined]>([
  ['simulated', { kind: 'simulated' }, undefined],
  ['whatsapp', { kind: 'whatsapp', chat: 'https://wa.me/5511912345678' }, undefined],
  [
    { http: 'https://api.a.org:8443/contato?x=1' },
    { kind: 'http', address: 'https://api.a.org:8443/contato?x=1' },
    'https://api.a.org:8443',
  ],
  [{ http: 'http://127.0.0.1:8787' }, { kind: 'http', address: 'http://127.0.0.1:8787' }, 'http://127.0.0.1:8787'],
  [
    { formspree: 'xyzabcde' },
    { kind: 'formspree', address: 'https://formspree.io/f/xyzabcde' },
    'https://formspree.io',
  ],
  [
    { web3forms: KEY },
    { kind: 'web3forms', address: 'https://api.web3forms.com/submit', accessKey: KEY },
    'https://api.web3forms.com',
  ],
])('%j goes its way, and the page speaks to no other origin', (chosen, delivery, origin) => {
  const links = { ...config.links, whatsapp: '+55 (11) 91234-5678' };
  expect(deliveryFrom({ contact: { ...config.contact, delivery: chosen }, links })).toEqual(delivery);
  expect(deliveryOrigin(delivery)).toBe(origin);
});
