import { describe, expect, test } from 'vitest';
import shipped from '../../site.config.ts';
import type { SiteConfig } from '../../src/lib/siteConfig.ts';
import { filledConfig } from '../../tests/variants/filledConfig.ts';
import { checkConfiguration } from './configuration.ts';

const ready: SiteConfig = {
  ...filledConfig,
  address: 'https://roda.org.br',
  security: { ...filledConfig.security, expires: '2027-06-01' },
};

const today = new Date('2027-01-01T12:00:00Z');
const check = (change: object) => checkConfiguration({ ...ready, ...change } as SiteConfig, today);
const standing = (change: object) =>
  check(change)
    .filter(({ state }) => state !== 'settled')
    .map(({ id, state }) => `${id} ${state}`);

describe('what the configuration tells', () => {
  test.each<[string, object, string[]]>([
    ['a configuration that is filled in', {}, ['form warning']],
    [
      'the shipped one',
      { ...shipped, security: { ...ready.security, contact: shipped.security.contact } },
      [
        'brand blocking',
        'address blocking',
        'links blocking',
        'whatsapp blocking',
        'form warning',
        'security blocking',
      ],
    ],
    [
      'the demonstration’s brand',
      { brand: { ...ready.brand, name: shipped.brand.name } },
      ['brand blocking', 'form warning'],
    ],
    ['an address under .test', { address: 'https://roda.test' }, ['address blocking', 'form warning']],
    [
      'one link to nowhere',
      { links: { ...ready.links, video: 'https://v.invalid' } },
      ['links blocking', 'form warning'],
    ],
    [
      'a phone of zeros',
      { links: { ...ready.links, whatsapp: '+55 00 0000-0000' } },
      ['whatsapp blocking', 'form warning'],
    ],
    ['a group that is not known yet', { more: { feed: 'https://a.example' } }, ['links blocking', 'form warning']],
    ['a delivery by a word', { contact: { delivery: 'whatsapp' } }, []],
    ['a delivery by an id', { contact: { delivery: { formspree: 'xyzabc' } } }, []],
    ['a delivery to a host', { contact: { delivery: { http: 'https://roda.org.br/envio' } } }, []],
    ['a delivery to nowhere', { contact: { delivery: { http: 'https://a.example/envio' } } }, ['form blocking']],
    ['a delivery to here', { contact: { delivery: { http: 'http://localhost:3000/envio' } } }, ['form blocking']],
  ])('for %s', (_name, change, matters) => expect(standing(change)).toEqual(matters));

  test.each([
    ['2027-06-01', 'settled', 'faltam 150 dias'],
    ['2027-04-02', 'settled', 'faltam 90 dias'],
    ['2027-04-01', 'warning', 'faltam 89 dias'],
    ['2027-02-02', 'warning', 'faltam 31 dias'],
    ['2027-02-01', 'blocking', 'faltam 30 dias'],
    ['2027-01-03', 'blocking', 'falta 1 dia.'],
    ['2026-12-31', 'blocking', 'venceu em 31/12/2026'],
  ])('a security contact until %s is %s: %s', (expires, state, words) => {
    // Days are counted from midnight to midnight.
    const matters = checkConfiguration(
      { ...ready, security: { ...ready.security, expires } },
      new Date('2027-01-02T00:00:00Z'),
    );
    const expiry = matters.find(({ id }) => id === 'expiry');
    expect(expiry?.state).toBe(state);
    expect(expiry?.found.join()).toContain(words);
  });

  test('what stands names its field and its value, and says what to do in the owner’s file', () => {
    const [brand] = check({ brand: shipped.brand });
    expect(brand?.found).toEqual([`brand.name: ${shipped.brand.name}`, `brand.legalName: ${shipped.brand.legalName}`]);
    for (const { state, todo } of check(shipped)) {
      if (state === 'settled') expect(todo).toBe('');
      else expect(todo).toContain('site.config.ts');
    }
  });

  test('a key of a delivery is not shown', () => {
    const form = check({ contact: { delivery: { web3forms: 'segredo' } } }).find(({ id }) => id === 'form');
    expect(form?.found).toEqual(['Envio: web3forms']);
  });
});
