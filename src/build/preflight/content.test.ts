import { expect, test } from 'vitest';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { type Content, readContent } from '../../content/read.ts';
import { checkContent, checkFacts, checkSentences, writtenIn } from './content.ts';
import { listed, words } from './finding.ts';
import { demoSentences } from './preflight.ts';
import { withSentence } from './sentences.ts';

const shipped = readContent();

const contentOf = (site: object, others: object = {}) =>
  ({ ...shipped, ...others, site: { ...filledSite, ...site } }) as Content;
const check = (site: object, others: object = {}) => {
  const content = contentOf(site, others);
  return checkContent(content, [{ file: 'site.yaml', name: '', value: content.site }]);
};
const codes = (findings: ReturnType<typeof check>) => findings.map(({ code, state }) => `${code} ${state}`);
const deliveryTo = (delivery: object) => ({ contact: { ...filledSite.contact, delivery } });
const php = deliveryTo({ kind: 'php', to: ['equipe@roda.org.br'], from: 'site@roda.org.br' });
const cloudflare = { publishing: { kind: 'cloudflare', name: 'roda' } };

test.each<[string, object, string[]]>([
  ['a complete site', {}, []],
  ['the demonstration', shipped.site, ['placeholder missing', 'simulated missing']],
  ['a form that sends nothing', deliveryTo({ kind: 'simulated' }), ['simulated missing']],
  ['a form with PHP', php, ['php yours']],
  ['a form with PHP on Cloudflare', { ...php, ...cloudflare }, ['noPhp missing']],
])('for %s, the findings are: $2', (_name, site, findings) => expect(codes(check(site))).toEqual(findings));

const later = [{ kind: 'news', slug: 'a', name: 'Feira', date: '2999-02-01' }];
test.each<[string, object, string, object]>([
  ['an unread file', { unread: ['cursos.yaml'] }, 'unread', { text: 'cursos.yaml' }],
  ['news of a later day', { later }, 'later', { text: '“Feira”, 1º de fevereiro de 2999', path: ['date'] }],
])('%s is a warning with its place', (_name, others, code, place) => {
  expect(check({}, others)).toMatchObject([{ code, state: 'warning', found: [place] }]);
});

test('a finding has the labels, the value and the path of its field', () => {
  const mail = deliveryTo({ kind: 'php', to: ['equipe@roda.example'], from: 'site@roda.org.br' });
  const found = check(mail).map(({ found: [first] }) => [first?.text, first?.path]);
  expect(found).toContainEqual([
    'O site › Contato › Envio do formulário › E-mail 1: equipe@roda.example',
    ['contact', 'delivery', 'to', 0],
  ]);
});

test('letters that no typeface has are a warning with their place', () => {
  expect(check({ brand: { ...filledSite.brand, tagline: 'Мы é ỹ' } })).toMatchObject([
    { code: 'letters', state: 'warning', found: [{ text: 'O site › Marca › O que vocês fazem: М ы' }] },
  ]);
});

test('a placeholder in a page has the name of the page', () => {
  const file = 'services/agentics.yaml';
  const name = writtenIn('demo', shipped).find((one) => one.file === file)?.name ?? '';
  const written = [{ file, name, value: { lead: 'Veja https://a.test/x' } }];
  expect(checkContent(contentOf({}), written)[0]?.found).toEqual([
    { file, text: 'Agentics Personalizados › Texto de abertura: Veja https://a.test/x', path: ['lead'] },
  ]);
});

test('a text of a block that is still the title of its field is missing', () => {
  const value = {
    name: 'Nome',
    blocks: [{ kind: 'text', title: 'Título', paragraphs: 'Texto', points: ['Um título'] }],
  };
  const written = [{ file: 'pages/a.yaml', name: 'A', value }];
  expect(checkContent(contentOf({}), written)).toMatchObject([
    {
      code: 'starter',
      state: 'missing',
      found: [{ path: ['blocks', 0, 'title'] }, { path: ['blocks', 0, 'paragraphs'] }],
    },
  ]);
});

test.each(['Usamos o que você escreve só para responder a você.', 'A primeira consultoria é gratuita.'])(
  'the sentence “%s” of the demonstration is missing, with its place, until the owner says that it is also theirs',
  (sentence) => {
    expect(demoSentences()).toContain(sentence);
    const value = { lead: `Somos três.\n${sentence.replace(' ', '  ')} Até logo!` };
    const found = (ours?: string[]) =>
      checkSentences([{ file: 'pages/a.yaml', name: 'A', value }], demoSentences(), ours);
    expect(found()).toEqual([
      {
        code: 'demo',
        state: 'missing',
        found: [{ text: `A › Texto de abertura: ${sentence}`, file: 'pages/a.yaml', path: ['lead'], sentence }],
      },
    ]);
    const ours = withSentence(['x'], sentence);
    expect(found(ours)).toEqual([]);
    expect([ours, withSentence(ours, sentence)]).toEqual([['x', expect.stringMatching(/^[a-z\d]{1,7}$/)], ours]);
  },
);

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
  const lines = listed([...findings].reverse()).split('\n');
  expect(lines.slice(1, 4)).toEqual([
    `FALTA  ${words.placeholder.name}`,
    '       O site › Endereço do site: https://a.test',
    `       Faça: ${words.placeholder.todo}`,
  ]);
  expect(lines[5]).toBe(`AVISO  ${words.unread.name}`);
});
