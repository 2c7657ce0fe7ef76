import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { legalPageSlugs } from '../../src/legalPages/legalPage.ts';
import { variant } from './variant.ts';

/** Tests the facts about the owner: the owner’s site has all of them, the site `small` has none. */

const home = variant('owner').pages()['index.html'];
const text = (selector: string) => home?.querySelector(selector)?.text.replace(/\s+/g, ' ');

test('the footer has the CNPJ, the address and the e-mail', () => {
  expect(text('footer')).toContain('CNPJ 12.ABC.345/01DE-35');
  expect(text('footer')).toContain('Rua do Azulejo, 12, sala 3, Recife, PE, 50000-000');
  expect(home?.querySelector('footer a[href="mailto:ola@trespontes.example"]')).toBeTruthy();
});

test('the contact section has the e-mail, which can break after @ and dots, and four other facts as sentences', () => {
  expect(text('[data-channels] a[href="mailto:ola@trespontes.example"]')).toBe('E-mail ola@trespontes.example');
  expect(home?.querySelector('footer a[href^="mailto:"]')?.innerHTML).toContain('ola@<wbr>trespontes.<wbr>example');
  const said = home?.querySelectorAll('#contato p').map((one) => one.text.replace(/\s+/g, ' '));
  expect(said?.slice(-4)).toEqual([
    'Atendimento: segunda a quinta, das 9h às 12h e das 14h às 18h; sexta, das 9h às 12h.',
    'Cidade: Recife, PE.',
    'Emitimos nota fiscal.',
    'Responde pelos dados pessoais: Lúcia Ferraz.',
  ]);
});

test('the contact section has the address, which leads to a map in a new tab', () => {
  const link = home?.querySelector('[data-channels] a[href*="/maps/"]');
  expect(link?.text.replace(/\s+/g, ' ')).toBe(
    'Endereço Rua do Azulejo, 12, sala 3, Recife, PE, 50000-000 (abre em nova aba)',
  );
  expect(new URL(link?.getAttribute('href') ?? '').searchParams.get('query')).toBe(
    'Rua do Azulejo, 12, sala 3, Recife, PE, 50000-000',
  );
});

test('the letterhead of every page has the URL, the address, the contacts, the name and the CNPJ', () => {
  for (const [file, page] of Object.entries(variant('owner').pages())) {
    const letterhead = page.querySelector('header p')?.innerHTML.split(/<br ?\/?>/);
    expect(letterhead, file).toEqual([
      'trespontes.example · Rua do Azulejo, 12, sala 3, Recife, PE, 50000-000',
      'WhatsApp +55 00 00000-0000',
      'ola@trespontes.example',
      'Três Pontes Desenho e Ensino Ltda., CNPJ 12.ABC.345/01DE-35',
    ]);
  }
});

test('a vCard parser reads the brand, the phone number and the facts from contato.vcf', () => {
  const card = new ICAL.Component(ICAL.parse(variant('owner').read('contato.vcf')));
  expect(card.getFirstPropertyValue('fn')).toBe('Três Pontes');
  expect(card.getFirstPropertyValue('tel')).toBe('+5500000000000');
  expect(card.getFirstPropertyValue('email')).toBe('ola@trespontes.example');
  expect(card.getFirstPropertyValue('adr')).toEqual([
    '',
    '',
    'Rua do Azulejo, 12, sala 3',
    'Recife',
    'PE',
    '50000-000',
    'Brasil',
  ]);
  expect(card.getFirstPropertyValue('note')).toMatch(/\nAtendimento: segunda a quinta, das 9h às 12h/);
});

test('the summary of a service states its price', () => {
  const rows = variant('owner')
    .pages()
    ['identidade.html']?.querySelectorAll('dl div')
    .slice(2)
    .map((row) => [row.querySelector('dt')?.text, row.querySelector('dd')?.text.replace(/\s/g, ' ')]);
  expect(rows).toEqual([
    ['Preço', 'A partir de R$ 4.800, pago uma vez.'],
    ['O preço depende', 'Do número de peças que a marca vai ter.'],
    ['Prazo', 'De cinco a oito semanas.'],
  ]);
});

test('a site without facts and prices has no text or empty paragraph for them', () => {
  const site = variant('small');
  for (const file of ['index.html', 'agentes-ai.html', 'contato.vcf']) {
    expect(site.read(file)).not.toMatch(
      /CNPJ|mailto:|nota fiscal|undefined|hoursAvailable|priceSpecification|ADR|EMAIL/,
    );
  }
  const home = site.pages()['index.html'];
  expect(home?.querySelectorAll('[data-channels] ~ p')).toHaveLength(0);
  expect(home?.querySelectorAll('footer p').map((one) => one.text.trim())).not.toContain('');
});

test('the footer of every page links to the pages on privacy and on accessibility, by their titles', () => {
  for (const [name, page] of Object.entries(variant('owner').pages())) {
    const links = page.querySelectorAll('footer a').map((link) => [link.text, link.getAttribute('href')]);
    expect(links, name).toContainEqual(['Privacidade', '/privacidade']);
    expect(links, name).toContainEqual(['Acessibilidade', '/acessibilidade']);
  }
});

test.each(Object.values(legalPageSlugs))('the page %s says its date and whom to contact', (slug) => {
  const main = variant('owner').pages()[`${slug}.html`]?.querySelector('main');
  expect(main?.textContent).toMatch(/Publicada em \d+º?\sde \p{L}+ de \d{4}/u);
  expect(main?.querySelectorAll('a').at(-1)?.getAttribute('href')).toMatch(/^(?:mailto:|https:\/\/wa\.me\/)/);
});
