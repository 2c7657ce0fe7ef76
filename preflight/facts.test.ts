import { expect, test } from 'vitest';
import { type Content, readContent } from '../src/content/read.ts';
import { checkFacts } from './facts.ts';

const shipped = readContent();
const facts = {
  cnpj: '12.345.678/0001-95',
  city: 'Recife',
  email: 'equipe@roda.org.br',
  hours: [{ days: { first: 'Monday' }, from: '9h', to: '18h' }],
  invoice: true,
  dataContact: 'Ana',
};
const priced = shipped.services.map((one) => (one.free ? one : { ...one, price: { drivers: 'do tamanho' } }));
const check = (site: object, services: unknown = priced) =>
  checkFacts({ ...shipped, services, site: { ...shipped.site, ...site } } as Content);

test('a site without facts and prices gets one line for each fact, and one line for all prices', () => {
  const { state, found, todo } = check(
    {},
    shipped.services.map((service) => ({ ...service, price: undefined })),
  );
  expect(state).toBe('yours');
  expect(found.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
    'O site › Quem são vocês › CNPJ',
    'O site › Quem são vocês › Cidade',
    'O site › Quem são vocês › E-mail',
    'O site › Quem são vocês › Horário de atendimento',
    'O site › Quem são vocês › Emitimos nota fiscal',
    'O site › Quem são vocês › Quem responde pelos dados pessoais',
    'Preço, ou do que ele depende, em Agentes AI Personalizados, Automações com IA, Agentics Personalizados e Webdesign Completo',
  ]);
  expect(todo).toContain('deixe vazio');
});

test('a site with all facts and prices is fine, and the finding about a missing fact names the field', () => {
  const { cnpj: _, ...others } = facts;
  expect(check({ facts }).state).toBe('fine');
  expect(check({ facts: others }).fields).toMatchObject([
    { field: 'O site › Quem são vocês › CNPJ', path: ['facts', 'cnpj'] },
  ]);
});
