import { expect, test } from 'vitest';
import { type Content, readContent } from '../src/content/read.ts';
import { filledSite } from '../tests/variants/filledSite.ts';
import { checkContent, checkFacts, writtenIn } from './content.ts';
import { listed, words } from './finding.ts';

const shipped = readContent();
const ready = { ...filledSite, security: { ...filledSite.security, expires: '2027-06-01' } };

const contentOf = (site: object, others: object = {}) =>
  ({ ...shipped, ...others, site: { ...ready, ...site } }) as Content;
const check = (site: object, others: object = {}, today = '2027-01-01T12:00:00Z') => {
  const content = contentOf(site, others);
  return checkContent(content, [{ file: 'site.yaml', name: '', value: content.site }], new Date(today));
};
const codes = (findings: ReturnType<typeof check>) => findings.map(({ code, state }) => `${code} ${state}`);
const deliveryTo = (delivery: object) => ({ contact: { ...ready.contact, delivery } });
const php = deliveryTo({ kind: 'php', to: ['equipe@roda.org.br'], from: 'site@roda.org.br' });
const cloudflare = { publishing: { kind: 'cloudflare', name: 'roda' } };
const expiring = (expires: string) => ({ security: { ...ready.security, expires } });

test.each<[string, object, string[]]>([
  ['a complete site', {}, []],
  ['the demonstration', { ...shipped.site, security: ready.security }, ['placeholder missing', 'simulated missing']],
  ['a form that sends nothing', deliveryTo({ kind: 'simulated' }), ['simulated missing']],
  ['a form with PHP', php, ['php yours']],
  ['a form with PHP on Cloudflare', { ...php, ...cloudflare }, ['noPhp missing']],
])('for %s, the findings are: $2', (_name, site, findings) => expect(codes(check(site))).toEqual(findings));

test.each([
  ['2027-04-02', []],
  ['2027-04-01', ['expiry warning']],
  ['2027-02-02', ['expiry warning']],
  ['2027-02-01', ['expiry missing']],
  ['2026-12-31', ['expiry missing']],
])('on 2 January 2027, for a security contact that expires on %s, the findings are: %j', (expires, findings) => {
  // Whole days are counted, from midnight to midnight.
  expect(codes(check(expiring(expires), {}, '2027-01-02'))).toEqual(findings);
});

const later = [{ kind: 'news', slug: 'a', name: 'Feira', date: '2999-02-01' }];
const laterLinks = [{ file: 'common.yaml', field: 'Cabeçalho › Leva a', to: '/novidades', path: ['header'] }];
test.each<[string, object, string, object]>([
  ['an unread file', { unread: ['cursos.yaml'] }, 'unread', { text: 'cursos.yaml' }],
  ['a service that the list lacks', { unlisted: ['services/a.yaml'] }, 'unlisted', { text: 'services/a.yaml' }],
  ['news of a later day', { later }, 'later', { text: '“Feira”, 1º de fevereiro de 2999', path: ['date'] }],
  ['a link to them', { laterLinks }, 'laterLinks', { text: 'Cabeçalho › Leva a: /novidades', path: ['header'] }],
])('%s is a warning with its place', (_name, others, code, place) => {
  expect(check({}, others)).toMatchObject([{ code, state: 'warning', found: [place] }]);
});

test('a finding has the labels, the value and the path of its field', () => {
  const mail = deliveryTo({ kind: 'php', to: ['equipe@roda.example'], from: 'site@roda.org.br' });
  const found = check({ ...mail, ...expiring('2026-12-31') }).map(({ found: [first] }) => [first?.text, first?.path]);
  expect(found).toContainEqual([
    'O site › Contato › Envio do formulário › E-mail 1: equipe@roda.example',
    ['contact', 'delivery', 'to', 0],
  ]);
  const expiry = 'O site › Contato de segurança › Válido até: 31 de dezembro de 2026';
  expect(found).toContainEqual([expiry, ['security', 'expires']]);
});

test('a placeholder in a page has the name of the page', () => {
  const file = 'services/agentics.yaml';
  const name = writtenIn('demo', shipped).find((one) => one.file === file)?.name ?? '';
  const written = [{ file, name, value: { lead: 'Veja https://a.test/x' } }];
  expect(checkContent(contentOf({}), written, new Date('2027-01-01'))[0]?.found).toEqual([
    { file, text: 'Agentics Personalizados › Texto de abertura: Veja https://a.test/x', path: ['lead'] },
  ]);
});

test('the key of a delivery is not shown', () => {
  expect(JSON.stringify(check(deliveryTo({ kind: 'formspree', form: 'segredo' })))).not.toContain('segredo');
});

test('facts and prices that a site does not mention are one finding, with a line for each', () => {
  const facts = { cnpj: '1', city: 'Recife', email: 'a', hours: [], invoice: true, dataContact: 'Ana' };
  const priced = shipped.services.map((one) => (one.free ? one : { ...one, price: { drivers: 'do tamanho' } }));
  expect(checkFacts(contentOf({ facts }, { services: priced }))).toEqual([]);
  const { cnpj: _, ...others } = facts;
  const [service] = shipped.services;
  expect(checkFacts(contentOf({ facts: others }, { services: [{ ...service, price: undefined }] }))).toEqual([
    {
      code: 'facts',
      state: 'yours',
      found: [
        { text: 'O site › Quem são vocês › CNPJ', file: 'site.yaml', path: ['facts', 'cnpj'] },
        { text: `${service?.name} › Preço`, file: `services/${service?.slug}.yaml`, path: ['price'] },
      ],
    },
  ]);
});

test('in the terminal, what blocks the publication is first, and each finding says what to do', () => {
  const findings = check({ address: 'https://a.test', ...expiring('2027-03-01') });
  const lines = listed([...findings].reverse()).split('\n');
  expect(lines.slice(1, 4)).toEqual([
    `FALTA  ${words.placeholder.name}`,
    '       O site › Endereço do site: https://a.test',
    `       Faça: ${words.placeholder.todo}`,
  ]);
  expect(lines[5]).toBe(`AVISO  ${words.expiry.name}`);
});
