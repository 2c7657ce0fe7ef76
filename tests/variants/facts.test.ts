import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** Tests the facts about the owner: the site `full` has all of them, `small` has none. */

openBrowser();

const home = variant('full').pages()['index.html'];
const text = (selector: string) => home?.querySelector(selector)?.text.replace(/\s+/g, ' ');

test('the footer has the CNPJ, the city and the e-mail', () => {
  expect(text('footer')).toContain('CNPJ 12.ABC.345/01DE-35');
  expect(text('footer')).toContain('Recife, PE');
  expect(home?.querySelector('footer a[href="mailto:equipe@coletivo.example"]')).toBeTruthy();
});

test('the contact section has the e-mail as a channel, and four other facts as sentences', () => {
  expect(text('[data-channels] a[href="mailto:equipe@coletivo.example"]')).toBe('E-mail equipe@coletivo.example');
  const said = home?.querySelectorAll('#contato p').map((one) => one.text.replace(/\s+/g, ' '));
  expect(said?.slice(-4)).toEqual([
    'Atendimento: segunda a sexta, das 9h às 18h.',
    'Cidade: Recife, PE.',
    'Emitimos nota fiscal.',
    'Responde pelos dados pessoais: Ana Souza.',
  ]);
});

test('the letterhead of every page has the URL, the city, the contacts, the name and the CNPJ', () => {
  for (const [file, page] of Object.entries(variant('full').pages())) {
    const letterhead = page.querySelector('header p')?.innerHTML.split(/<br ?\/?>/);
    expect(letterhead, file).toEqual([
      'coletivo.example/qualquer/pasta · Recife, PE',
      'WhatsApp +55 00 00000-0000',
      'equipe@coletivo.example',
      'Coletivo Mutirão, CNPJ 12.ABC.345/01DE-35',
    ]);
  }
});

test('a vCard parser reads the e-mail, the city and the hours from contato.vcf', () => {
  const card = new ICAL.Component(ICAL.parse(variant('full').read('contato.vcf')));
  expect(card.getFirstPropertyValue('email')).toBe('equipe@coletivo.example');
  expect(card.getFirstPropertyValue('adr')).toEqual(['', '', '', 'Recife', 'PE', '', 'Brasil']);
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

test.each([320, 390, 768, 900, 1440])('at %i px, an e-mail address breaks only after @ or a dot', async (width) => {
  const { page, address } = await openWindow('full', width);
  await page.goto(address);
  const broken = await page.locator('a[href^="mailto:"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const parts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: part, index } of (node.nodeValue ?? '').matchAll(/[^@.\s]+[@.]?/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + part.length);
          if (range.getClientRects().length > 1) parts.push(part);
        }
      }
      return parts;
    }),
  );
  expect(broken).toEqual([]);
});

test.each([
  [320, 'active'],
  [320, 'none'],
  [390, 'none'],
  [1440, 'none'],
] as const)('at %i px, with forced colours %s, nothing is wider than the window', async (width, forcedColors) => {
  const { page, address } = await openWindow('known', width);
  await page.emulateMedia({ forcedColors });
  await page.goto(address);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
