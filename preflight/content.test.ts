import { describe, expect, test } from 'vitest';
import { type Content, readContent } from '../src/content/read.ts';
import { filledSite } from '../tests/variants/filledSite.ts';
import { checkContent, checkFacts, writtenIn } from './content.ts';
import { listed, words } from './finding.ts';

const shipped = readContent();

const contentOf = (site: object, others: object = {}) =>
  ({ ...shipped, ...others, site: { ...filledSite, ...site } }) as Content;
const check = (site: object, others: object = {}) => {
  const content = contentOf(site, others);
  return checkContent(content, [{ file: 'site.yaml', name: '', value: content.site }]);
};
const codes = (findings: ReturnType<typeof check>) => findings.map(({ code, state }) => `${code} ${state}`);
const deliveryTo = (delivery: object) => ({ contact: { ...filledSite.contact, delivery } });
const php = { kind: 'php', to: ['equipe@roda.org.br'], from: 'site@roda.org.br' };

describe('the findings about the owner’s files', () => {
  test.each<[string, object, string[]]>([
    ['a complete site', {}, []],
    [
      'the demonstration',
      { ...shipped.site, security: filledSite.security },
      ['placeholder missing', 'simulated missing'],
    ],
    ['a form that sends nothing', deliveryTo({ kind: 'simulated' }), ['simulated missing']],
    ['a form with PHP', deliveryTo(php), ['php yours']],
    [
      'a form with PHP on Cloudflare',
      { ...deliveryTo(php), publishing: { kind: 'cloudflare', name: 'roda' } },
      ['noPhp missing'],
    ],
  ])('for %s, are: $2', (_name, change, findings) => expect(codes(check(change))).toEqual(findings));

  test.each<[string, object, string, string, unknown]>([
    ['an unread file', { unread: ['cursos.yaml'] }, 'unread', 'cursos.yaml', undefined],
    [
      'news of a later day',
      { later: [{ kind: 'news', slug: 'a', name: 'Feira', date: '2999-02-01' }] },
      'later',
      '“Feira”, 1º de fevereiro de 2999',
      ['date'],
    ],
  ])('%s is a warning with its place', (_name, others, code, text, path) => {
    expect(check({}, others)).toMatchObject([{ code, state: 'warning', found: [{ text, ...(path ? { path } : {}) }] }]);
  });

  test.each<[string, object, string, (string | number)[]]>([
    [
      'a placeholder',
      { address: 'https://roda.example' },
      'O site › Endereço do site: https://roda.example',
      ['address'],
    ],
    [
      'a delivery to a placeholder',
      deliveryTo({ ...php, to: ['equipe@roda.example'] }),
      'O site › Contato › Envio do formulário › E-mail 1: equipe@roda.example',
      ['contact', 'delivery', 'to', 0],
    ],
  ])('a finding about %s has the labels, the value and the path of the field', (_name, change, text, path) => {
    expect(check(change)[0]?.found).toEqual([{ file: 'site.yaml', text, path }]);
  });

  test('a placeholder in a page has the name of the page', () => {
    const written = writtenIn('demo', shipped);
    expect(written.map(({ file }) => file)).toContain('services/agentics.yaml');
    const page = written.find(({ file }) => file === 'services/agentics.yaml');
    const file = { file: 'services/agentics.yaml', name: page?.name ?? '', value: { lead: 'Veja https://a.test/x' } };
    expect(checkContent(contentOf({}), [file])[0]?.found).toEqual([
      { file: file.file, text: 'Agentics Personalizados › Texto de abertura: Veja https://a.test/x', path: ['lead'] },
    ]);
  });

  test('the key of a delivery is not shown', () => {
    expect(JSON.stringify(check(deliveryTo({ kind: 'formspree', form: 'segredo' })))).not.toContain('segredo');
    expect(JSON.stringify(check(deliveryTo(php)))).not.toContain('roda.org.br');
  });
});

test('facts and prices that a site does not mention are one finding, with a line for each', () => {
  const facts = { cnpj: '1', city: 'Recife', email: 'a', hours: [], invoice: true, dataContact: 'Ana' };
  const priced = shipped.own.services.map((one) => (one.free ? one : { ...one, price: { drivers: 'do tamanho' } }));
  expect(checkFacts(contentOf({ facts }, { own: { services: priced } }))).toEqual([]);
  const { cnpj: _, ...others } = facts;
  const [service] = shipped.own.services;
  expect(checkFacts(contentOf({ facts: others }, { own: { services: [{ ...service, price: undefined }] } }))).toEqual([
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
  const findings = check({ address: 'https://a.test' }, { unread: ['cursos.yaml'] });
  expect(listed([...findings].reverse())).toBe(`
FALTA  ${words.placeholder.name}
       O site › Endereço do site: https://a.test
       Faça: ${words.placeholder.todo}

AVISO  ${words.unread.name}
       cursos.yaml
       Faça: ${words.unread.todo}
`);
});
