import { describe, expect, test } from 'vitest';
import config from '../../site.config.ts';
import { faultIn, parseSiteConfig, type SiteConfig, SiteConfigError } from './siteConfig.ts';

type Change = { [Key in keyof SiteConfig]?: unknown };

/** The message for the shipped configuration with some groups of it replaced. */
function complaint(change: unknown): string {
  try {
    parseSiteConfig(change);
  } catch (error) {
    expect(error).toBeInstanceOf(SiteConfigError);
    return (error as SiteConfigError).message;
  }
  throw new Error('The configuration was accepted.');
}

const colours = {
  cal: '#ffffff',
  tinta: '#111111',
  azul: '#1d3fbb',
  mata: '#0e5a43',
  ipe: '#f7b916',
  barro: '#b5401f',
};

const expiring = (days: number) => ({
  ...config.security,
  expires: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
});

const changed = (change: Change) => ({ ...config, ...change });

describe('the owner’s configuration', () => {
  test('is accepted as it ships', () => {
    expect(parseSiteConfig(config)).toEqual(config);
  });

  test.each([
    ['an empty name', changed({ brand: { ...config.brand, name: '  ' } }), 'brand.name', 'o nome da marca'],
    [
      'a missing name',
      changed({ brand: { legalName: 'A', tagline: 'B' } }),
      'brand.name',
      'nada (o campo está faltando)',
    ],
    ['a number for a name', changed({ brand: { ...config.brand, name: 7 } }), 'brand.name', 'encontrei: 7'],
    ['an address without https', changed({ address: 'www.a.org' }), 'address', '“www.a.org”'],
    ['an address with a slash at its end', changed({ address: 'https://a.org/' }), 'address', 'não termine em barra'],
    ['an address with a query', changed({ address: 'https://a.org?b' }), 'address', '“https://a.org?b”'],
    ['a link without https', changed({ links: { ...config.links, instagram: '@a' } }), 'links.instagram', '“@a”'],
    ['an insecure link', changed({ links: { ...config.links, web3: 'http://a.org' } }), 'links.web3', 'https://'],
    [
      'a script for a link',
      changed({ links: { ...config.links, github: 'javascript:alert(1)' } }),
      'links.github',
      'https://',
    ],
    ['an empty link', changed({ links: { ...config.links, discord: '' } }), 'links.discord', 'um texto vazio'],
    ['a bare hash', changed({ links: { ...config.links, video: '#' } }), 'links.video', '“#”'],
    [
      'a phone without its country',
      changed({ links: { ...config.links, whatsapp: '(11) 91234-5678' } }),
      'links.whatsapp',
      'código do país',
    ],
    [
      'a phone of words',
      changed({ links: { ...config.links, whatsapp: 'meu número' } }),
      'links.whatsapp',
      '“meu número”',
    ],
    ['an unknown palette', changed({ palette: 'arco-iris' }), 'palette', "'mutirao', 'mare', 'cerrado'"],
    ['no palette', changed({ palette: undefined }), 'palette', 'nada (o campo está faltando)'],
    ['a palette without its ink', changed({ palette: { ...colours, tinta: undefined } }), 'palette.tinta', '#1d3fbb'],
    ['a colour of words', changed({ palette: { ...colours, azul: 'azul' } }), 'palette.azul', '“azul”'],
    [
      'a colour that has no name here',
      changed({ palette: { ...colours, roxo: '#663399' } }),
      'palette.roxo',
      'não existe',
    ],
    [
      'buttons that cannot be read',
      changed({ palette: { ...colours, azul: '#7f9cff' } }),
      'palette.azul',
      'A mais próxima que serve: #',
    ],
    [
      'no way to report a fault',
      changed({ security: { ...config.security, contact: 'Ana' } }),
      'security.contact',
      'mailto:',
    ],
    [
      'a date of words',
      changed({ security: { ...config.security, expires: 'amanhã' } }),
      'security.expires',
      '“amanhã”',
    ],
    [
      'subdomains in words',
      changed({ security: { ...config.security, subdomains: 'sim' } }),
      'security.subdomains',
      'true ou false',
    ],
    ['a contact that has expired', changed({ security: expiring(-1) }), 'security.expires', 'mais de 30 dias'],
    ['a contact that soon expires', changed({ security: expiring(29) }), 'security.expires', 'mais de 30 dias'],
    ['a contact for ever', changed({ security: expiring(400) }), 'security.expires', 'no máximo um ano'],
    [
      'a misspelt field',
      changed({ contact: { ...config.contact, notte: 'x' } }),
      'contact.notte',
      'este campo não existe',
    ],
    ['a missing group', changed({ links: undefined }), 'links', 'um grupo de campos'],
    ['a list for a group', changed({ brand: [] }), 'brand', 'uma lista'],
    ['no configuration', undefined, '(arquivo inteiro)', 'nada'],
  ])('%s is named, with what was found and what is expected', (_name, input, path, text) => {
    const message = complaint(input);
    expect(message).toContain(`  ${path}\n`);
    expect(message).toContain(text);
    expect(message).toMatch(/encontrei: .+\n {4}esperava: {2}.+/);
  });

  const delivering = (delivery: unknown) => changed({ contact: { ...config.contact, delivery } });

  test.each([
    'simulated',
    'whatsapp',
    { http: 'https://api.coletivo.org.br/contato' },
    { http: 'https://coletivo.org.br:8443/?para=nós' },
    { http: 'http://localhost:8787/contato' },
    { http: 'http://127.0.0.1:8787' },
    { formspree: 'xyzabcde' },
    { web3forms: '5f0c3a52-8d1e-4b7a-9c46-0a1b2c3d4e5f' },
  ])('the delivery %j is accepted', (delivery) => {
    expect(parseSiteConfig(delivering(delivery))).toEqual(delivering(delivery));
  });

  test.each([
    'pombo',
    '',
    undefined,
    null,
    7,
    [],
    ['whatsapp'],
    {},
    { http: 'http://api.coletivo.org.br' },
    { http: 'http://localhost' },
    { http: 'http://localhost:80@evil.example' },
    { http: 'http://localhost.evil.example:80' },
    { http: 'https:coletivo.org.br' },
    { http: 'https://ana:senha@coletivo.org.br' },
    { http: "https://coletivo.org.br;script-src'unsafe-inline'" },
    { http: 'javascript:alert(1)' },
    { http: 'api.coletivo.org.br' },
    { formspree: 'https://formspree.io/f/xyzabcde' },
    { formspree: '../outro' },
    { formspree: '' },
    { formspre: 'xyzabcde' },
    { web3forms: 'minha-chave' },
    { http: 'https://a.org', formspree: 'xyzabcde' },
    { whatsapp: '+55 11 91234-5678' },
  ])('of the delivery %j one sentence says all that it may be', (delivery) => {
    const message = complaint(delivering(delivery));
    expect(message).toContain('um campo precisa');
    expect(message).toContain('  contact.delivery\n');
    for (const form of ["'simulated'", "'whatsapp'", "{ http: 'https://…' }", '{ formspree: ', '{ web3forms: ']) {
      expect(message.split(form)).toHaveLength(2);
    }
  });

  test('all faults are told at once, each once', () => {
    const message = complaint(
      changed({
        address: 'x',
        links: { ...config.links, telegram: '', web3: 'y' },
        contact: { note: '', delivery: '' },
      }),
    );
    for (const path of ['address', 'links.telegram', 'links.web3', 'contact.note', 'contact.delivery']) {
      expect(message.split(`  ${path}\n`)).toHaveLength(2);
    }
    expect(message).toContain('5 campos precisam');
  });

  test('an enormous value is cut in the message', () => {
    expect(complaint(changed({ address: 'x'.repeat(10_000) })).length).toBeLessThan(600);
  });
});

describe('the rule of one field', () => {
  test.each([
    ['brand.name', 'Coletivo', undefined],
    ['brand.name', ' ', 'o nome da marca'],
    ['address', 'https://a.org/pasta', undefined],
    ['address', 'a.org', 'https://'],
    ['links.whatsapp', '(11) 91234-5678', 'código do país'],
    ['palette', 'mare', undefined],
    ['palette', 'lua', `'cerrado'`],
    ['palette.azul', '#1d3fbb', undefined],
    ['palette.azul', 'azul', '#1d3fbb'],
    ['contact.delivery', { http: 'https://a.org' }, undefined],
    ['contact.delivery', { http: 'a.org' }, 'http'],
    ['contact.delivery.http', 'a.org', 'https://'],
    ['contact.delivery.formspree', 'xayzabcd', undefined],
  ])('%s takes or refuses %j', (path, value, expected) => {
    const fault = faultIn(path, value);
    if (expected === undefined) expect(fault).toBeUndefined();
    else expect(fault).toContain(expected);
  });

  test('that is not there is nobody’s fault but the code’s', () => {
    expect(() => faultIn('brand.colour', 'x')).toThrow('no brand.colour');
  });
});
