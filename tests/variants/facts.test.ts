import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { legalPageSlugs } from '../../src/legalPages/legalPage.ts';
import { BRAND } from './sites.ts';
import { variant } from './variant.ts';

/** Tests the facts about the owner: the site `full` has all of them, `small` has none. */

const home = variant('full').pages()['index.html'];
const text = (selector: string) => home?.querySelector(selector)?.text.replace(/\s+/g, ' ');

test('the footer has the CNPJ, the address and the e-mail', () => {
  expect(text('footer')).toContain('CNPJ 12.ABC.345/01DE-35');
  expect(text('footer')).toContain('Rua da Aurora, 10, Recife, PE, 50050-000');
  expect(home?.querySelector('footer a[href="mailto:equipe@coletivo.example"]')).toBeTruthy();
});

test('the contact section has the e-mail, which can break after @ and dots, and four other facts as sentences', () => {
  expect(text('[data-channels] a[href="mailto:equipe@coletivo.example"]')).toBe('E-mail equipe@coletivo.example');
  expect(home?.querySelector('footer a[href^="mailto:"]')?.innerHTML).toContain('equipe@<wbr>coletivo.<wbr>example');
  const said = home?.querySelectorAll('#contato p').map((one) => one.text.replace(/\s+/g, ' '));
  expect(said?.slice(-4)).toEqual([
    'Atendimento: segunda a sexta, das 9h às 18h.',
    'Cidade: Recife, PE.',
    'Emitimos nota fiscal.',
    'Responde pelos dados pessoais: Ana Souza.',
  ]);
});

test('the contact section has the address, which leads to a map in a new tab', () => {
  const link = home?.querySelector('[data-channels] a[href*="/maps/"]');
  expect(link?.text.replace(/\s+/g, ' ')).toBe('Endereço Rua da Aurora, 10, Recife, PE, 50050-000 (abre em nova aba)');
  expect(new URL(link?.getAttribute('href') ?? '').searchParams.get('query')).toBe(
    'Rua da Aurora, 10, Recife, PE, 50050-000',
  );
});

test('the letterhead of every page has the URL, the address, the contacts, the name and the CNPJ', () => {
  for (const [file, page] of Object.entries(variant('full').pages())) {
    const letterhead = page.querySelector('header p')?.innerHTML.split(/<br ?\/?>/);
    expect(letterhead, file).toEqual([
      'coletivo.example/qualquer/pasta · Rua da Aurora, 10, Recife, PE, 50050-000',
      'WhatsApp +55 00 00000-0000',
      'equipe@coletivo.example',
      'Coletivo Mutirão, CNPJ 12.ABC.345/01DE-35',
    ]);
  }
});

test('a vCard parser reads the brand, the phone number and the facts from contato.vcf', () => {
  const card = new ICAL.Component(ICAL.parse(variant('full').read('contato.vcf')));
  expect(card.getFirstPropertyValue('fn')).toBe(BRAND);
  expect(card.getFirstPropertyValue('tel')).toBe('+5500000000000');
  expect(card.getFirstPropertyValue('email')).toBe('equipe@coletivo.example');
  expect(card.getFirstPropertyValue('adr')).toEqual([
    '',
    '',
    'Rua da Aurora, 10',
    'Recife',
    'PE',
    '50050-000',
    'Brasil',
  ]);
  expect(card.getFirstPropertyValue('note')).toMatch(/\nAtendimento: segunda a sexta, das 9h às 18h/);
});

test('the summary of a service and llms.txt state the same price', () => {
  const rows = (service: string) =>
    variant('full')
      .pages()
      [`${service}.html`]?.querySelectorAll('dl div')
      .slice(3)
      .map((row) => [row.querySelector('dt')?.text, row.querySelector('dd')?.text.replace(/\s/g, ' ')]);
  expect(rows('agentes-ai')).toEqual([
    ['Preço', 'A partir de R$ 1.500, pago uma vez.'],
    ['O preço depende', 'Do número de canais.'],
    ['Prazo', 'Três semanas.'],
  ]);
  expect(rows('automacoes')).toEqual([['Preço', 'A partir de R$ 300 por mês.']]);
  for (const [term, said] of [...(rows('agentes-ai') ?? []), ...(rows('automacoes') ?? [])]) {
    expect(variant('full').read('llms.txt')).toContain(`- **${term}**: ${said}`);
  }
});

test('a site without facts and prices has no text or empty paragraph for them', () => {
  const site = variant('small');
  for (const file of ['index.html', 'agentes-ai.html', 'llms.txt', 'contato.vcf']) {
    expect(site.read(file)).not.toMatch(
      /CNPJ|mailto:|nota fiscal|undefined|hoursAvailable|priceSpecification|ADR|EMAIL/,
    );
  }
  const home = site.pages()['index.html'];
  expect(home?.querySelectorAll('[data-channels] ~ p')).toHaveLength(0);
  expect(home?.querySelectorAll('footer p').map((one) => one.text.trim())).not.toContain('');
});

test('the footer of every page links to the pages on privacy and on accessibility, by their titles', () => {
  const { base, pages } = variant('full');
  for (const [name, page] of Object.entries(pages())) {
    const links = page.querySelectorAll('footer a').map((link) => [link.text, link.getAttribute('href')]);
    expect(links, name).toContainEqual(['Privacidade', `${base}/privacidade`]);
    expect(links, name).toContainEqual(['Acessibilidade', `${base}/acessibilidade`]);
  }
});

test.each(Object.values(legalPageSlugs))('the page %s says its date and whom to contact', (slug) => {
  const main = variant('full').pages()[`${slug}.html`]?.querySelector('main');
  expect(main?.textContent).toMatch(/Publicada em \d+º?\sde \p{L}+ de \d{4}/u);
  expect(main?.querySelectorAll('a').at(-1)?.getAttribute('href')).toMatch(/^(?:mailto:|https:\/\/wa\.me\/)/);
});
