import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn, textFor } from './siteContent.ts';

const demo = (file: string) => ({ ...filesIn('demo').get(file)?.value }) as Record<string, object>;

test.each([
  ...['site.yaml', 'home.yaml', 'common.yaml', 'not-found.yaml'],
  ...readdirSync('demo/services').map((file) => `services/${file}`),
])('the editor writes the demonstration’s %s unchanged, so that an undone edit leaves no difference', (file) => {
  expect(textFor(file, demo(file))).toBe(readFileSync(`demo/${file}`, 'utf8'));
});

test('the editor writes a button’s own text, and the colours of a palette, but no other default', () => {
  const service = (quoteCall: string) => textFor('services/a.yaml', { ...demo('services/agentes-ai.yaml'), quoteCall });
  expect(service('Mandar')).toContain('\nquoteCall: Mandar\n');
  expect(service('Peça um orçamento')).not.toContain('quoteCall');
  const site = textFor('site.yaml', { ...demo('site.yaml'), palette: { name: 'minha' } });
  expect(site).toContain('  name: minha\n  fundo: "#fbf7ee"\n');
});

test('a form writes neither its empty optional groups nor the default tile', () => {
  const site = demo('site.yaml');
  const brand = { ...site.brand, logo: { file: '' } };
  expect(textFor('site.yaml', { ...site, facts: { cnpj: '', invoice: undefined }, brand })).not.toMatch(/facts|logo/);
  const service = { ...demo('services/agentes-ai.yaml'), price: { from: '', rhythm: '' } };
  expect(textFor('services/agentes-ai.yaml', service)).not.toContain('price');
});
